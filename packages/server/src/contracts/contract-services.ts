import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { TakenOffer } from "./offer/take-offer.ts";
import type { ContractSwitches } from "./rules/contract-switches.ts";
import type { Contract } from "./store/contract-repository.ts";

/** The services that contracts use, with the current switches. */
export type ContractServices = Pick<
  Services,
  "catalogue" | "clock" | "config" | "db" | "limits" | "log" | "mail" | "pdfs" | "products"
> & { switches: ContractSwitches };

/** The origin of a call, which is part of the proof, as the privacy notice declares. */
export type Origin = {
  address: string;
  device: string;
};

/**
 * Stores the answer of a call with an idempotency key, in the transaction of its step. A step that
 * leads to a draft passes `today`, the current offer, which it reads before the transaction: PGlite
 * has one connection, so a query outside the transaction would deadlock.
 */
export type Settle = (
  within: Database,
  after: Contract,
  today?: TakenOffer | null,
) => Promise<void>;
