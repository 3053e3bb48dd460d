// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { TRACKED_WIDGETS, toElementRoom } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import { figure } from "../src/offer-cards/figure.ts";
import { PLUGIN_SOURCE } from "./wordpress.ts";

type Documented = { tagName: string; attributes: { name: string }[] };
const manifest: { modules: { declarations: Documented[] }[] } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../custom-elements.json"), "utf8"),
);
const documented = manifest.modules.flatMap(({ declarations }) => declarations);

/** An element in the page's flow, with the place that its children reserve. */
const toFlow = (tag: string, attributes: string, room: string) =>
  `<div><${tag}${attributes}>${room}</${tag}></div>`;
const toCards = (attributes: string, values: Record<string, string>) =>
  toFlow("volpe-offer-cards", attributes, toElementRoom("carte", values));

/** What `test-shortcodes.php` prints. */
const WRITTEN = {
  unset: "",
  cards: toCards(' typology="gas" limit="6" filters', { typology: "gas", limit: "6", filters: "" }),
  escaped: toFlow(
    "volpe-favourites-button",
    ' label="&quot;&gt;x onload=&quot;1"',
    toElementRoom("preferiti", {}),
  ),
  tracking: "<volpe-quote-assistant></volpe-quote-assistant>",
  bare: "<volpe-quote-assistant></volpe-quote-assistant>",
  block: toCards(' consumption="3100"', {}),
  figure: toCards(' consumption="250.13" limit="6"', { limit: "6" }),
  script: "https://volpe.example/embed/v1/embed.js",
  tag: '<script async data-tracking="AFF-123" data-consent="pending" src="x"></script>',
  other: '<script src="x"></script>',
  // The stored tracking code stays, because the sent one is refused.
  checked: { host: "", tracking: "AFF-123", consent: "" },
  errors: ["volpe-tracking"],
  sanitized: { host: "", tracking: "", consent: "" },
};

const HOSTILE = ['"><script>alert(1)</script>', "' onmouseover='x", "a & b", "<b>", "\u0000"];
const SHORTCODES = {
  assistente: "volpe_quote_assistant",
  carte: "volpe_offer_cards",
  preferiti: "volpe_favourites_button",
};
/** Attributes of the cards on which their reserved place depends. */
const CARDS = ["grid", "list", "carousel"].flatMap((layout) =>
  [
    { limit: "1" },
    { limit: "12", filters: "" },
    { limit: "40", typology: "noleggio" },
    { limit: "0", typology: "pos" },
    { limit: "-4" },
    { slugs: "a,b,c,d", limit: "2" },
    { slugs: "a,b", limit: "8", filters: "" },
  ].map((values): Record<string, string> => ({ ...values, layout })),
);

test("each documented element has a shortcode", () => {
  const names = documented.map(({ tagName }) => tagName.replaceAll("-", "_"));
  expect(names.toSorted()).toEqual(Object.values(SHORTCODES).toSorted());
});

// A skipped test would count as failed. On a machine without PHP `npm test` prints that the plugin
// was only read.
if (hasPhp()) {
  describe("run by PHP", () => {
    const php = (...args: string[]) => execFileSync("php", args, { encoding: "utf8" });
    const write = (asked: [shortcode: string, given: object][] = []) =>
      JSON.parse(php(resolve(PLUGIN_SOURCE, "../test-shortcodes.php"), JSON.stringify(asked)));

    test("passes PHP's own check and writes shortcodes, blocks and settings", () => {
      expect(php("-l", PLUGIN_SOURCE)).toContain("No syntax errors");
      expect(write()).toEqual({ ...WRITTEN, asked: [] });
    });

    test("writes a consumption that the element reads like the text in the shortcode", () => {
      const { read } = figure(0, 10_000_000, 0, 100);
      const texts = ["3100", "3.100", "3,100", "3100.5", "3100,5", "1.200.500", "1.200,500"];
      texts.push("1500.125", "0.125", "12.3456", "3.100 kWh", "1e3", "-5", "0", "tanto");
      const asked = texts.map((consumption): [string, object] => [
        SHORTCODES.carte,
        { consumption },
      ]);
      const written = write(asked).asked.map(
        (markup: string) => / consumption="([^"]*)"/.exec(markup)?.[1] ?? null,
      );
      expect(written.map(read)).toEqual(texts.map(read));
      expect(written.slice(0, 4)).toEqual(["3100", "3100", "3100", "3100.5"]);
    });

    test("reserves the same place as the lines that an affiliate copies", () => {
      // WordPress passes an attribute without a value under its position.
      const asked = CARDS.map(({ filters, ...values }): [string, object] => [
        SHORTCODES.carte,
        filters === undefined ? values : { ...values, 0: "filters" },
      ]);
      const rooms = write(asked).asked.map(
        (markup: string) => /^<div><[^>]*>(.*?)<\/volpe/.exec(markup)?.[1],
      );
      expect(rooms).toEqual(CARDS.map((values) => toElementRoom("carte", values)));
      expect(write([[SHORTCODES.assistente, { variant: "inline" }]]).asked).toEqual([
        toFlow(
          "volpe-quote-assistant",
          ' variant="inline"',
          toElementRoom("assistente", { variant: "inline" }),
        ),
      ]);
    });

    test("escapes every attribute of every element", () => {
      const asked = TRACKED_WIDGETS.flatMap((widget) => {
        const shortcode = SHORTCODES[widget];
        const tag = shortcode.replaceAll("_", "-");
        const { attributes = [] } = documented.find(({ tagName }) => tagName === tag) ?? {};
        return HOSTILE.flatMap((value) =>
          attributes.map(({ name }): [string, object] => [shortcode, { [name]: value }]),
        );
      });
      const written: string[] = write(asked).asked;
      expect(written.length).toBeGreaterThan(90);
      for (const markup of written) {
        const tags = markup.replaceAll(
          /<svg slot="room"[^>]*><\/svg>|<br slot="room">|<\/?div>/g,
          "",
        );
        expect(tags).toMatch(/^<(volpe-[a-z-]+)( [a-z]+(="[^"<>]*")?)*><\/\1>$/);
      }
    });
  });
}

function hasPhp(): boolean {
  try {
    execFileSync("php", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return false;
    }
    throw error;
  }
}
