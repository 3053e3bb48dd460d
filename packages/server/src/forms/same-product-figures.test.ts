import { formatCents, type ProductSheet, type RateOfferView, type RateView } from "@volpe/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toFlowContext } from "../interview/flow-context.ts";
import { toEmptyInterview } from "../interview/interview.ts";
import { RENTAL_ANSWERS, walkNamed } from "../interview/test-walk-flow.ts";
import { seedProducts } from "../seed/seed-products.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { readQuoteDocument } from "./test-quote-document.ts";
import { readQuoteMail } from "./test-quote-mail.ts";

let server: VolpeServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedProducts(server.services);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const CONTACTS = {
  communication: "email",
  name: "Anna Bianchi",
  email: "anna@esempio.it",
  phone: "",
  consents: { privacy: true, marketing: false },
  // A filled honeypot stores no lead and still gets the figures.
  website: "x",
};

const KINDS = {
  noleggio: {
    answers: { ...RENTAL_ANSWERS, segment: "boh" },
    form: { destination: "privati", duration: 36, mileage: 15_000, downPayment: 0 },
    folder: "vehicles",
  },
  pos: {
    answers: {
      ...{ takings: "8.000 euro al mese", receipt: "40 euro" },
      ...{ terminal: "non lo so", circuits: "non lo so" },
    },
    form: { takings: 8000, receipt: 40 },
    folder: "terminals",
  },
  internet: {
    answers: {
      ...{ destination: "casa", place: "provincia MI", operator: "nessuno" },
      ...{ "present-line": "non ho una linea", speed: "non lo so" },
    },
    form: { destination: "privati", province: "MI", presentLine: "nessuna" },
    folder: "internet",
  },
} as const;

test.each(["noleggio", "pos", "internet"] as const)(
  "gives the same figures of %s in every channel",
  async (type) => {
    const { answers, form, folder } = KINDS[type];
    const { quote, messages } = walkNamed(answers, {
      from: toEmptyInterview({ tracking: "", openingType: type }),
      world: toFlowContext(server.services),
    });
    const told = toFigures(quote?.offers ?? []);
    expect(told).toHaveLength(3);

    const payload = { type, item: "", ...form, ...CONTACTS };
    const made = await server.app.inject({ method: "POST", url: "/api/v1/rates", payload });
    expect(made.json()).not.toHaveProperty("errors");
    const { rate } = made.json().data;
    const view = await get<RateView>(`/rates/${rate}`);
    expect(toFigures(view.offers)).toEqual(told);

    const said = messages.flatMap((message) => message.messages).join("\n");
    const document = await readQuoteDocument(server, rate);
    const mail = await readQuoteMail(server.services, rate);
    for (const { slug, cents } of told) {
      const figure = formatCents(cents);
      const sheet = await get<ProductSheet>(`/${folder}/${slug}?${view.query}`);
      expect(Math.round(sheet.figureEur * 100), slug).toBe(cents);
      const one = await get<RateOfferView>(`/rates/${rate}/offers/${slug}`);
      expect([one.offer.price.cents, one.todayCents, one.ended], slug).toEqual([
        cents,
        cents,
        false,
      ]);
      for (const text of [said, document, mail]) {
        expect(text).toContain(figure);
      }
    }
  },
);

function toFigures(offers: RateView["offers"]): { slug: string; cents: number }[] {
  return offers.map(({ slug, price }) => ({ slug, cents: price.cents }));
}

async function get<Data>(path: string): Promise<Data> {
  const reply = await server.app.inject(`/api/v1${path}`);
  expect(reply.statusCode, path).toBe(200);
  return reply.json<{ data: Data }>().data;
}
