import { isUuid, type Jwt } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Services } from "../../services.ts";

/** Claims of an access token. They contain no personal data. */
type AccessClaims = { accountId: string; sessionId: string; generation: number };

const ALGORITHM = "HS256";
const ISSUER = "volpe";
const AUDIENCE = "volpe-api";

type Given = Pick<Services, "clock" | "config" | "sessionKeys">;

/** Returns a signed token and its expiry in epoch seconds. */
export async function signAccessToken(
  { clock, config, sessionKeys }: Given,
  { accountId, sessionId, generation }: AccessClaims,
): Promise<Omit<Jwt, "refreshToken">> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  const expired = issuedAt + config.accessTokenSeconds;
  const accessToken = await new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(accountId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expired)
    .sign(sessionKeys.access);
  return { accessToken, expired };
}

/** The token of a request's `Authorization` header; undefined if it has none. */
export function findAccessToken({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/** Null for a token that is invalid or expired. */
export async function readAccessToken(
  { clock, sessionKeys }: Omit<Given, "config">,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, sessionKeys.access, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp"],
      currentDate: clock.now(),
    });
    const { sub, sid, gen } = payload;
    return typeof sub === "string" &&
      isUuid(sub) &&
      typeof sid === "string" &&
      isUuid(sid) &&
      typeof gen === "number"
      ? { accountId: sub, sessionId: sid, generation: gen }
      : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return null;
    }
    throw error;
  }
}
