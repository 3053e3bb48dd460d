import { hashRefreshToken, type RefreshToken, toSuccessor } from "./refresh-token.ts";
import { isSessionLive } from "./session-life.ts";
import type { Session } from "./session-repository.ts";

/** Requests that left together arrive together: a token spent this long ago is no theft. */
export const GRACE_MS = 10_000;
/** Further back no token is known for ours; as many exchanges as a year and a half has quarters of an hour. */
const GENERATIONS_MAX = 50_000;

export type RefreshDecision =
  | { kind: "unknown" }
  | { kind: "rotate" }
  /** Answer the current token again, which follows `generations` after the given one. */
  | { kind: "repeat"; generations: number }
  /** Two hold tokens of one family: it ends. */
  | { kind: "reuse" };

/** What a shown refresh token is worth, of the session that it names. */
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
  // The answer with the successor may have been lost on its way.
  const isSuccessorUnused = behind === 1 && session.confirmedGeneration < session.generation;
  const rotatedMs = session.rotations.at(-behind);
  const isRecent = rotatedMs !== undefined && now.getTime() - rotatedMs <= GRACE_MS;
  return isSuccessorUnused || isRecent
    ? { kind: "repeat", generations: behind }
    : { kind: "reuse" };
}

/** Whether the token is the session's current one, or ever was: walked on, it leads to it. */
export function isOfFamily(session: Session, token: RefreshToken, key: Uint8Array): boolean {
  const behind = session.generation - token.generation;
  return (
    behind >= 0 &&
    behind <= GENERATIONS_MAX &&
    hashRefreshToken(toSuccessor(token, key, behind)) === session.tokenHash
  );
}

/** The session after its current token was exchanged. */
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
