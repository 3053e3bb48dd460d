import type { Services } from "../services.ts";
import type { ContractSwitches } from "./rules/contract-switches.ts";

/** What the way to a contract uses, with the switches that hold. */
export type ContractServices = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "limits" | "mail" | "products"
> & { switches: ContractSwitches };

/** Where a call came from: part of the proof, and declared in the notice. */
export type Origin = {
  address: string;
  device: string;
};
