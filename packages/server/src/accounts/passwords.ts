import { hash, verify } from "@node-rs/argon2";
import { createTurns, type Turns } from "./turns.ts";

/** What OWASP's Password Storage Cheat Sheet gives for argon2id with 19 MiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At once: 57 MiB. */
const HASHES_AT_ONCE = 3;
/** More would wait for seconds: they are told to come back. */
const WAITING_MAX = 100;
/** Of a password that nobody knows: what an account without one is compared with. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

export type Passwords = {
  /** A PHC string. Throws `AppError("unavailable")` when too many wait. */
  hash(password: string): Promise<string>;
  /** With null it takes as long and answers false. Throws as `hash` does. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** Argon2id, a few at a time, so that a flood of logins takes neither all memory nor all cores. */
export function createPasswords(
  turns: Turns = createTurns({ atOnce: HASHES_AT_ONCE, waitingMax: WAITING_MAX }),
): Passwords {
  return {
    hash: (password) => turns.run(() => hash(toNormal(password), PARAMETERS)),
    async verify(passwordHash, password) {
      const isSame = await turns.run(() => verify(passwordHash ?? NOBODY, toNormal(password)));
      return passwordHash !== null && isSame;
    },
  };
}

/** One password however a keyboard composes its letters (NIST SP 800-63B §5.1.1.2). */
export function toNormal(password: string): string {
  return password.normalize("NFKC");
}
