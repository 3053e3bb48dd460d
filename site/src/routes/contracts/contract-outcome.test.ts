import { expect, it } from "vitest";
import { toPathSteps } from "./contract-outcome.tsx";
import { createContract } from "./sample-contract.ts";

const { history } = createContract({
  history: [
    { state: "draft", at: "2026-11-20T09:00:00.000Z", by: "holder" },
    { state: "submitted", at: "2026-11-20T09:05:00.000Z", by: "holder" },
    { state: "signed", at: "2026-11-20T09:12:00.000Z", by: "holder" },
    { state: "accepted", at: "2026-11-20T10:12:00.000Z", by: "operator" },
  ],
});

it("draws the steps of a contract up to its end", () => {
  const { withdrawal } = createContract().duties;
  const duties = { withdrawal, conclusion: "acceptance" } as const;
  expect(toPathSteps({ state: "accepted", history, duties })).toMatchObject([
    { name: "Ordine", state: "done", note: "20 novembre 2026" },
    { name: "Firma", state: "done" },
    { name: "Accettazione", state: "done" },
    { name: "Attivazione", state: "now" },
  ]);
  const unaccepted = history.slice(0, -1);
  expect(
    toPathSteps({
      state: "signed",
      history: unaccepted,
      duties: { withdrawal, conclusion: "signature" },
    }),
  ).toMatchObject([
    { name: "Ordine", state: "done" },
    { name: "Firma", state: "done" },
    { name: "Attivazione", state: "now" },
  ]);
  expect(
    toPathSteps({ state: "signed", history: unaccepted, duties }).map(
      ({ name, state }) => `${name} ${state}`,
    ),
  ).toEqual(["Ordine done", "Firma done", "Accettazione now", "Attivazione next"]);
  const activated = {
    state: "activated",
    at: "2026-11-28T09:00:00.000Z",
    by: "operator",
  } as const;
  expect(
    toPathSteps({ state: "activated", history: [...history, activated], duties }).map(
      ({ state }) => state,
    ),
  ).toEqual(["done", "done", "done", "done"]);
  const withdrawn = { state: "withdrawn", at: "2026-11-25T09:00:00.000Z", by: "holder" } as const;
  expect(
    toPathSteps({ state: "withdrawn", history: [...unaccepted, withdrawn], duties }).map(
      ({ name, state }) => `${name} ${state}`,
    ),
  ).toEqual(["Ordine done", "Firma done", "Receduto stopped"]);
});

it("names a withdrawn order «Ritirato» if the law grants no withdrawal", () => {
  const duties = { withdrawal: { kind: "none", text: "" }, conclusion: "acceptance" } as const;
  const withdrawn = { state: "withdrawn", at: "2026-11-25T09:00:00.000Z", by: "operator" } as const;
  const steps = toPathSteps({ state: "withdrawn", history: [...history, withdrawn], duties });
  expect(steps.at(-1)).toMatchObject({ name: "Ritirato", state: "stopped" });
});
