import type { DecodedToken } from "@volpe/contract";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findBearer } from "../sessions/signed-in.ts";
import { getAccount } from "./account-repository.ts";
import { findMailedToken } from "./mailed-tokens.ts";

/** Whose an access token or a mailed link is; nothing is spent. Throws `AppError("link-expired")`. */
export async function decodeToken(
  services: Pick<Services, "clock" | "db" | "sessionKeys">,
  token: string,
): Promise<DecodedToken> {
  const bearer = await findBearer(services, token);
  const found = bearer ?? (await findMailedToken(services.db, services, { token }));
  if (found === null) {
    throw new AppError("link-expired");
  }
  const { id, name, email } = await getAccount(services.db, found.accountId);
  return { id, name, email: "email" in found ? found.email : email };
}
