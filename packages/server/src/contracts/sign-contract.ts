import type { ContractSign, SigningCodeRequest } from "@volpe/contract";
import { AppError, getFound, invalidField } from "../errors.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import { toSha256 } from "../text/sha256.ts";
import { toConfirmationMail } from "./contract-mails.ts";
import type { ContractServices, Origin, Settle } from "./contract-services.ts";
import type { OrderableOffer } from "./offer/take-offer.ts";
import { notifyOperator } from "./operator-mails.ts";
import { toPaperTitle, toPaperVersion } from "./papers/contract-papers.ts";
import { readDocuments } from "./papers/read-documents.ts";
import { renderPaper } from "./papers/render-paper.ts";
import { toSignaturePaper } from "./papers/signature-paper.ts";
import { toNextState } from "./rules/contract-state.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import {
  EXTENSIONS_MAX,
  getUsableCode,
  isCode,
  TRIES_MAX,
  toCodeEnd,
  toCodeFigures,
  toCodeHash,
} from "./signing-code.ts";
import { stepContract } from "./step-contract.ts";
import {
  addDocument,
  type Contract,
  deleteCode,
  findCode,
  listDocuments,
  lockContract,
  type NamedDocument,
  noteEvent,
  type StoredCode,
  updateCode,
} from "./store/contract-repository.ts";
import { sendCode, takeOrderable } from "./submit-contract.ts";
import { toWithdrawalCalendar } from "./withdrawal-calendar.ts";

/** Mails another code, or extends the current one by ten minutes. */
export async function renewCode(
  services: ContractServices,
  asked: Contract,
  { kind }: SigningCodeRequest,
  origin: Origin,
  settle?: Settle,
): Promise<void> {
  const { db, clock } = services;
  const { id } = asked;
  const today = await takeOrder(services, asked);
  await db.transaction(async (within) => {
    const contract = await getSignable(within, id);
    if (kind === "new") {
      const documents = await listDocuments(within, id);
      await sendCode(within, services, { contract, documents, origin });
      await settle?.(within, contract, today);
      return;
    }
    const now = clock.now();
    const code = getUsableCode(await findCode(within, id), now);
    if (code.extensions >= EXTENSIONS_MAX) {
      throw new AppError("code-ended");
    }
    const expiresAt = toCodeEnd(now);
    await updateCode(within, id, { expiresAt, extensions: code.extensions + 1 });
    await noteEvent(within, contract, {
      kind: "code-extended",
      role: "holder",
      details: { ...origin, expiresAt: expiresAt.toISOString() },
      at: now,
    });
    await settle?.(within, contract, today);
  });
}

/**
 * Signs with the mailed code. A wrong code uses up an attempt, which is stored; the fifth voids the
 * code. Signing mails all signed documents.
 */
export async function signContract(
  services: ContractServices,
  asked: Contract,
  typed: ContractSign,
  origin: Origin,
  settle?: Settle,
): Promise<Contract> {
  const { db, clock, config, mail, pdfs, switches } = services;
  const { id } = asked;
  await takeOrder(services, asked);
  const now = clock.now();
  const figures = toCodeFigures(typed.code);
  const isRight = ({ contract, code, documents }: Signable) =>
    isCode(code, toCodeHash(config, figures, { contractId: id, documents, email: contract.email }));
  // The proof is drawn before the lock. Otherwise a burst of signatures would block the database.
  const read = await readSignable(db, asked, now);
  const drawn = isRight(read) ? await pdfs.run(() => drawSignature(read, now)) : null;
  const outcome = await db.transaction(async (within) => {
    const signable = await readSignable(within, await getSignable(within, id), now);
    const { contract, code, documents } = signable;
    if (!isRight(signable)) {
      const tries = code.tries + 1;
      await updateCode(within, id, { tries });
      await noteEvent(within, contract, {
        kind: "code-refused",
        role: "holder",
        details: { ...origin, tries },
        at: now,
      });
      return { left: TRIES_MAX - tries };
    }
    if (drawn === null || drawn.of !== toMark(signable)) {
      throw new AppError("contract-state");
    }
    const details = {
      ...origin,
      codeSentTo: hideMailbox(code.sentTo),
      codeSentAt: code.sentAt.toISOString(),
      codeEnteredAt: now.toISOString(),
      documents: documents.map(({ kind, version, sha256 }) => ({ kind, version, sha256 })),
    };
    const step = { action: "sign", role: "holder", details, now } as const;
    const { after } = await stepContract(within, id, step, ({ data }) => ({
      signedAt: now,
      concludedAt: data.duties.conclusion === "signature" ? now : null,
    }));
    await addDocument(within, {
      contractId: id,
      kind: "signature",
      title: toPaperTitle("signature"),
      version: toPaperVersion("signature"),
      sha256: toSha256(drawn.bytes),
      bytes: drawn.bytes,
      createdAt: now,
    });
    await deleteCode(within, id);
    const attached = await readDocuments({ config, db: within }, id);
    const { until } = toTermOf(after, switches, now);
    const calendar = toWithdrawalCalendar(after, { config, switches, now });
    const signed = { contract: after, documents: attached, until, calendar };
    await mail.send(toConfirmationMail(config, signed), { within });
    await notifyOperator(within, services, { contract: after, reason: "" });
    await settle?.(within, after);
    return { signed: after };
  });
  if (outcome.signed === undefined) {
    throw outcome.left > 0
      ? invalidField("code", toTriesWords(outcome.left))
      : new AppError("code-ended");
  }
  return outcome.signed;
}

/** A contract with the data that its signature covers. */
type Signable = { contract: Contract; code: StoredCode; documents: NamedDocument[] };

/** Throws `AppError("code-ended")` if no code is valid. */
async function readSignable(
  db: ContractServices["db"],
  contract: Contract,
  now: Date,
): Promise<Signable> {
  const code = getUsableCode(await findCode(db, contract.id), now);
  return { contract, code, documents: await listDocuments(db, contract.id) };
}

/** Draws the proof of the signature. */
async function drawSignature(
  signable: Signable,
  now: Date,
): Promise<{ bytes: Buffer; of: string }> {
  const { contract, code, documents } = signable;
  const proof = { sentTo: hideMailbox(code.sentTo), sentAt: code.sentAt };
  const paper = toSignaturePaper({ contract, documents, code: proof, now });
  return { bytes: await renderPaper(paper), of: toMark(signable) };
}

/**
 * Identifies everything that can change while a signature is drawn: the contract, its documents,
 * its code.
 */
function toMark({ contract, code, documents }: Signable): string {
  const papers = documents.map(({ kind, version, sha256 }) => [kind, version, sha256]);
  return JSON.stringify([contract.updatedAt, code.sentTo, code.sentAt, papers]);
}

function toTriesWords(left: number): string {
  const tries = left === 1 ? "un tentativo" : `${left} tentativi`;
  return `Il codice non è quello: ricopia le sei cifre dell’ultima mail. Hai ancora ${tries}.`;
}

/**
 * The offer of an order that waits for the signature. Throws `AppError` for any other order, or if the
 * offer is not as it was ordered.
 */
async function takeOrder(services: ContractServices, order: Contract): Promise<OrderableOffer> {
  checkSignable(order);
  return await takeOrderable(services, order, order.offerHash);
}

/** The locked contract. Throws `AppError("contract-state")` unless it waits for the signature. */
async function getSignable(within: ContractServices["db"], id: string): Promise<Contract> {
  const contract = getFound(await lockContract(within, id));
  checkSignable(contract);
  return contract;
}

function checkSignable({ state }: Contract): void {
  if (toNextState(state, "sign", "holder") === null) {
    throw new AppError("contract-state");
  }
}
