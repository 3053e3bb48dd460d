import { afterEach, expect, test, vi } from "vitest";
import { toVolpe } from "../loader/volpe.ts";
import { define } from "./self-check-module.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** What the self-check writes of cards with these attributes, except of the place they reserve. */
function check(attributes: string): string[] {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve());
  const written = vi.spyOn(console, "warn").mockReturnValue();
  document.body.innerHTML = `<volpe-offer-cards ${attributes}><svg slot="room"></svg></volpe-offer-cards>`;
  const dataset = { transports: "polling" };
  define(toVolpe("1.0.0", { src: "https://volpe.example", dataset }));
  return written.mock.calls.map(([text]) => String(text));
}

const toSlugs = (count: number) =>
  `slugs="${Array.from({ length: count }, (_, at) => `o-${at}`).join()}"`;

test.each([
  [`${toSlugs(4)} limit="2"`, []],
  [toSlugs(4), ["names 4 offers, of which 3 are shown: limit may be 12."]],
  [`${toSlugs(13)} limit="2"`, ["names 13 offers, of which 2 are shown: limit may be 12."]],
  [`${toSlugs(13)} limit="12"`, ["names 13 offers, of which 12 are shown: no limit is higher."]],
  [`${toSlugs(60)} limit="50"`, ["names 60 offers, of which 12 are shown: no limit is higher."]],
  [`${toSlugs(60)} limit="-4"`, ["names 60 offers, of which 1 are shown: limit may be 12."]],
  [`${toSlugs(60)} limit="3,6"`, ["names 60 offers, of which 4 are shown: limit may be 12."]],
  [`${toSlugs(60)} limit="1.000"`, ["names 60 offers, of which 12 are shown: no limit is higher."]],
  [`${toSlugs(60)} limit="0.4"`, ["names 60 offers, of which 1 are shown: limit may be 12."]],
  [`${toSlugs(60)} limit="tante"`, ["names 60 offers, of which 3 are shown: limit may be 12."]],
])("reports how many of the named offers are shown", (attributes, reports) => {
  expect(check(attributes)).toEqual(reports.map((text) => `Volpe: volpe-offer-cards ${text}`));
});

test.each([
  ["3.100", "3100"],
  ["3,100", "3100"],
  ["100.125", "100125"],
])("reports the consumption %s, which may mean decimals", (written, read) => {
  expect(check(`consumption="${written}"`)).toEqual([
    `Volpe: consumption="${written}" is read as ${read}: write ${read}, or two decimals.`,
  ]);
});

test.each(["3100", "3100.5", "0.125", "1500.125", "1.200.500", "tanto", ""])(
  "says nothing of the consumption «%s», which has one meaning",
  (written) => {
    expect(check(`consumption="${written}"`)).toEqual([]);
  },
);
