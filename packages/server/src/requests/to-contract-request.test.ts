import { ContractState } from "@volpe/contract";
import { expect, test } from "vitest";
import { toContractRequest } from "./to-contract-request.ts";

type Asked = Parameters<typeof toContractRequest>[0];

const contract = (state: ContractState) =>
  ({
    id: "c1",
    state,
    rateId: "r1",
    data: { offer: { tipology: "luce", name: "Chiara 12", brand: "Energia Chiara S.p.A." } },
    createdAt: new Date("2026-11-21T10:00:00Z"),
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
    const last = request.path.at(-1)?.state;
    const open = state === "signed" ? "now" : "next";
    expect(last).toBe(isOver ? "stopped" : state === "activated" ? "done" : open);
    expect(request.path.filter((step) => step.state === "now")).toHaveLength(
      isOver || state === "activated" ? 0 : 1,
    );
  },
);
