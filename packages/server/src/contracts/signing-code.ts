import { randomInt, timingSafeEqual } from "node:crypto";
import { MINUTE_MS, toEmailKey } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { toKeyedHash } from "../keys/keyed-hash.ts";
import type { Config } from "../process/config.ts";
import { toSha256 } from "../text/sha256.ts";
import type { NamedDocument, StoredCode } from "./store/contract-repository.ts";

export const CODE_MINUTES = 10;
export const TRIES_MAX = 5;
/** WCAG 2.2.1 requires that a time limit can be extended at least ten times. */
export const EXTENSIONS_MAX = 10;

/** Six figures that nobody can guess. */
export function createSigningCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

export function toCodeEnd(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
}

/** The last second of a code that its holder extended as often as allowed. */
export function toLastCodeEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + (EXTENSIONS_MAX + 1) * CODE_MINUTES * MINUTE_MS);
}

type Bound = {
  contractId: string;
  /** The frozen documents: a code becomes void once one of them changes. */
  documents: readonly Pick<NamedDocument, "kind" | "sha256">[];
  /** The signer's e-mail. */
  email: string;
};

/** The stored form of a code: a keyed hash of the code, the documents and the person. */
export function toCodeHash(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  code: string,
  { contractId, documents, email }: Bound,
): string {
  const papers = documents.map(({ kind, sha256 }) => `${kind} ${sha256}`).sort();
  const bound = toSha256([contractId, toEmailKey(email), ...papers].join("\n"));
  return toKeyedHash(sessionSecret, `signing:${bound}:${code}`);
}

/** Returns the stored code if it can still be tried. Throws `AppError("code-ended")` if not. */
export function getUsableCode(stored: StoredCode | null, now: Date): StoredCode {
  const code = findUsableCode(stored, now);
  if (code === null) {
    throw new AppError("code-ended");
  }
  return code;
}

/** The stored code; null if it has expired or no attempt is left. */
export function findUsableCode(stored: StoredCode | null, now: Date): StoredCode | null {
  return stored !== null && stored.expiresAt > now && stored.tries < TRIES_MAX ? stored : null;
}

/** Compares in constant time. */
export function isCode({ codeHash }: StoredCode, hash: string): boolean {
  return timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash));
}

/** The digits of the typed text. */
export function toCodeFigures(typed: string): string {
  return typed.replaceAll(/\D/g, "");
}
