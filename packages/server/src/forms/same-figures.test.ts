import {
  type Comparison,
  type Estimate,
  formatDecimal,
  formatEurCents,
  type OfferList,
  type OfferSheet,
  PROVINCES,
  type QuotedOffer,
  type RateView,
  type SpendParts,
  toSpendShares,
} from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCents } from "../figures/round.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { walk } from "../interview/test-walk-flow.ts";
import { useCheapFonts } from "../pdf/test-fonts.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { readQuoteDocument } from "./test-quote-document.ts";
import { readQuoteMail } from "./test-quote-mail.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));
let restoreFonts: () => void;
beforeAll(() => {
  restoreFonts = useCheapFonts();
});
afterAll(() => restoreFonts());

type Figure = { slug: string; total: number };

const SUPPLIES = {
  luce: { answers: ["2.700 kWh", "3 kW"], consumption: 2700, capacityKw: 3 },
  gas: { answers: ["1.400 Smc"], consumption: 1400, capacityKw: null },
} as const;

test.each(["luce", "gas"] as const)(
  "gives the same %s figures in every channel for each of 107 provinces",
  async (type) => {
    expect(PROVINCES).toHaveLength(107);
    // Document and mail are made from the stored quote, so they are read once for the same figures.
    const documented = new Set<string>();
    for (const { sign } of PROVINCES) {
      const { told, query } = askAssistant(type, sign);
      expect(query.get("provincia")).toBe(sign);

      const list = await get<OfferList>(`/offers?tipology=${type}&${query}`);
      expect(toFigures(list.offers.slice(0, 3)), `the list in ${sign}`).toEqual(told);

      const sheets: OfferSheet[] = [];
      for (const { slug } of told) {
        sheets.push(await get<OfferSheet>(`/offers/${slug}?${query}`));
      }
      expect(
        sheets.map(({ outcome }) => "result" in outcome && outcome.result.spend.total),
        `the sheets in ${sign}`,
      ).toEqual(told.map(({ total }) => total));

      const rate = await fillForm(type, sign);
      const view = await get<RateView>(`/rates/${rate}`);
      expect(toQuotedFigures(view.offers), `the form in ${sign}`).toEqual(told);

      const figures = JSON.stringify(told);
      if (documented.has(figures)) {
        continue;
      }
      documented.add(figures);
      const mail = await readQuoteMail(server.services, rate);
      const written = { document: await readQuoteDocument(server, rate, toNextAddress()), mail };
      for (const [where, text] of Object.entries(written)) {
        const missing = told.filter(({ total }) => !text.includes(formatEurCents(total)));
        expect(missing, `${where} in ${sign}`).toEqual([]);
      }
    }
  },
  240_000,
);

test.each([
  ["luce", "MI"],
  ["luce", "PA"],
  ["gas", "MI"],
  ["gas", "PA"],
] as const)("gives the same parts of each %s spend in every channel in %s", async (type, sign) => {
  const { quoted, query } = askAssistant(type, sign);
  const asked = `tipology=${type}&${query}`;
  const { offers } = await get<OfferList>(`/offers?${asked}`);
  const told = offers.map(({ slug, spend }) => ({ slug, spend, parts: toWords(spend) }));
  expect(told.map(({ spend }) => toCents(sumParts(spend)))).toEqual(
    told.map(({ spend }) => toCents(spend.total)),
  );
  expect(quoted.map(toQuotedWords)).toEqual(told.slice(0, 3).map(({ parts }) => parts));

  const first = told.slice(0, 4);
  const slugs = first.map(({ slug }) => slug).join(",");
  const { items } = await get<Comparison>(`/offers/compare?${asked}&confronta=${slugs}`);
  expect(items.map(({ parts }) => parts.map(({ amountEur }) => formatEurCents(amountEur)))).toEqual(
    first.map(({ parts }) => parts),
  );
  for (const { slug, spend } of first) {
    const { outcome } = await get<OfferSheet>(`/offers/${slug}?${query}`);
    expect(outcome).toMatchObject({ result: { spend } });
  }
  const { payload: csv } = await server.app.inject(`/api/v1/offers.csv?${asked}`);
  for (const { spend } of told) {
    const { total, sale, discounts, network, charges, taxes, vat } = spend;
    const cells = [total, sale, discounts, network, charges, taxes, vat].map(formatDecimal);
    expect(csv).toContain(cells.join(";"));
  }
});

function sumParts({ sale, discounts, network, charges, taxes, vat }: SpendParts): number {
  return sale - discounts + network + charges + taxes + vat;
}

/** The four figures that a card prints under the bar of the spend. */
function toWords(spend: SpendParts): string[] {
  return toSpendShares(spend).map(({ eur }) => formatEurCents(eur));
}

function toQuotedWords({ lines }: QuotedOffer): string[] {
  return lines.slice(0, 4).map(({ value }) => value);
}

test.each([
  ["B", "PA"],
  ["C", "NA"],
  ["D", "RM"],
  ["E", "MI"],
  ["F", "TN"],
])("completes a year of gas equally in assistant and estimate in zone %s", async (zone, sign) => {
  const { quote } = walk(
    ["casa", "gas", `provincia ${sign}`, "boh", "dalla bolletta", ...HALF_A_YEAR.answers],
    { world: toFlowContext(server.services) },
  );
  const told = toQuotedFigures(quote?.offers ?? []);
  expect(told).toHaveLength(3);
  const estimate = await get<Estimate>(
    `/estimate?tipology=gas&${HALF_A_YEAR.query}&provincia=${sign}`,
  );
  expect(estimate.query.consumo).toBe(Number(new URLSearchParams(quote?.query).get("consumo")));
  expect(toFigures(estimate.offers.slice(0, 3).map(({ offer }) => offer))).toEqual(told);
  expect(estimate.assumptions[0]).toContain(`zona climatica ${zone}`);
});

test.each([
  ["F1 900, F2 800, F3 1000", "MI"],
  ["900 in F1, 800 in F2 e 1000 in F3", "PA"],
  ["F1 2000 F2 400 F3 300", "MI"],
])("gives the same figures in every channel for the bands «%s»", async (bands, sign) => {
  const { told, query } = askAssistant("luce", sign, [bands, "3 kW"]);
  const parts = bands.match(/\d{3,4}/g)?.join("-");
  expect(Object.fromEntries(query)).toMatchObject({ consumo: "2700", fasce: parts });

  const list = await get<OfferList>(`/offers?tipology=luce&${query}`);
  expect(list.profile).toMatchObject({ bands: parts?.split("-").map(Number) });
  expect(toFigures(list.offers.slice(0, 3))).toEqual(told);
  const shown = `consumo=2700&fasce=${parts}&potenza=3&residente=si&provincia=${sign}`;
  const typed = await get<OfferList>(`/offers?tipology=luce&${shown}`);
  expect(toFigures(typed.offers)).toEqual(toFigures(list.offers));
  const whole = await get<OfferList>(`/offers?tipology=luce&${shown.replace(/&fasce=[\d-]+/, "")}`);
  expect(toFigures(whole.offers)).not.toEqual(toFigures(list.offers));
  for (const { slug, total } of told) {
    const { outcome } = await get<OfferSheet>(`/offers/${slug}?${query}`);
    expect(outcome).toMatchObject({ result: { spend: { total } } });
  }
});

test("estimates a second home's consumption equally in assistant and list", async () => {
  const { quote } = walk(
    [
      "casa",
      "luce",
      "non residente",
      "provincia MI",
      "boh",
      "stima",
      "3",
      "nessuno",
      "3 kW",
      "non lo so",
    ],
    { world: toFlowContext(server.services) },
  );
  const told = toQuotedFigures(quote?.offers ?? []);
  expect(told).toHaveLength(3);
  const list = await get<OfferList>(
    "/offers?tipology=luce&persone=3&residente=no&potenza=3&provincia=MI",
  );
  expect(list.profile.annualConsumption).toBe(1080);
  expect(toFigures(list.offers.slice(0, 3))).toEqual(told);
});

const HALF_A_YEAR = {
  answers: [
    { text: "Continua", value: ["heating", "hot-water", "cooking"] },
    "750 smc",
    "da ottobre a marzo",
    "non lo so",
    "non lo so",
    "non lo so",
  ],
  query: "consumoNoto=750&completati=4-5-6-7-8-9",
};

function askAssistant(
  type: keyof typeof SUPPLIES,
  sign: string,
  answers: readonly string[] = SUPPLIES[type].answers,
) {
  const home = type === "luce" ? ["casa", "luce", "residente"] : ["casa", "gas"];
  const { quote, messages } = walk([...home, `provincia ${sign}`, "boh", ...answers, "non lo so"], {
    world: toFlowContext(server.services),
  });
  const told = toQuotedFigures(quote?.offers ?? []);
  expect(told, `the assistant in ${sign}`).toHaveLength(3);
  // The addons that the assistant's page and the widget draw.
  const drawn = messages.flatMap(({ addons }) =>
    addons.flatMap((addon) => (addon.kind === "offers" ? addon.offers : [])),
  );
  expect(toFigures(drawn), `the widget in ${sign}`).toEqual(told);
  return { told, quoted: quote?.offers ?? [], query: new URLSearchParams(quote?.query) };
}

/** The plain form's quote. The filled honeypot prevents lead and mail but not the figures. */
async function fillForm(type: keyof typeof SUPPLIES, sign: string): Promise<string> {
  const { consumption, capacityKw } = SUPPLIES[type];
  const { rate } = await post<{ rate: string }>("/rates", {
    destination: "privati",
    type,
    resident: true,
    province: sign,
    operator: "",
    consumption,
    ...(capacityKw === null ? {} : { capacityKw }),
    communication: "email",
    name: "Anna Bianchi",
    email: "anna@esempio.it",
    phone: "",
    consents: { privacy: true, marketing: false },
    website: "x",
  });
  return rate;
}

function toFigures(offers: readonly { slug: string; spend: { total: number } }[]): Figure[] {
  return offers.map(({ slug, spend }) => ({ slug, total: spend.total }));
}

function toQuotedFigures(offers: readonly QuotedOffer[]): Figure[] {
  return offers.map(({ slug, price }) => ({ slug, total: price.cents / 100 }));
}

async function get<Data>(path: string): Promise<Data> {
  const reply = await server.app.inject(`/api/v1${path}`);
  expect(reply.statusCode, path).toBe(200);
  return reply.json<{ data: Data }>().data;
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const given = { body, remoteAddress: toNextAddress() };
  const reply = await callApi(server.app, `POST ${path}`, given);
  expect(reply.body, path).not.toHaveProperty("errors");
  return reply.body.data;
}

/** A single visitor address may not send this many requests. */
let visitors = 0;
function toNextAddress(): string {
  visitors += 1;
  return `192.0.2.${visitors % 200}`;
}
