import {
  CONTRACT_DRAFT_KEPT_DAYS,
  type ContractDocument,
  type ContractOffer,
  type ContractSummary,
  type ContractView,
  DAY_MS,
  hideIban,
  isTakenBack,
  listSupplyReasons,
  toRomeDay,
} from "@volpe/contract";
import { hideMailbox } from "../person/hide-mailbox.ts";
import { formatPhone } from "../person/read-contacts.ts";
import { findComune } from "../places/comuni.ts";
import type { Services } from "../services.ts";
import { type OfferServices, type TakenOffer, takeOffer } from "./offer/take-offer.ts";
import { listPapers, toPaperTitle, toPaperVersion } from "./papers/contract-papers.ts";
import { listActions } from "./rules/contract-state.ts";
import type { ContractSwitches } from "./rules/contract-switches.ts";
import { toDuties, toNeeds } from "./rules/duties.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import { EXTENSIONS_MAX, findUsableCode, TRIES_MAX } from "./signing-code.ts";
import {
  type Contract,
  type ContractEvent,
  findCode,
  listDocuments,
  listEvents,
  type StoredCode,
} from "./store/contract-repository.ts";
import { listUndelivered } from "./undelivered-mails.ts";
import { ENDED } from "./words/contract-texts.ts";

/**
 * The contract as its holder sees it. A draft shows its offer as of today, and so does an order that can
 * no longer be signed because its offer changed; `today` is that offer, if known.
 */
export async function toContractView(
  services: OfferServices & Pick<Services, "clock">,
  contract: Contract,
  today?: TakenOffer | null,
): Promise<ContractView> {
  const { db, clock, switches } = services;
  const now = clock.now();
  const isDraft = contract.state === "draft";
  const isOpen = isDraft || contract.state === "submitted";
  const taken = !isOpen ? null : today === undefined ? await takeToday(services, contract) : today;
  // Runs one query after another, because within a transaction they share a connection.
  const documents = isDraft ? [] : await listDocuments(db, contract.id);
  const code = findUsableCode(await findCode(db, contract.id), now);
  const events = await listEvents(db, contract.id);
  const { data, id, state, regime } = contract;
  const isOther = taken !== null && taken.offerHash !== contract.offerHash;
  const shown = isDraft || (isOther && taken.offer.price !== null) ? taken : null;
  const offer = shown?.offer ?? data.offer;
  const priceBefore = isSamePrice(offer, data.offer) ? null : data.offer.price;
  const isMoved = isOther && (await isOtherPlace(services, contract));
  const duties = isDraft ? toDuties({ offer, regime }, switches) : data.duties;
  const term = toTermOf(contract, switches, now);
  const withdrawnAt = events.findLast(({ kind }) => kind === "withdraw")?.at.toISOString() ?? null;
  const actions = listActions(state, "holder").filter(
    (action) => action !== "withdraw" || term.open,
  );
  return {
    id,
    state,
    regime,
    rate: contract.rateId,
    offer,
    offerHash: shown?.offerHash ?? contract.offerHash,
    city: toComuneName(offer.query),
    version: toVersion(contract),
    way: isOpen ? (taken?.way ?? { kind: "ended", text: ENDED }) : null,
    // The hash also covers the name of the place, with which not every price changes.
    offerChanged: isOther && !(isMoved && priceBefore === null),
    placeChanged: isMoved && priceBefore !== null,
    priceBefore,
    duties,
    needs: toNeeds(offer),
    consumer: data.consumer && groupPhone(data.consumer),
    business: data.business && groupPhone(data.business),
    supply: data.supply,
    payment: actions.includes("edit") ? data.payment : hideAccount(data.payment),
    actions,
    missing: listMissing(contract, offer),
    documents: isDraft
      ? [
          ...offer.papers.map((paper) => toDocument(id, { ...paper, version: paper.filedOn })),
          ...(offer.price === null ? [] : listPapers(duties))
            .filter((kind) => kind !== "contract")
            .map((kind) => toDocument(id, { kind, version: toPaperVersion(kind), sha256: null })),
        ]
      : documents.map((document) => toDocument(id, document)),
    code: state === "submitted" && code !== null ? toCode(code) : null,
    undelivered: listUndelivered(contract, events),
    early: contract.early,
    withdrawal:
      isDraft || (duties.withdrawal.kind === "none" && withdrawnAt === null)
        ? null
        : { until: term.until?.toISOString() ?? null, open: term.open, withdrawnAt },
    createdAt: contract.createdAt.toISOString(),
    signedAt: contract.signedAt?.toISOString() ?? null,
    concludedAt: contract.concludedAt?.toISOString() ?? null,
    forwardedAt: contract.signedAt === null ? null : (contract.forwardedAt?.toISOString() ?? null),
    deletedAfter:
      contract.signedAt === null
        ? toRomeDay(contract.updatedAt.getTime() + CONTRACT_DRAFT_KEPT_DAYS * DAY_MS)
        : null,
    reason: findEndReason(contract, events),
    history: events
      .filter(({ kind, fromState, state: next }) => kind === "create" || fromState !== next)
      .map(({ state: next, at, role }) => ({
        state: next,
        at: at.toISOString(),
        by: role === "operator" ? role : "holder",
      })),
  };
}

function toComuneName(query: string): string {
  const asked = new URLSearchParams(query);
  const comune = findComune(asked.get("comune") ?? "");
  return comune?.province.sign === asked.get("provincia") ? (comune?.name ?? "") : "";
}

/** Identifies the data of a contract as they were shown. */
export const toVersion = ({ updatedAt }: Pick<Contract, "updatedAt">) => updatedAt.toISOString();

/**
 * Reads why a contract ended and whether its supply had begun, as its holder and the operator are
 * told. A contract that continues has neither.
 */
export async function readEnd(
  db: Services["db"],
  contract: Pick<Contract, "data" | "id" | "state">,
): Promise<{ reason: string | null; activated: boolean }> {
  if (!isEndedFor(contract) && contract.state !== "withdrawn") {
    return { reason: null, activated: false };
  }
  const events = await listEvents(db, contract.id);
  return {
    reason: findEndReason(contract, events),
    activated: events.some(({ state }) => state === "activated"),
  };
}

/** Only a refused, ended or revoked contract shows its reason: a legal withdrawal needs none. */
const isEndedFor = ({ state, data }: Pick<Contract, "data" | "state">) =>
  state === "refused" || state === "ended" || isTakenBack(state, data.duties);

function findEndReason(
  contract: Pick<Contract, "data" | "state">,
  events: readonly Pick<ContractEvent, "reason" | "state">[],
): string | null {
  const reason = events.findLast((event) => event.state === contract.state)?.reason ?? "";
  return isEndedFor(contract) && reason !== "" ? reason : null;
}

/** Groups the digits of a telephone here, because only the server has the list of prefixes. */
function groupPhone<Party extends { phone: string }>(party: Party): Party {
  return { ...party, phone: formatPhone(party.phone) };
}

/** Hides the account number of a payment that can no longer be corrected. */
export function hideAccount(payment: ContractView["payment"]): ContractView["payment"] {
  return payment?.method === "debit" ? { ...payment, iban: hideIban(payment.iban) } : payment;
}

/** The offer of an order as of today; null if it is no longer in any data. */
export async function takeToday(
  services: OfferServices,
  { data, regime }: Pick<Contract, "data" | "regime">,
): Promise<TakenOffer | null> {
  const { slug, query } = data.offer;
  return await takeOffer(services, { slug, per: query, regime });
}

/**
 * Whether the offer is unchanged for the place that it was shown for, and only the supply is
 * elsewhere.
 */
async function isOtherPlace(
  services: OfferServices,
  { data: { offer }, offerHash, regime }: Contract,
): Promise<boolean> {
  const per = toShownQuery(offer);
  if (per === offer.query) return false;
  const shown = await takeOffer(services, { slug: offer.slug, per, regime });
  return shown?.offerHash === offerHash;
}

/** The query for which a draft's offer was shown; `query` then follows the place of the supply. */
export const toShownQuery = ({ path }: Pick<ContractOffer, "path">) => path.split("?")[1] ?? "";

const isSamePrice = (one: ContractOffer, other: ContractOffer) =>
  one.price?.perYearCents === other.price?.perYearCents &&
  one.price?.total?.cents === other.price?.total?.cents;

/**
 * The parts that an order still needs. A payment method that the offer does not take counts as
 * missing, and so does a supply with a reason that can no longer be chosen, at all or for this
 * offer.
 */
export function listMissing(
  { data, regime }: Pick<Contract, "data" | "regime">,
  today: Pick<ContractOffer, "payments" | "reasons"> = data.offer,
): ContractView["missing"] {
  const { offer, payment, supply } = data;
  const { payments, reasons: allowed } = today;
  const isPayable = payment !== null && payments.includes(payment.method);
  const { supplyPoint } = toNeeds(offer);
  const reasons = listSupplyReasons(supplyPoint, allowed);
  const isChosen = supplyPoint === "none" || reasons.some(({ value }) => value === supply?.reason);
  return ([regime, "supply", "payment"] as const).filter(
    (part) =>
      data[part] === null || (part === "payment" && !isPayable) || (part === "supply" && !isChosen),
  );
}

export function toContractSummary(
  contract: Contract,
  switches: ContractSwitches,
  now: Date,
): ContractSummary {
  const { offer } = contract.data;
  const term = toTermOf(contract, switches, now);
  return {
    id: contract.id,
    state: contract.state,
    tipology: offer.tipology,
    name: offer.name,
    brand: offer.brand,
    rate: contract.rateId,
    perMonthCents: offer.price.perMonthCents,
    withdrawableUntil: term.open ? (term.until?.toISOString() ?? null) : null,
    createdAt: contract.createdAt.toISOString(),
    updatedAt: contract.updatedAt.toISOString(),
  };
}

function toDocument(
  id: string,
  { kind, version, sha256 }: Pick<ContractDocument, "kind" | "version" | "sha256">,
): ContractDocument {
  const path = `/contracts/${id}/${kind}.pdf`;
  return { kind, title: toPaperTitle(kind), version, sha256, path };
}

function toCode({ sentTo, sentAt, expiresAt, tries, extensions }: StoredCode) {
  return {
    sentTo: hideMailbox(sentTo),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    triesLeft: TRIES_MAX - tries,
    extendable: extensions < EXTENSIONS_MAX,
  };
}
