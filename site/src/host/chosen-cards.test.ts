import { expect, test } from "vitest";
import { createHost, ORIGIN } from "./fake-cards-host.ts";

const FEED = "/embed/offer-cards.json";

test("says that a chosen offer has ended, and shows a chosen offer that has not", async () => {
  const { text } = await createHost()("slugs=finita,auto");
  const [ended = ""] = text.split("</article>");
  expect(ended).toMatch(/class="v-scope v-card".*Luce Finita<\/h3>.*v-card-figure">Finita</);
  expect(ended).toContain(">Questa offerta è terminata: non si vende più.</p>");
  expect(text).toContain("Panda 1.0 Hybrid");
  expect(text).toContain('data-sheets="product" data-shown="2" data-ended="1"');
  expect(text).toContain(' data-current="auto" data-over="finita"');
});

test("names the chosen offers that it does not find", async () => {
  const ask = createHost();
  const { text } = await ask("slugs=auto,mai-esistita");
  const [, unknown = ""] = text.split("</article>");
  expect(unknown).toMatch(/«mai-esistita»<\/h3>.*Non la trovo.*href="[^"]*\/noleggio"/);
  expect(text).toContain('data-sheets="product" data-shown="1" data-current="auto"');
  const none = await ask("slugs=mai-esistita,nemmeno-questa");
  expect(none.text).toContain("Queste offerte non le trovo.");
  expect(none.text).not.toContain("<article");
  expect(none.text).toContain(' data-current="" data-over=""');
  // Unknown slugs are left out of the feed.
  const { answer } = await ask("slugs=auto,mai-esistita", {}, "/embed/offer-cards.json");
  expect(answer.json().data.cards).toMatchObject([{ slug: "auto" }]);
});

test("«Tutte le offerte» leads to the list of the typology that is shown", async () => {
  const ask = createHost();
  const readList = async (query: string) =>
    /<a href="([^"]*)"[^>]*>Tutte le offerte/.exec((await ask(query)).text)?.[1];
  expect(await readList("slugs=auto")).toBe(`${ORIGIN}/noleggio`);
  expect(await readList("slugs=finita,auto")).toBe(`${ORIGIN}/offerte/luce`);
  expect(await readList("slugs=mai-esistita&typology=pos")).toBe(`${ORIGIN}/pos`);
  const { answer } = await ask("slugs=auto", {}, "/embed/offer-cards.json");
  expect(answer.json().data.links.list).toBe(`${ORIGIN}/noleggio`);
});

test("accepts the addresses of offers' pages instead of slugs", async () => {
  const page = `${ORIGIN}/privati/luce/enerluna/finita?consumo=3100`;
  const pages = [page, "/noleggio/fiat-panda/1-0-hybrid/", "https://altro.example/x", "http://["];
  const { text } = await createHost()(`slugs=${encodeURIComponent(pages.join(", "))}`);
  expect(text).toContain('data-shown="2" data-ended="1"');
});

test("passes on that the API fails for a car's address", async () => {
  const slugs = encodeURIComponent(`finita,${ORIGIN}/noleggio/fiat-panda/guasta`);
  for (const path of ["/embed/offer-cards", FEED, "/embed/frame"]) {
    const { answer } = await createHost()(`slugs=${slugs}`, {}, path);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, "unavailable"]);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-request-id": "req-of-api",
    });
  }
});

test("names an ended offer and a car with its period in the data", async () => {
  const { answer } = await createHost()("slugs=finita,auto", {}, FEED);
  const { data } = answer.json();
  expect(data).toMatchObject({
    cards: [
      { slug: "finita", current: false, amount: null, url: `${ORIGIN}/offerte/luce`, card: null },
      { name: "Panda 1.0 Hybrid", amount: "256,20\u00a0€ al mese", notice: null },
    ],
    source: null,
  });
});
