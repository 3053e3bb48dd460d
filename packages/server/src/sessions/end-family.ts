import type { Services } from "../services.ts";
import { isOfFamily } from "./refresh-rules.ts";
import { parseRefreshToken } from "./refresh-token.ts";
import { endSession, findSession } from "./session-repository.ts";

/** Ends the session of a refresh token, current or spent; what is none ends nothing. */
export async function endFamily(
  { clock, db, sessionKeys }: Pick<Services, "clock" | "db" | "sessionKeys">,
  text: string,
): Promise<void> {
  const token = parseRefreshToken(text);
  const session = token === null ? undefined : await findSession(db, token.sessionId);
  if (token !== null && session !== undefined && isOfFamily(session, token, sessionKeys.refresh)) {
    await endSession(db, { accountId: session.accountId, id: session.id, now: clock.now() });
  }
}
