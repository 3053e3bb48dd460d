import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createSemaphore, type Semaphore } from "../limits/semaphore.ts";

/** `memoryCost` is in KiB. */
type Argon2Parameters = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB. */
const PARAMETERS: Argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Three hashes at once take 57 MiB. One core stays free for other requests. */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** More waiting requests would wait for seconds, so they are rejected. */
const WAITING_MAX = 100;

/**
 * Hashes passwords and compares them with stored hashes.
 *
 * @example
 * const passwordHash = await passwords.hash("tre gatti sul tetto");
 * await passwords.verify(passwordHash, "quattro gatti"); // false
 */
export type Passwords = {
  /** Returns a PHC string. Throws `AppError("unavailable")` if too many requests wait. */
  hash(password: string): Promise<string>;
  /** Returns false for null, after the same time. Throws as `hash` does. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/**
 * Hashes with argon2id, a few passwords at a time and with pauses while others wait, so that a flood
 * of logins uses neither all memory nor all cores.
 */
export function createPasswords(
  semaphore: Semaphore = createSemaphore({
    atOnce: HASHES_AT_ONCE,
    waitingMax: WAITING_MAX,
    rests: true,
  }),
  parameters: Argon2Parameters = PARAMETERS,
): Passwords {
  const nobody = toHashOfNobody(parameters);
  return {
    hash: (password) => semaphore.run(() => hash(toNormal(password), parameters)),
    async verify(passwordHash, password) {
      const isSame = await semaphore.run(() => verify(passwordHash ?? nobody, toNormal(password)));
      return passwordHash !== null && isSame;
    },
  };
}

/** Hash of an unknown password. A password for an account without one is compared with it. */
const toHashOfNobody = ({ memoryCost, timeCost, parallelism }: Argon2Parameters) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Normalises passwords that differ only in how a keyboard composes letters (NIST SP 800-63B
 * §5.1.1.2).
 */
export function toNormal(password: string): string {
  return password.normalize("NFKC");
}
