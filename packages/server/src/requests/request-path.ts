import { type Conclusion, type CustomerRequest, listContractSteps } from "@volpe/contract";

/** The path of these steps; `now` is the index of the awaited one, from 0. */
export function toPath(names: readonly string[], now: number): CustomerRequest["path"] {
  return names.map((name, index) => ({
    name,
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}

/** The steps of an order here, after the `first` one that leads to it. */
export function toOrderWay(first: string, conclusion: Conclusion): readonly string[] {
  return [first, ...listContractSteps(conclusion).map(({ name }) => name)];
}

/** The steps of a quote whose contract is made at the provider. */
export const PROVIDER_WAY = ["Preventivo", "Contratto dal fornitore"] as const;
