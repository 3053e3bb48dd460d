import { expect, test } from "vitest";
import type { Lead } from "../leads/lead-repository.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import { type RequestedItem, toLeadRequest, toQuoteRequest } from "./to-lead-request.ts";

const AT = new Date("2026-11-21T10:00:00Z");
const NOTHING = { rate: null, item: null };

const lead = (change: Partial<Lead>) =>
  ({
    id: "l1",
    status: "complete",
    type: "luce",
    destination: "privati",
    communication: "email",
    createdAt: AT,
    ...change,
  }) as Lead;

const rate = (change: Partial<SavedRate>) =>
  ({
    id: "r1",
    type: "gas",
    reference: "median-offer",
    figures: { cma: "1400", gain: "182.4" },
    createdAt: AT,
    ...change,
  }) as SavedRate;

const item: RequestedItem = { name: "Fiat Panda", path: "/noleggio/fiat-panda/hybrid" };

test("a saving names its reference and is missing for a dearer offer", () => {
  const asked = { lead: lead({ type: "gas", destination: "aziende" }), item: null };
  expect(toLeadRequest({ ...asked, rate: rate({}) })).toMatchObject({
    title: "Gas per l’azienda, 1.400\u00a0Smc",
    saving: "182,40\u00a0€ l’anno sotto l’offerta mediana",
  });
  const figures = { cma: "1400", gain: "-3" } as SavedRate["figures"];
  expect(toLeadRequest({ ...asked, rate: rate({ figures }) })).toMatchObject({ saving: null });
});

test("a difference of less than a euro is no saving, as on the quote itself", () => {
  const figures = { cma: "1400", gain: "0.4" } as SavedRate["figures"];
  const asked = { lead: lead({ type: "gas" }), item: null, rate: rate({ figures }) };
  expect(toLeadRequest(asked)).toMatchObject({ saving: null });
});

test.each(["", "toString", "constructor"])(
  "a lead of the unknown kind «%s» is no request",
  (type) => {
    expect(toLeadRequest({ lead: lead({ type }), ...NOTHING })).toBeNull();
  },
);

test("a request for a call says that Volpe will phone", () => {
  const asked = { lead: lead({ communication: "telefono" }), rate: rate({}), item: null };
  const request = toLeadRequest(asked);
  expect(request?.nextStep).toMatch(/^Tocca a noi: ti telefoniamo, come hai chiesto\./);
  expect(request?.isYours).toBe(false);
});

test.each([
  ["noleggio", "Noleggio: Lince Uno", "Ordine"],
  ["internet", "Linea internet: Lince Uno", "Ordine"],
  ["pos", "POS: Lince Uno", "Contratto dal fornitore"],
] as const)("a quote of %s without contacts waits for the person", (type, title, next) => {
  const offers = [{ slug: "lince-uno", name: "Lince Uno" }] as SavedRate["offers"];
  const figures = { cma: "", gain: "" } as SavedRate["figures"];
  const quote = rate({ type, destination: "privati", figures, offers, openedSlug: "lince-uno" });
  const request = toQuoteRequest(quote);
  expect(request).toMatchObject({
    kind: "quote",
    title,
    state: "Preventivo pronto",
    nextStep:
      "Tocca a te: confronta le offerte e apri quella che ti convince. Le cifre sono quelle del 21 novembre 2026.",
    isYours: true,
    saving: null,
  });
  expect(request?.path.slice(0, 2)).toEqual([
    { name: "Preventivo", state: "now" },
    { name: next, state: "next" },
  ]);
});

test.each([
  [
    "a rental with its car",
    lead({ type: "noleggio" }),
    item,
    "item",
    "Noleggio: Fiat Panda",
    item.path,
  ],
  ["a line without an item", lead({ type: "internet" }), null, "item", "Linea internet", undefined],
  ["a terminal", lead({ type: "pos", destination: "aziende" }), null, "item", "POS", undefined],
  [
    "an unfinished conversation",
    lead({ status: "open" }),
    null,
    "unfinished",
    "Luce per la casa, a metà",
    "/calcola-preventivo",
  ],
  ["a deleted quote", lead({}), null, "quote", "Luce per la casa", "/calcola-preventivo"],
])("titles and links %s", (_what, of, wanted, kind, title, path) => {
  const request = toLeadRequest({ ...NOTHING, lead: of, item: wanted });
  expect({ kind: request?.kind, title: request?.title, path: request?.action?.path }).toEqual({
    kind,
    title,
    path,
  });
});

test("ignores a lead without a subject", () => {
  expect(toLeadRequest({ ...NOTHING, lead: lead({ type: "" }) })).toBeNull();
});
