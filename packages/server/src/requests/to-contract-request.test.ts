import { ContractState } from "@volpe/contract";
import { expect, test } from "vitest";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import { toContractRequest } from "./to-contract-request.ts";

type Asked = Parameters<typeof toContractRequest>[0];

const contract = (state: ContractState, change: object = {}) =>
  ({
    id: "c1",
    state,
    rateId: "r1",
    regime: "consumer",
    data: {
      offer: {
        tipology: "luce",
        name: "Chiara 12",
        brand: "Energia Chiara S.p.A.",
        payments: ["debit"],
      },
      consumer: null,
      supply: null,
      payment: null,
      duties: { withdrawal: { kind: "statutory", days: 14, text: "" } },
    },
    concludedAt: new Date("2026-11-21T11:00:00Z"),
    createdAt: new Date("2026-11-21T10:00:00Z"),
    ...change,
  }) as Asked;

const toRequest = (asked: Asked, now = "2026-11-22T10:00:00Z") =>
  toContractRequest(asked, { switches: CONTRACT_SWITCHES, now: new Date(now) });

test.each(ContractState.anyOf.map(({ const: state }) => state))(
  "a contract that is %s says where it stands, the next step and where to take it",
  (state) => {
    const request = toRequest(contract(state));
    const isOver = ["refused", "withdrawn", "ended"].includes(state);

    expect(request).toMatchObject({
      kind: "contract",
      title: "Chiara 12, Energia Chiara S.p.A.",
      rate: "r1",
      action: { path: "/contratto/c1" },
    });
    expect(request.nextStep).toMatch(/^(Tocca|Non devi|Il contratto non parte)/);
    expect(request.isYours).toBe(request.nextStep.startsWith("Tocca a te"));
    const last = request.path.at(-1)?.state;
    const open = state === "signed" ? "now" : "next";
    expect(last).toBe(isOver ? "stopped" : state === "activated" ? "done" : open);
    expect(request.path.filter((step) => step.state === "now")).toHaveLength(
      isOver || state === "activated" ? 0 : 1,
    );
  },
);

test("a draft with all its data misses none, and an order withdrawn unsigned was never signed", () => {
  const data = { ...contract("draft").data, consumer: {}, supply: {} };
  const paid = { ...data, payment: { method: "debit" } };
  expect(toRequest(contract("draft")).nextStep).toContain("mancano i tuoi dati");
  const slip = { ...data, payment: { method: "slip" } };
  expect(toRequest(contract("draft", { data: slip })).nextStep).toContain("mancano i tuoi dati");
  expect(toRequest(contract("draft", { data: paid })).nextStep).toContain("controlla e ordina");
  const names = (concludedAt: Date | null) =>
    toRequest(contract("withdrawn", { concludedAt })).path.map(({ name }) => name);
  expect(names(null)).toEqual(["I tuoi dati", "Ordine", "Receduto"]);
  expect(names(new Date())).toEqual(["I tuoi dati", "Ordine", "Firma", "Receduto"]);
});

test("a contract can be withdrawn from through its whole term and no longer", () => {
  const path = "/contratto/c1/recesso";
  const until = "2026-12-07T22:59:59.000Z";
  expect(toRequest(contract("activated")).withdrawal).toEqual({ path, until });
  expect(toRequest(contract("submitted", { concludedAt: null })).withdrawal).toEqual({
    path,
    until: null,
  });
  expect(toRequest(contract("activated"), "2026-12-08T10:00:00Z").withdrawal).toBeUndefined();
  expect(toRequest(contract("withdrawn")).withdrawal).toBeUndefined();
});
