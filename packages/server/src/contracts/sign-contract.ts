import type { ContractSign, SigningCodeRequest } from "@volpe/contract";
import { AppError, getFound, invalidField } from "../errors.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import { tellOperator, toSignedMail } from "./contract-mails.ts";
import {
  type ContractServices,
  type Origin,
  type Settle,
  settleNothing,
} from "./contract-services.ts";
import { toPaperTitle, toPaperVersion, toSha256 } from "./papers/contract-papers.ts";
import { renderPaper } from "./papers/render-paper.ts";
import { toSignaturePaper } from "./papers/signature-paper.ts";
import { toNextState } from "./rules/contract-state.ts";
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
  addEvent,
  type Contract,
  deleteCode,
  findCode,
  listDocuments,
  lockContract,
  readDocuments,
  updateCode,
} from "./store/contract-repository.ts";
import { sendCode, takeOrderable } from "./submit-contract.ts";
import { toWithdrawalCalendar } from "./withdrawal-calendar.ts";

/** Mails another code, or gives the present one ten minutes more. */
export async function renewCode(
  services: ContractServices,
  asked: Contract,
  { kind }: SigningCodeRequest,
  origin: Origin,
  settle: Settle = settleNothing,
): Promise<void> {
  const { db, clock } = services;
  const { id } = asked;
  await checkOrder(services, asked);
  await db.transaction(async (within) => {
    const contract = await getSignable(within, id);
    if (kind === "new") {
      await sendCode(within, services, {
        contract,
        documents: await listDocuments(within, id),
        origin,
      });
      await settle(within, contract);
      return;
    }
    const now = clock.now();
    const code = getUsableCode(await findCode(within, id), now);
    if (code.extensions >= EXTENSIONS_MAX) {
      throw new AppError("code-ended");
    }
    const expiresAt = toCodeEnd(now);
    await updateCode(within, id, { expiresAt, extensions: code.extensions + 1 });
    await addCodeEvent(within, contract, "code-extended", {
      details: { ...origin, expiresAt: expiresAt.toISOString() },
      now,
    });
    await settle(within, contract);
  });
}

/**
 * Signs with the mailed code. A wrong code costs a try, which is stored; the fifth ends the code.
 * Signing mails everything that was signed.
 */
export async function signContract(
  services: ContractServices,
  asked: Contract,
  typed: ContractSign,
  origin: Origin,
  settle: Settle = settleNothing,
): Promise<Contract> {
  const { db, clock, config, mail, switches } = services;
  const { id } = asked;
  await checkOrder(services, asked);
  const now = clock.now();
  const outcome = await db.transaction(async (within) => {
    const contract = await getSignable(within, id);
    const code = getUsableCode(await findCode(within, id), now);
    const documents = await listDocuments(within, id);
    const figures = toCodeFigures(typed.code);
    const bound = { contractId: id, documents, email: contract.email };
    if (!isCode(code, toCodeHash(config, figures, bound))) {
      const tries = code.tries + 1;
      await updateCode(within, id, { tries });
      await addCodeEvent(within, contract, "code-refused", { details: { ...origin, tries }, now });
      return { left: TRIES_MAX - tries };
    }
    const { sentAt, sentTo } = code;
    const proof = { sentTo: hideMailbox(sentTo), sentAt };
    const details = {
      ...origin,
      codeSentTo: proof.sentTo,
      codeSentAt: sentAt.toISOString(),
      codeEnteredAt: now.toISOString(),
      documents: documents.map(({ kind, version, sha256 }) => ({ kind, version, sha256 })),
    };
    const step = { action: "sign", role: "holder", details, now } as const;
    const { after } = await stepContract(within, id, step, () => ({ concludedAt: now }));
    const bytes = await renderPaper(
      toSignaturePaper({ contract: after, documents, code: proof, now }),
    );
    await addDocument(within, {
      contractId: id,
      kind: "signature",
      title: toPaperTitle("signature"),
      version: toPaperVersion("signature"),
      sha256: toSha256(bytes),
      bytes,
      createdAt: now,
    });
    await deleteCode(within, id);
    const attached = await readDocuments(within, id);
    const calendar = toWithdrawalCalendar(after, { config, switches, now });
    const signed = toSignedMail(config, { contract: after, documents: attached, calendar });
    await mail.send(signed, { within });
    await tellOperator(within, services, { contract: after, reason: "" });
    await settle(within, after);
    return { signed: after };
  });
  if (outcome.signed === undefined) {
    throw outcome.left > 0
      ? invalidField("code", toTriesWords(outcome.left))
      : new AppError("code-ended");
  }
  return outcome.signed;
}

function toTriesWords(left: number): string {
  const tries = left === 1 ? "un tentativo" : `${left} tentativi`;
  return `Il codice non è quello: ricopia le sei cifre dell’ultima mail. Hai ancora ${tries}.`;
}

/** Throws `AppError` unless the order waits for the signature and its offer still stands as ordered. */
async function checkOrder(services: ContractServices, order: Contract): Promise<void> {
  checkSignable(order);
  await takeOrderable(services, order, order.offerHash);
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

async function addCodeEvent(
  within: ContractServices["db"],
  { id, state }: Contract,
  kind: "code-extended" | "code-refused",
  { details, now }: { details: Record<string, unknown>; now: Date },
): Promise<void> {
  await addEvent(within, {
    contractId: id,
    kind,
    role: "holder",
    fromState: state,
    state,
    reason: "",
    details,
    at: now,
  });
}
