import { OWNER_KEY_HEADER, toTrackedAddress } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { isDerivedKey, toDerivedKey } from "../keys/derived-key.ts";
import { isRandomKey } from "../keys/random-key.ts";
import type { Config } from "../process/config.ts";
import type { Services } from "../services.ts";
import { type Contract, findContract, isContractOwned } from "./store/contract-repository.ts";

const PURPOSE = "contract";

/** The key that the answer to the creation and the mailed links contain. */
export function toContractKey(config: Pick<Config, "sessionSecret">, id: string): string {
  return toDerivedKey(config, PURPOSE, id);
}

/** Whether the key opens this contract. */
export function isContractKey(
  config: Pick<Config, "sessionSecret">,
  id: string,
  key: string,
): boolean {
  return isRandomKey(id) && isDerivedKey(config, { purpose: PURPOSE, reference: id, key });
}

/** The page of a contract, as a mail links to it. */
export function toContractUrl(
  config: Pick<Config, "publicUrl" | "sessionSecret">,
  { id, tracking }: Pick<Contract, "id" | "tracking">,
): string {
  const key = toContractKey(config, id);
  return toTrackedAddress(`${config.publicUrl}/contratto/${id}?chiave=${key}`, tracking);
}

/**
 * The contract of a call that carries its key or its owner's login. Throws `not-found` for anybody
 * else.
 */
export async function getOwnContract(
  services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">,
  request: Pick<FastifyRequest, "headers">,
  id: string,
): Promise<Contract> {
  const { config, db } = services;
  const contract = getFound(isRandomKey(id) ? await findContract(db, id) : null);
  const key = String(request.headers[OWNER_KEY_HEADER] ?? "");
  if (isContractKey(config, id, key)) {
    return contract;
  }
  const signedIn = await findSignedIn(services, request);
  const isOwn =
    signedIn !== null && (await isContractOwned(db, { id, accountId: signedIn.accountId }));
  return getFound(isOwn ? contract : null);
}
