import {
  type ContractCreated,
  type ContractOffer,
  type ContractRequest,
  HOUR_SECONDS,
  type Regime,
} from "@volpe/contract";
import { bindReferral } from "../affiliates/bind-referral.ts";
import { AppError, getFound } from "../errors.ts";
import { createKey } from "../keys/owner-key.ts";
import { findRate } from "../quote/rate-repository.ts";
import type { Visit } from "../tracking/read-tracking.ts";
import { isContractKey, toContractKey } from "./contract-key.ts";
import type { ContractServices } from "./contract-services.ts";
import { toShownQuery } from "./contract-view.ts";
import { getOrderable, takeOffer } from "./offer/take-offer.ts";
import { toDuties } from "./rules/duties.ts";
import {
  type Contract,
  insertContract,
  listDrafts,
  noteEvent,
  updateContract,
} from "./store/contract-repository.ts";

/** Drafts that one visitor can begin in an hour: far more than a person begins. */
const DRAFTS_PER_HOUR = { max: 60, windowSeconds: HOUR_SECONDS };

/**
 * Stores a draft without personal data, or answers the person's own open draft of the same order.
 * Throws `AppError` and stores nothing if the offer cannot be ordered or is not the one that was
 * shown. `settle` runs in the same transaction.
 */
export async function beginContract(
  services: ContractServices,
  request: ContractRequest,
  {
    accountId,
    tracking,
    visit,
    visitorAddress,
    settle,
  }: {
    accountId: string | null;
    tracking: string;
    visit?: Visit | undefined;
    visitorAddress: string;
    settle: (within: ContractServices["db"], answer: ContractCreated) => Promise<void>;
  },
): Promise<ContractCreated> {
  const { db, clock, config, limits, switches } = services;
  const { regime, rate, contractKeys = [] } = request;
  const { offer, offerHash } = getOrderable(
    getFound(await takeOffer(services, { slug: request.offer, per: request.per, regime })),
  );
  if (offerHash !== request.offerHash) {
    throw new AppError("offer-changed");
  }
  await limits.demand(`contracts:${visitorAddress}`, DRAFTS_PER_HOUR);
  const known = rate === undefined ? null : await findRate(db, rate);
  const proved = contractKeys.filter(({ contract, key }) => isContractKey(config, contract, key));
  const drafts = await listDrafts(db, { accountId, ids: proved.map(({ contract }) => contract) });
  const rateId = known?.id ?? null;
  const order = { offer, regime, rateId };
  const open = drafts.find((draft) => isSameOrder(draft, order) && isFor(draft, accountId));
  if (open !== undefined) {
    const answer = { contract: open.id, key: toContractKey(config, open.id) };
    await db.transaction(async (within) => {
      // The draft names nobody yet, so the person who continues it becomes its owner.
      if (open.accountId !== accountId) await updateContract(within, open.id, { accountId });
      await settle(within, answer);
    });
    return answer;
  }
  const now = clock.now();
  // A mailed link may be opened in another browser, which has no affiliate's value yet.
  const trackedBy = tracking || (known?.tracking ?? "");
  const id = toContractId();
  const answer = { contract: id, key: toContractKey(config, id) };
  await db.transaction(async (within) => {
    await insertContract(within, {
      id,
      accountId,
      rateId,
      state: "draft",
      regime,
      email: "",
      data: {
        offer,
        duties: toDuties({ offer, regime }, switches),
        consumer: null,
        business: null,
        supply: null,
        payment: null,
      },
      offerHash,
      early: false,
      signedAt: null,
      concludedAt: null,
      forwardedAt: null,
      tracking: trackedBy,
      createdAt: now,
      updatedAt: now,
    });
    const created = { kind: "create", role: "holder", details: { offerHash }, at: now } as const;
    await noteEvent(within, { id, state: "draft" }, created);
    const parents = known === null ? [] : [{ kind: "quote", id: known.id } as const];
    const source = { parents, tracking: trackedBy, visit, accountId, email: "", now };
    await bindReferral(within, config, { kind: "order", id }, source);
    await settle(within, answer);
  });
  return answer;
}

/** Whether a draft is of this offer, for the use and the place that it was shown for. */
function isSameOrder(
  { data, regime, rateId }: Contract,
  order: { offer: ContractOffer; regime: Regime; rateId: string | null },
): boolean {
  return (
    data.offer.slug === order.offer.slug &&
    regime === order.regime &&
    rateId === order.rateId &&
    toShownQuery(data.offer) === order.offer.query
  );
}

/** A draft of another account is not taken over, nor one that names a person who was not logged in. */
function isFor({ accountId, data }: Contract, asking: string | null): boolean {
  const isUnnamed = accountId === null && data.consumer === null && data.business === null;
  return accountId === asking || isUnnamed;
}

/**
 * Creates an unguessable id. It never begins with a hyphen, so that a command does not read it as
 * an option.
 */
function toContractId(): string {
  const id = createKey();
  return id.startsWith("-") ? toContractId() : id;
}
