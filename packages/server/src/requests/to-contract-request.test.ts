import { expect, test } from "vitest";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import type { Contract } from "../contracts/store/contract-repository.ts";
import { toOrderWay, toPath } from "./request-path.ts";
import { toContractRequest, withItsContract } from "./to-contract-request.ts";

const QUOTE = {
  id: "lead",
  kind: "quote",
  tipology: "luce",
  title: "Luce per la casa, 2.700 kWh",
  state: "Preventivo pronto",
  path: toPath(toOrderWay("Preventivo", "acceptance"), 0),
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

const contract = (state: Contract["state"], change: object = {}) =>
  ({
    rateId: "rate",
    state,
    data: { duties: { conclusion: "acceptance", withdrawal: { kind: "none" } } },
    concludedAt: null,
    ...change,
  }) as Contract;

test.each([QUOTE, RENTAL])("asks for nothing in a quote of $tipology that was ordered", (asked) => {
  const contracts = [
    contract("withdrawn"),
    contract("accepted"),
    contract("activated", { rateId: "other" }),
    contract("signed"),
  ];
  const { state, isYours, path, nextStep } = withItsContract(
    { ...asked, path: [...asked.path] },
    contracts,
  );
  expect([state, isYours]).toEqual(["Preventivo usato", false]);
  expect(path.map(({ state: at }) => at)).toEqual(["done", "done", "done", "done", "now"]);
  expect(nextStep).toContain("contratto");
});

test.each([
  ["submitted", {}, "Firma"],
  ["signed", {}, "Accettazione"],
  [
    "signed",
    { data: { duties: { conclusion: "signature", withdrawal: { kind: "none" } } } },
    "Attivazione",
  ],
  ["accepted", { concludedAt: new Date() }, "Attivazione"],
  ["activated", { concludedAt: new Date() }, undefined],
] as const)(
  "a quote whose contract is %s (%j) awaits the contract's next step",
  (state, of, name) => {
    const asked = { ...QUOTE, path: [...QUOTE.path] };
    const { path } = withItsContract(asked, [contract(state, of)]);
    expect(path.find((step) => step.state === "now")?.name).toBe(name);
  },
);

test.each(["draft", "refused", "withdrawn"] as const)(
  "keeps a quote open whose contract is %s",
  (state) => {
    const quote = { ...QUOTE, path: [...QUOTE.path] };
    expect(withItsContract(quote, [contract(state)])).toBe(quote);
  },
);

const ORDER = {
  tipology: "luce",
  name: "Sole",
  counterparty: { name: "Luce S.p.A." },
  payments: [],
};
const listed = (
  state: Contract["state"],
  kind: "none" | "statutory",
  { isOrderable = true, signedAt = null }: { isOrderable?: boolean; signedAt?: Date | null } = {},
) =>
  toContractRequest(
    contract(state, {
      id: "abc",
      regime: "business",
      signedAt,
      createdAt: new Date("2026-11-20T10:00:00Z"),
      data: {
        offer: ORDER,
        duties: { conclusion: "acceptance", withdrawal: { kind } },
        business: null,
        supply: null,
        payment: null,
      },
    }),
    {
      switches: CONTRACT_SWITCHES,
      now: new Date("2026-11-21T10:00:00Z"),
      reason: null,
      activated: false,
      isOrderable,
    },
  );

test("asks for nothing in a draft that cannot be ordered today", () => {
  const stopped = listed("draft", "none", { isOrderable: false });
  expect([stopped.state, stopped.isYours, stopped.action?.label]).toEqual([
    "Ordine fermo",
    false,
    "Vedi perché",
  ]);
  expect(listed("draft", "none").action?.label).toBe("Completa i dati");
});

test.each([
  ["statutory", "attiva il contratto quando finisce il termine per recedere, e te lo scrivo."],
  ["none", "attiva il contratto e te lo scrivo."],
] as const)("says when a contract with the withdrawal %s is activated: %s", (kind, words) => {
  expect(listed("accepted", kind).nextStep).toBe(`Tocca al fornitore: ${words}`);
});

test.each([
  ["submitted", null, undefined],
  ["signed", new Date("2026-11-20T11:00:00Z"), { path: "/contratto/abc/recesso", until: null }],
] as const)("links a %s order to its withdrawal only if it is signed", (state, signedAt, link) => {
  expect(listed(state, "statutory", { signedAt }).withdrawal).toEqual(link);
});

test.each([
  ["statutory", "Recesso registrato", "Receduto"],
  ["none", "Ordine ritirato", "Ritirato"],
] as const)("names the end of an order with the withdrawal %s: %s", (kind, state, end) => {
  const request = listed("withdrawn", kind);
  expect([request.state, request.path.at(-1)?.name]).toEqual([state, end]);
});
