import { type ContractSubmit, HOUR_SECONDS } from "@volpe/contract";
import { AppError, invalidField, joinErrors } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import { hasMailboxRoom, takeMailbox } from "../limits/mailbox-limit.ts";
import { getSellerPaper } from "../seller-papers/seller-papers.ts";
import { toSha256 } from "../text/sha256.ts";
import { toCodeMail } from "./contract-mails.ts";
import type { ContractServices, Origin, Settle } from "./contract-services.ts";
import { listMissing, takeToday, toVersion } from "./contract-view.ts";
import { getOrderable, type OrderableOffer } from "./offer/take-offer.ts";
import { notifyOperator } from "./operator-mails.ts";
import { listPapers, toPaper, toPaperTitle, toPaperVersion } from "./papers/contract-papers.ts";
import { renderPaper } from "./papers/render-paper.ts";
import { toNextState } from "./rules/contract-state.ts";
import { toDuties } from "./rules/duties.ts";
import { createSigningCode, toCodeEnd, toCodeHash } from "./signing-code.ts";
import { stepContract } from "./step-contract.ts";
import {
  type Contract,
  type DocumentRow,
  type NamedDocument,
  noteEvent,
  putCode,
  replaceDocuments,
} from "./store/contract-repository.ts";
import { BOX_FAULTS } from "./words/contract-texts.ts";

const CODES_PER_CONTRACT = { max: 6, windowSeconds: HOUR_SECONDS };

/** The message after a change of data. Unlike after another step, the same button works again. */
const DATA_CHANGED =
  "Nel frattempo, forse in un’altra finestra, i dati di quest’ordine sono cambiati, quindi non l’ho mandato. Qui sotto ci sono quelli di adesso: controllali, poi ordina di nuovo.";

/**
 * Submits the order: freezes offer, duties and documents, stores the boxes, and mails the signing
 * code. Throws `AppError` if a part or a box is missing, or the offer is not the one that was
 * shown.
 */
export async function submitContract(
  services: ContractServices,
  contract: Contract,
  { offerHash, version, boxes: ticked }: ContractSubmit,
  origin: Origin,
  settle?: Settle,
): Promise<Contract> {
  const { db, clock, config, pdfs, switches } = services;
  if (toNextState(contract.state, "submit", "holder") === null) {
    throw new AppError("contract-state");
  }
  // Another tab changed the data since this page showed them.
  if (version !== toVersion(contract)) {
    throw new AppError("contract-state", { message: DATA_CHANGED });
  }
  const today = await takeOrderable(services, contract, offerHash);
  const { offer } = today;
  if (listMissing(contract, offer).length > 0) {
    throw new AppError("contract-incomplete");
  }
  const { regime } = contract;
  const duties = toDuties({ offer, regime }, switches);
  checkBoxes(duties.boxes, ticked);
  const now = clock.now();
  const early = ticked.early === true && duties.withdrawal.kind === "statutory";
  const boxes = duties.boxes.map((box) => ({ ...box, ticked: ticked[box.name] === true }));
  const ordered = { ...contract, early, data: { ...contract.data, offer, duties } };
  await checkCodeRoom(services, contract);
  const documents = await pdfs.run(() =>
    freezeDocuments(services, ordered, {
      boxes: boxes.filter((box) => box.ticked),
      now,
      publicUrl: config.publicUrl,
    }),
  );
  return await db.transaction(async (within) => {
    const details = {
      offerHash,
      boxes,
      duties: {
        commission: duties.commission,
        conclusion: duties.conclusion,
        withdrawal: duties.withdrawal,
      },
      documents: documents.map(({ kind, version, sha256 }) => ({ kind, version, sha256 })),
      ...origin,
    };
    const step = { action: "submit", role: "holder", details, now } as const;
    const { after } = await stepContract(within, contract.id, step, (locked) => {
      // Another tab changed the contract while the documents were drawn.
      if (locked.updatedAt.getTime() !== contract.updatedAt.getTime()) {
        throw new AppError("contract-state", { message: DATA_CHANGED });
      }
      return { data: ordered.data, offerHash, early };
    });
    await replaceDocuments(within, contract.id, documents);
    await sendCode(within, services, { contract: after, documents, origin });
    await notifyOperator(within, services, { contract: after, reason: "" });
    await settle?.(within, after, today);
    return after;
  });
}

/**
 * The offer as of today. Throws `AppError` if it cannot be ordered or is not the one that was
 * shown.
 */
export async function takeOrderable(
  services: ContractServices,
  contract: Contract,
  offerHash: string,
): Promise<OrderableOffer> {
  const taken = getOrderable(await takeToday(services, contract));
  if (taken.offerHash !== offerHash) {
    throw new AppError("offer-changed");
  }
  return taken;
}

/** Mails a new code in the given transaction; the previous one becomes void. */
export async function sendCode(
  within: ContractServices["db"],
  { clock, config, mail }: ContractServices,
  {
    contract,
    documents,
    origin,
  }: { contract: Contract; documents: readonly NamedDocument[]; origin: Origin },
): Promise<void> {
  const now = clock.now();
  const { id, email } = contract;
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  const isAllowed =
    (await limits.take(`contract-code:${id}`, CODES_PER_CONTRACT)) &&
    (await takeMailbox(limits, email));
  if (!isAllowed) {
    throw new AppError("too-many-requests");
  }
  const code = createSigningCode();
  const expiresAt = toCodeEnd(now);
  await putCode(within, {
    contractId: id,
    codeHash: toCodeHash(config, code, { contractId: id, documents, email }),
    sentTo: email,
    sentAt: now,
    expiresAt,
    tries: 0,
    extensions: 0,
  });
  await noteEvent(within, contract, {
    kind: "code-sent",
    role: "holder",
    details: { ...origin, expiresAt: expiresAt.toISOString() },
    at: now,
  });
  await mail.send(toCodeMail(config, { contract, code, sentAt: now }), { within });
}

/** Throws `AppError` if no code could be mailed, before documents are drawn in vain. */
async function checkCodeRoom(
  { limits }: Pick<ContractServices, "limits">,
  { id, email }: Contract,
): Promise<void> {
  const hasRoom =
    (await limits.hasRoom(`contract-code:${id}`, CODES_PER_CONTRACT)) &&
    (await hasMailboxRoom(limits, email));
  if (!hasRoom) {
    throw new AppError("too-many-requests");
  }
}

function checkBoxes(
  boxes: Contract["data"]["duties"]["boxes"],
  ticked: ContractSubmit["boxes"],
): void {
  const [first, ...others] = boxes
    .filter(({ name, needed }) => needed && ticked[name] !== true)
    .map(({ name }) => invalidField(`boxes.${name}`, BOX_FAULTS[name]));
  if (first !== undefined) {
    throw joinErrors(first, others);
  }
}

/** Freezes the seller's documents by their hash, which must be stored, and our drawn documents. */
async function freezeDocuments(
  services: ContractServices,
  contract: Contract,
  given: Omit<Parameters<typeof toPaper>[1], "contract">,
): Promise<DocumentRow[]> {
  const documents: DocumentRow[] = [];
  for (const { kind, title, filedOn, sha256 } of contract.data.offer.papers) {
    const row = { contractId: contract.id, kind, title, version: filedOn, sha256 };
    await getSellerPaper(services, sha256);
    documents.push({ ...row, bytes: null, createdAt: given.now });
  }
  for (const kind of listPapers(contract.data.duties)) {
    const bytes = await renderPaper(toPaper(kind, { ...given, contract }));
    documents.push({
      contractId: contract.id,
      kind,
      title: toPaperTitle(kind),
      version: toPaperVersion(kind),
      sha256: toSha256(bytes),
      bytes,
      createdAt: given.now,
    });
  }
  return documents;
}
