import { expect, test } from "vitest";
import { toPath } from "./request-path.ts";
import { withItsContract } from "./to-contract-request.ts";

const QUOTE = {
  id: "lead",
  kind: "quote",
  tipology: "luce",
  title: "Luce per la casa, 2.700 kWh",
  state: "Preventivo pronto",
  path: toPath(["Preventivo", "Ordine", "Firma", "Attivo"], 0),
  nextStep: "Tocca a te",
  isYours: true,
  action: null,
  saving: null,
  rate: "rate",
  createdAt: "2026-11-23T10:00:00.000Z",
} as const;

const RENTAL = {
  ...QUOTE,
  kind: "item",
  tipology: "noleggio",
  state: "Richiesta ricevuta",
  path: toPath(["Preventivo", "Risposta", "Contratto"], 1),
  nextStep: "Tocca a noi",
  isYours: false,
} as const;

test.each([QUOTE, RENTAL])("asks for nothing in a quote of $tipology that was ordered", (asked) => {
  const contracts = [
    { rateId: "rate", state: "withdrawn" },
    { rateId: "rate", state: "accepted" },
    { rateId: "other", state: "activated" },
  ] as const;
  const { state, isYours, path, nextStep } = withItsContract(
    { ...asked, path: [...asked.path] },
    contracts,
  );
  expect([state, isYours]).toEqual(["Preventivo usato", false]);
  expect(path.map(({ state: at }) => at)).toEqual(["done", "done", "done", "now"]);
  expect(nextStep).toContain("contratto");
});

test.each(["draft", "refused", "withdrawn"] as const)(
  "keeps a quote open whose contract is %s",
  (state) => {
    const quote = { ...QUOTE, path: [...QUOTE.path] };
    expect(withItsContract(quote, [{ rateId: "rate", state }])).toBe(quote);
  },
);
