import { DAY_MS } from "@volpe/contract";
import { hashRefreshToken, type RefreshToken, toSuccessor } from "./refresh-token.ts";
import { isSessionLive } from "./session-life.ts";
import type { Session } from "./session-repository.ts";

/**
 * Parallel requests may send the same token: within this time a used token does not count as
 * stolen.
 */
export const GRACE_MS = 10_000;
/** The answer with the next token may have been lost. The client asks again within this time. */
const LOST_ANSWER_MS = DAY_MS;
/**
 * Older tokens are unknown. This is the number of refreshes in a year and a half, at one every
 * quarter of an hour.
 */
const GENERATIONS_MAX = 50_000;

type RefreshDecision =
  | { kind: "unknown" }
  | { kind: "rotate" }
  /** Return the current token, which is `generations` refreshes after the given one. */
  | { kind: "repeat"; generations: number }
  /** Two clients hold tokens of one family: end the session. */
  | { kind: "reuse" };

/** Decides what to do with a refresh token of this session. */
export function decideRefresh(
  session: Session,
  token: RefreshToken,
  { key, now }: { key: Uint8Array; now: Date },
): RefreshDecision {
  if (!isSessionLive(session, now) || !isOfFamily(session, token, key)) {
    return { kind: "unknown" };
  }
  const behind = session.generation - token.generation;
  if (behind === 0) {
    return { kind: "rotate" };
  }
  const isSuccessorUnused = behind === 1 && session.confirmedGeneration < session.generation;
  const rotatedMs = session.rotations.at(-behind) ?? Number.NEGATIVE_INFINITY;
  return now.getTime() - rotatedMs <= (isSuccessorUnused ? LOST_ANSWER_MS : GRACE_MS)
    ? { kind: "repeat", generations: behind }
    : { kind: "reuse" };
}

/**
 * Whether the token belongs or belonged to this session: its successors lead to the current one.
 */
export function isOfFamily(session: Session, token: RefreshToken, key: Uint8Array): boolean {
  const behind = session.generation - token.generation;
  return (
    behind >= 0 &&
    behind <= GENERATIONS_MAX &&
    hashRefreshToken(toSuccessor(token, key, behind)) === session.tokenHash
  );
}

/** The session after a refresh. */
export function toRotated(
  session: Session,
  successor: RefreshToken,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Session {
  const nowMs = now.getTime();
  return {
    ...session,
    tokenHash: hashRefreshToken(successor),
    generation: successor.generation,
    confirmedGeneration: Math.max(session.confirmedGeneration, session.generation),
    rotations: [...session.rotations.filter((ms) => nowMs - ms <= GRACE_MS), nowMs],
    lastSeenAt: now,
    expiresAt,
  };
}
