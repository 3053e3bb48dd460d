import type { Tipology } from "./offers.ts";

/** Cents for one contract concluded here, by kind of offer; 0 = nothing is earned. */
export const COMMISSION_CENTS: Readonly<Record<Tipology, number>> = {
  luce: 2000,
  gas: 2000,
  internet: 0,
  pos: 0,
  noleggio: 8000,
};
