// @vitest-environment node
import { toElementRoom } from "@volpe/contract";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { loadVolpe } from "./index.ts";
import { ELEMENTS, toEventProp, toSample } from "./test-elements.ts";

const WIDGETS = {
  "volpe-quote-assistant": "assistente",
  "volpe-favourites-button": "preferiti",
  "volpe-offer-cards": "carte",
} as const;

/** The place of an element as React writes it. */
const toRoom = (tagName: string, attributes: Record<string, string>) =>
  toElementRoom(WIDGETS[tagName as keyof typeof WIDGETS], attributes).replaceAll(
    '<br slot="room">',
    '<br slot="room"/>',
  );

describe.each(ELEMENTS)("$tagName", ({ tagName, Component, attributes, properties, events }) => {
  test("renders the plain element with its attributes and its reserved place", () => {
    const samples = attributes.map((one) => ({ name: one.name, ...toSample(one) }));
    const props = Object.fromEntries([
      ...samples.map(({ name, value }) => [name, value]),
      ...properties.map(({ name }) => [name, { type: "luce" }]),
      ...events.map((name) => [toEventProp(name), vi.fn()]),
    ]);
    const written = samples.map((one) => ` ${one.name}="${one.written}"`).join("");
    const room = toRoom(
      tagName,
      Object.fromEntries(samples.map((sample) => [sample.name, sample.written])),
    );
    expect(renderToString(<Component {...props} />)).toBe(
      `<${tagName}${written}>${room}</${tagName}>`,
    );
  });

  test("writes no attribute that is false", () => {
    const flags = attributes.filter(({ type }) => type.text === "boolean");
    const props = Object.fromEntries(flags.map(({ name }) => [name, false]));
    expect(renderToString(<Component {...props} />)).toBe(
      `<${tagName}>${toRoom(tagName, {})}</${tagName}>`,
    );
  });

  test("escapes a value that would end its attribute", () => {
    expect(renderToString(<Component tracking={'"><script>'} />)).toBe(
      `<${tagName} tracking="&quot;&gt;&lt;script&gt;">${toRoom(tagName, {})}</${tagName}>`,
    );
  });

  test("keeps a page's own children on a server, in place of the pictures", () => {
    const room = <svg slot="room" height="46" />;
    expect(renderToString(<Component>{room}</Component>)).toBe(
      `<${tagName}><svg slot="room" height="46"></svg></${tagName}>`,
    );
  });
});

test("does nothing on a server when the script is to be loaded", () => {
  expect(() => loadVolpe({ host: "https://volpe.example" })).not.toThrow();
});
