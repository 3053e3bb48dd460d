import type { RateRequest, RateView } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

const open = setUp("file", createTestDatabase);
const assistant = setUp("file", () => startTestAssistant(open));

async function save(change: Partial<RateRequest> = {}): Promise<string> {
  const payload = { ...TEST_RATE_FORM, ...change };
  const reply = await assistant.inject({ method: "POST", url: "/api/v1/rates", payload });
  return reply.json().data.rate;
}

async function getOffer(rate: string, offer: string) {
  const reply = await assistant.inject(`/api/v1/rates/${rate}/offers/${offer}`);
  return { status: reply.statusCode, headers: reply.headers, data: reply.json().data };
}

describe("GET /rates/{rate}/offers/{offer}", () => {
  test("shows one offer of the quote with its saving, to the cent", async () => {
    const rate = await save({ presentSpendEur: 1100 });
    const view: RateView = (await assistant.inject(`/api/v1/rates/${rate}`)).json().data;
    const { status, data } = await getOffer(rate, "lago-fissa");

    expect(status).toBe(200);
    expect(data).toMatchObject({
      rate,
      offer: view.offers[1],
      isBest: false,
      isOpened: false,
      savingCents: 110_000 - (view.offers[1]?.price.cents ?? 0),
      use: [
        { label: "Consumo annuo", value: "2.700\u00a0kWh" },
        { label: "Potenza impegnata", value: "3\u00a0kW" },
        { label: "Uso", value: "casa, residente" },
        { label: "Provincia", value: "Milano" },
      ],
      query: "consumo=2700&potenza=3&residente=si&provincia=MI",
    });
  });

  test("shows no personal data", async () => {
    const { data } = await getOffer(await save(), "lago-fissa");
    expect(data.offer.slug).toBe("lago-fissa");
    expect(JSON.stringify(data)).not.toMatch(/Anna|esempio\.it|A2A/);
  });

  test("is neither cached nor indexed", async () => {
    const { headers } = await getOffer(await save(), "lago-fissa");
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  test("states no saving if the present spend is unknown", async () => {
    expect((await getOffer(await save(), "chiara-luce-12")).data).toMatchObject({
      isBest: true,
      savingCents: null,
    });
  });

  test("puts its last day into a calendar without personal data", async () => {
    const rate = await save();
    const { statusCode, headers, body } = await assistant.inject(
      `/api/v1/rates/${rate}/offers/lago-fissa/expiry.ics`,
    );

    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(body).toContain("DTSTART;VALUE=DATE:20261231");
    expect(body).toContain("TRIGGER:-P3D");
    expect(body).toContain("SUMMARY:Ultimo giorno per «Lago Fissa»");
    expect(body).not.toMatch(/Anna|esempio\.it/);
  });

  test.each(["vento-flex", "nessuna", "a%27b"])("answers 404 for %s", async (offer) => {
    expect((await getOffer(await save(), offer)).status).toBe(404);
  });
});
