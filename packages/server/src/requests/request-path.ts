import type { CustomerRequest } from "@volpe/contract";

/** A way of named states that stands at the one with this index, from 0. */
export function toPath(names: readonly string[], now: number): CustomerRequest["path"] {
  return names.map((name, index) => ({
    name,
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}
