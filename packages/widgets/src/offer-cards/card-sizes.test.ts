// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ELEMENT_SIZES, toElementRoom } from "@volpe/contract";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), "utf8");
const cards = read("../../../ui/src/styles/cards.css");
const elementSheet = read("offer-cards.css");
const { card, filters, notes, assistant } = ELEMENT_SIZES;

const ELEMENT = /<volpe-([a-z-]+)((?: [a-z]+(?:="[^"]*")?)*)>(.*?)<\/volpe-/g;

test("the cards and their notes are as high as the place that is reserved for them", () => {
  expect([...cards.matchAll(/--v-card-size: (\d+)px/g)].map(([, px]) => Number(px))).toEqual([
    card.energy,
    card.product,
    card.lying,
  ]);
  expect(cards).toContain(`minmax(min(100%, ${card.width}px), 1fr)`);
  expect(cards).toContain(`gap: ${card.gap}px;`);
  expect(cards).toContain(`@container (min-width: ${card.wideFrom}px)`);
  const [two = 0, three = 0] = [2, 3].map((count) => count * (card.width + card.gap) - card.gap);
  expect(cards).toContain(`@container (min-width: ${two}px) and (max-width: ${three - 0.02}px)`);
  expect(
    [...elementSheet.matchAll(/padding-block-end: (\d+)px/g)].map(([, px]) => Number(px)),
  ).toEqual([notes.energy.narrow, notes.energy.wide]);
  expect(elementSheet).toContain(`@container (min-width: ${notes.wideFrom}px)`);
  expect(elementSheet).toContain(`padding-block-start: ${filters}px`);
});

test("the documents show the place that is reserved for cards and for the assistant", () => {
  const readme = read("../../README.md").replaceAll(/>\s+</g, "><");
  const manifest = read("../../custom-elements.json").replaceAll('\\"', '"');
  const inline = `<volpe-quote-assistant variant="inline">${toElementRoom("assistente", { variant: "inline" })}</volpe-quote-assistant>`;
  expect(inline).toContain(`height="${assistant}"`);
  expect(readme).toContain(inline);
  expect(manifest).toContain(inline);
  const two = toElementRoom("carte", { limit: "2" });
  expect(manifest).toContain(two);
  const npm = read("../../npm.md").replaceAll(/\s+>/g, ">");
  expect(npm.match(/<volpe-offer-cards typology="[a-z]+" limit="2">/g)).toHaveLength(2);
  expect(npm.split(`limit="2">${two}</volpe-offer-cards>`)).toHaveLength(3);
});

test("the demonstration's pages and tests reserve the same places", () => {
  const widgets = {
    "quote-assistant": "assistente",
    "offer-cards": "carte",
    "favourites-button": "preferiti",
  } as const;
  const pages = ["index.html", "confronto.html", "ponterosso/index.html"]
    .map((path) => read(`../../../../embed-demo/pages/${path}`))
    // Includes the escaped snippets, which visitors copy.
    .map((html) => html.replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
  const found = pages.flatMap((html) => [...html.matchAll(ELEMENT)]);
  expect(found).toHaveLength(11);
  for (const [, name, attributes = "", room] of found) {
    const matches = [...attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)];
    const values = Object.fromEntries(matches.map(([, key, value = ""]) => [key, value]));
    expect(room).toBe(toElementRoom(widgets[name as keyof typeof widgets], values));
  }
  expect(JSON.parse(read("../../../../embed-demo/rooms.json"))).toEqual({
    cards2: toElementRoom("carte", { limit: "2" }),
    cards3: toElementRoom("carte", {}),
    inline: toElementRoom("assistente", { variant: "inline" }),
    heart: toElementRoom("preferiti", { slug: "luce-facile" }),
  });
});
