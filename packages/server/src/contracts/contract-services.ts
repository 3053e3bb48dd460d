import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { TakenOffer } from "./offer/take-offer.ts";
import type { ContractSwitches } from "./rules/contract-switches.ts";
import type { Contract } from "./store/contract-repository.ts";

/** What the way to a contract uses, with the switches that hold. */
export type ContractServices = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "limits" | "log" | "mail" | "pdfs" | "products"
> & { switches: ContractSwitches };

/** Where a call came from: part of the proof, and declared in the notice. */
export type Origin = {
  address: string;
  device: string;
};

/**
 * Stores the answer of a call with an idempotency key, in the transaction of its step. A step that
 * leads to a draft gives today's offer, read before: PGlite has one connection, so a query outside of
 * the transaction would wait for its end for ever.
 */
export type Settle = (
  within: Database,
  after: Contract,
  today?: TakenOffer | null,
) => Promise<void>;

/** For a step that no call waits for. */
export const settleNothing: Settle = async () => undefined;
