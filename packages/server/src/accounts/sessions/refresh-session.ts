import type { AuthSession } from "@volpe/contract";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { getAccount, markAccountUsed } from "../store/account-repository.ts";
import { toAuthSession } from "./begin-session.ts";
import { decideRefresh, toRotated } from "./refresh-rules.ts";
import { parseRefreshToken, toRefreshTokenText, toSuccessor } from "./refresh-token.ts";
import { toSessionEnd } from "./session-life.ts";
import { endSession, findSessionForUpdate, updateSession } from "./session-repository.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "sessionKeys">;

/**
 * Exchanges a refresh token. Ends the session if the token was stolen. Throws
 * `AppError("session-ended")`.
 */
export async function refreshSession(services: Given, text: string): Promise<AuthSession> {
  // The error is thrown after the transaction. Inside, it would roll back the end of the session.
  const renewed = await services.db.transaction((within) => exchange(within, services, text));
  if (renewed === null) {
    throw new AppError("session-ended");
  }
  return renewed;
}

async function exchange(
  within: Database,
  services: Given,
  text: string,
): Promise<AuthSession | null> {
  const token = parseRefreshToken(text);
  const session = token === null ? undefined : await findSessionForUpdate(within, token.sessionId);
  if (token === null || session === undefined) {
    return null;
  }
  const key = services.sessionKeys.refresh;
  const now = services.clock.now();
  const decision = decideRefresh(session, token, { key, now });
  switch (decision.kind) {
    case "unknown":
      return null;
    case "reuse":
      await endSession(within, { accountId: session.accountId, id: session.id, now });
      return null;
    case "repeat": {
      const current = toSuccessor(token, key, decision.generations);
      const account = await getAccount(within, session.accountId);
      return toAuthSession(services, {
        account,
        session,
        refreshToken: toRefreshTokenText(current),
      });
    }
    case "rotate": {
      const successor = toSuccessor(token, key);
      const expiresAt = toSessionEnd(session.lifetime, { now, createdAt: session.createdAt });
      const rotated = toRotated(session, successor, { now, expiresAt });
      await updateSession(within, session.id, rotated);
      await markAccountUsed(within, session.accountId, now);
      const account = await getAccount(within, session.accountId);
      return toAuthSession(services, {
        account,
        session: rotated,
        refreshToken: toRefreshTokenText(successor),
      });
    }
  }
}
