import { ContractState } from "@volpe/contract";
import { expect, test } from "vitest";
import { toContractRequest } from "./to-contract-request.ts";

type Asked = Parameters<typeof toContractRequest>[0];

const contract = (state: ContractState, change: object = {}) =>
  ({
    id: "c1",
    state,
    rateId: "r1",
    regime: "consumer",
    data: {
      offer: { tipology: "luce", name: "Chiara 12", brand: "Energia Chiara S.p.A." },
      consumer: null,
      supply: null,
      payment: null,
    },
    concludedAt: new Date("2026-11-21T11:00:00Z"),
    createdAt: new Date("2026-11-21T10:00:00Z"),
    ...change,
  }) as Asked;

test.each(ContractState.anyOf.map(({ const: state }) => state))(
  "a contract that is %s says where it stands, the next step and where to take it",
  (state) => {
    const request = toContractRequest(contract(state));
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
  const data = { ...contract("draft").data, consumer: {}, supply: {}, payment: {} };
  expect(toContractRequest(contract("draft")).nextStep).toContain("mancano i tuoi dati");
  expect(toContractRequest(contract("draft", { data })).nextStep).toContain("controlla e ordina");
  const names = (concludedAt: Date | null) =>
    toContractRequest(contract("withdrawn", { concludedAt })).path.map(({ name }) => name);
  expect(names(null)).toEqual(["I tuoi dati", "Ordine", "Receduto"]);
  expect(names(new Date())).toEqual(["I tuoi dati", "Ordine", "Firma", "Receduto"]);
});
