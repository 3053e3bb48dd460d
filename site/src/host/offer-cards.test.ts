import { createHash } from "node:crypto";
import { COMMISSION_LINE, COMMISSION_NOTICE, OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { expect, test } from "vitest";
import { createOffer } from "../routes/catalogue/energy/sample-offers.ts";
import { createHost, OFF, ORIGIN } from "./fake-cards-host.ts";

test("answers any origin with the first cards of a list, with tracked links to the host", async () => {
  const { answer, text } = await createHost()("limit=1&consumo=3100&tracking=AFF-1");
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=60",
    "content-type": "text/html; charset=utf-8",
  });
  expect(Object.keys(answer.headers)).not.toContain("x-request-id");
  expect(text.match(/<article/g)).toHaveLength(1);
  expect(text).toContain(
    `href="${ORIGIN}/privati/luce/enerluna/luce-serena-000123esvml01?consumo=3100&amp;tracking=AFF-1&amp;widget=carte"`,
  );
  expect(text).toContain("700,23 €");
  expect(text).toContain("Aggiornato al 20 novembre 2026.");
  expect(text).toContain("Sconti con una condizione, non sottratti: Bolletta via e-mail");
  expect(text).toContain("Portale Offerte");
  expect(text).not.toContain("Dimostrazione");
  expect(text).toContain('data-sheets="energy" data-shown="1"');
  const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
  expect(
    links.filter((href) => !href.startsWith(ORIGIN) || !href.includes("tracking=AFF-1")),
  ).toEqual([]);
});

test("cards that are opened as a page load nothing, and a script's request gets no policy", async () => {
  const ask = createHost();
  const readPolicy = async (headers: Record<string, string>) =>
    (await ask("limit=1", headers)).answer.headers["content-security-policy"];
  expect(await readPolicy({})).toBe("default-src 'none'; sandbox");
  expect(await readPolicy({ referer: "https://partner.example/" })).toContain("sandbox");
  expect(await readPolicy({ origin: "https://partner.example" })).toBeUndefined();
});

test("names the commission on the card of the first offer that may earn one", async () => {
  const ask = createHost();
  const count = async (query: string) => (await ask(query)).text.split(COMMISSION_LINE).length - 1;
  for (const typology of ["luce", "noleggio"]) {
    const { text } = await ask(`typology=${typology}&tracking=AFF-1`);
    const [first = ""] = text.split("</article>");
    // Every kind of card has the line in the same foot.
    expect(first).toMatch(new RegExp(`<div class="v-card-foot">.*<small>${COMMISSION_LINE}`));
  }
  expect(await count("tracking=AFF-1")).toBe(1);
  expect(await count("typology=noleggio&tracking=AFF-1")).toBe(1);
  // An offer that ended cannot be signed, so the notice is on the car's card.
  expect((await ask("slugs=finita,auto&tracking=AFF-1")).text).toMatch(
    new RegExp(`Panda 1.0 Hybrid.*${COMMISSION_LINE}`),
  );
  // Nobody is paid for a visitor without a tracking value, nor for a contract on the provider's
  // site.
  expect(await count("")).toBe(0);
  expect(await count("typology=internet&tracking=AFF-1")).toBe(0);
  // An affiliate that is switched off is not paid either.
  expect(await count("tracking=OFF-1")).toBe(0);
});

test("shows no other brand's offers for a brand without offers", async () => {
  const ask = createHost();
  expect((await ask("brand=enerluna")).text).toContain('data-shown="2"');
  const { text } = await ask("brand=enerluno");
  expect(text).toContain('data-shown="0"');
  expect(text).toContain("Nessuna offerta, per queste scelte.");
  // The rules that fill the reserved place are in the sheet of the filters.
  expect(text).toContain('data-sheets="filters"');
  const { answer } = await ask("brand=enerluno", {}, "/embed/offer-cards.json");
  expect(answer.json().data.cards).toEqual([]);
});

test("shows cars with the host's pictures and says which of their data are invented", async () => {
  const { text } = await createHost()("typology=noleggio");
  expect(text).toContain(`src="${ORIGIN}/pictures/cars/citycar.svg"`);
  expect(text).toContain(`src="${ORIGIN}/marks/fiat.svg"`);
  expect(text).toContain("auto vere, canoni inventati");
  expect(text).not.toContain("Portale Offerte");
});

test("shows the list's filters on demand, with the consumption in Italian notation", async () => {
  const { text } = await createHost()("filters=1");
  const field = /<input[^>]*name="consumo"[^>]*>/.exec(text)?.[0];
  expect(field).toMatch(/(?=.* inputMode="decimal")(?=.* value="2\.700")/i);
  expect(text).toMatch(/<form class="v-filters"[^>]*>.*name="consumo"/);
  expect(text).toContain('data-sheets="energy filters"');
});

test("passes a refusal of the API on, with the id that the log names", async () => {
  const { answer } = await createHost()("typology=pos");
  expect(answer.statusCode).toBe(503);
  expect(answer.json().errors[0].code).toBe("unavailable");
  expect(answer.headers).toMatchObject({
    "access-control-expose-headers": "x-request-id",
    "cache-control": "no-store",
    "x-request-id": "req-of-api",
  });
});

test("answers 304 while the same cards are asked for again", async () => {
  const ask = createHost();
  const { etag = "" } = (await ask("")).answer.headers;
  expect((await ask("", { "if-none-match": etag })).answer.statusCode).toBe(304);
  expect((await ask("limit=1", { "if-none-match": etag })).answer.statusCode).toBe(200);
});

const FEED = "/embed/offer-cards.json";
const FRAME = "/embed/frame";

test("answers the same cards as data, each with its texts and a tracked address", async () => {
  const query = "limit=1&consumo=3100&tracking=AFF-1";
  const { answer } = await createHost()(query, {}, FEED);
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=60",
    "content-type": "application/json; charset=utf-8",
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  });
  const { data } = answer.json();
  expect(data).toEqual({
    cards: [
      {
        slug: "luce-serena-000123esvml01",
        url: `${ORIGIN}/privati/luce/enerluna/luce-serena-000123esvml01?consumo=3100&tracking=AFF-1&widget=carte`,
        name: "Luce Serena 24",
        brand: "Enerluna S.p.A.",
        current: true,
        amount: "700,23\u00a0€ l’anno",
        basis: expect.stringMatching(/^Spesa di un anno per .*, imposte comprese$/),
        notice: `Sconti con una condizione, non sottratti: Bolletta via e-mail: 12 € l’anno. ${COMMISSION_NOTICE}`,
        card: { kind: "energy", offer: createOffer() },
      },
    ],
    updatedAt: "2026-11-20",
    demonstration: false,
    source: OPEN_DATA_ATTRIBUTION,
    links: {
      list: `${ORIGIN}/offerte/luce?tracking=AFF-1&widget=carte`,
      method: `${ORIGIN}/come-funziono?tracking=AFF-1&widget=carte`,
    },
  });
});

test("the data says in words that a price is an estimate, and why", async () => {
  const { answer } = await createHost()("limit=2", {}, FEED);
  const [, variable] = answer.json().data.cards;
  expect(variable.notice).toBe(
    "È una stima. Il prezzo segue il PUN: uso la media degli ultimi dodici mesi. Sconti con una condizione, non sottratti: Bolletta via e-mail: 12 € l’anno.",
  );
});

test("answers 304 for known data and frames, also if a proxy removed the weak mark", async () => {
  const ask = createHost();
  for (const path of [FEED, FRAME]) {
    const etag = String((await ask("", {}, path)).answer.headers.etag);
    for (const known of [etag, `"x", ${etag}`, etag.replace("W/", "")]) {
      expect((await ask("", { "if-none-match": known }, path)).answer.statusCode).toBe(304);
    }
  }
  expect((await ask("typology=pos", {}, FEED)).answer.statusCode).toBe(503);
});

test("lets any site frame a document in which nothing runs", async () => {
  const { answer, text } = await createHost()(
    "typology=noleggio&tracking=AFF-1&theme=light&filters=1",
    {},
    FRAME,
  );
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  });
  const [style = ""] = /(?<=<style>).*(?=<\/style>)/s.exec(text) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src ${ORIGIN}; base-uri 'none'; ` +
      "form-action 'none'; frame-ancestors *; " +
      "sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  expect(answer.headers).not.toHaveProperty("x-frame-options");
  expect(text).toContain('<html lang="it" data-theme="light">');
  expect(text).toContain('<base target="_blank">');
  expect(text).toContain("<title>Offerte noleggio</title>");
  // The notice is above the cards, where it is never cut off.
  expect(text).toMatch(new RegExp(`<p [^>]*>${COMMISSION_NOTICE}</p><ol`));
  expect(text).not.toMatch(/<script|<form|<input|\son\w+=|\sstyle=/);
  const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? "");
  expect(links.length).toBeGreaterThan(1);
  expect(
    links.filter((href) => !href.startsWith(ORIGIN) || !href.includes("tracking=AFF-1")),
  ).toEqual([]);
});

test("cards on a page of another origin are revalidated each time", async () => {
  const ask = createHost();
  for (const path of ["/embed/offer-cards", FEED, FRAME]) {
    const page = { referer: "https://acceso.example/" };
    const { headers } = (await ask("", page, path)).answer;
    expect(headers).toMatchObject({ "cache-control": "no-cache", vary: "origin, referer" });
    const again = { ...page, "if-none-match": String(headers.etag) };
    expect((await ask("", again, path)).answer.statusCode).toBe(304);
  }
});

test.each([
  ["/embed/offer-cards", { origin: OFF }, /^<p>Da questa pagina per ora non mostro offerte/],
  ["/embed/offer-cards", { referer: `${OFF}/pagina?a=1` }, /^<p>Da questa pagina/],
  [FRAME, { referer: `${OFF}/` }, /^$/],
])(
  "%s says why it draws no card for a page whose origin is off: %j",
  async (path, headers, line) => {
    const { answer, text } = await createHost()("limit=2", headers, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      vary: "origin, referer",
    });
    const [, said] = /<\/title><div[^>]* ?data-refused="origin-off">(.*)<\/div>$/.exec(text) ?? [];
    expect(said).toMatch(line);
  },
);

test("refuses the data to a page whose origin is off", async () => {
  const { answer } = await createHost()("limit=2", { origin: OFF }, FEED);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  expect(answer.json().errors).toEqual([
    { code: "origin-off", message: expect.stringContaining("non posso risponderti") },
  ]);
});
