import type { Rate } from "./rates.ts";

/** The Rate before anything is known. */
export const EMPTY_RATE: Rate = {
  cma: "",
  smc: "",
  cmp: "",
  months: "",
  total: "",
  gain: "",
  sme: "",
  smg: "",
  invoice: "",
  percent: "",
  price: "",
};
