import { createHash } from "node:crypto";
import type { IdentityProvider } from "@volpe/contract";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import type { Services } from "../services.ts";
import type { Attempt } from "./provider-client.ts";
import { insertAttempt, takeAttempt } from "./provider-repository.ts";

const ATTEMPT_MS = 10 * 60 * 1000;

type Given = Pick<Services, "db" | "clock">;

/** Made anew for each visit to a provider, and kept for ten minutes. */
export async function beginAttempt(
  { db, clock }: Given,
  provider: IdentityProvider,
): Promise<Attempt> {
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const { state, ...kept } = attempt;
  await insertAttempt(db, {
    stateHash: hashState(state),
    provider,
    ...kept,
    expiresAt: new Date(clock.now().getTime() + ATTEMPT_MS),
  });
  return attempt;
}

/** Once; null for a state that is not ours, of another provider, or older than ten minutes. */
export async function endAttempt(
  { db, clock }: Given,
  { provider, state }: { provider: IdentityProvider; state: string },
): Promise<Attempt | null> {
  const kept = await takeAttempt(db, { stateHash: hashState(state), provider });
  return kept === undefined || kept.expiresAt.getTime() <= clock.now().getTime()
    ? null
    : { state, nonce: kept.nonce, codeVerifier: kept.codeVerifier };
}

const hashState = (state: string) => createHash("sha256").update(state).digest("base64url");
