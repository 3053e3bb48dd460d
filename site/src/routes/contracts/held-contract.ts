import type { ContractChange, ContractSubmit, ContractWithdraw, FormOf } from "@volpe/contract";
import { createContractCalls, createRateCalls, orElse } from "@volpe/core";
import { redirect, redirectDocument } from "react-router-dom";
import { requireLogin } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { exchangeOwnerKey, findOwnerKey } from "../quote/owner-key.ts";

/**
 * The calls of the contract in the address, for a visitor who has its key or is logged in. Without either
 * it leads to the login, whether the contract exists or not. Only the server can read the key, so a
 * browser asks it for the document.
 */
export async function holdContract({ request, params, context }: PageLoaderArgs) {
  const id = params.rate ?? "";
  const exchanged = exchangeOwnerKey(request, id, "contract");
  if (exchanged !== null) throw exchanged;
  if (typeof document !== "undefined") throw redirectDocument(request.url);
  const key = findOwnerKey(request.headers.get("cookie"), id) ?? "";
  if (key === "") await requireLogin(context, request);
  const calls = createContractCalls(context.get(clientContext).api.request);
  return {
    path: toContractPath(id),
    get: () => calls.get(id, key),
    change: (body: FormOf<ContractChange>) => calls.change(id, key, body),
    submit: (body: FormOf<ContractSubmit>) => calls.submit(id, key, body),
    renewCode: (kind: string) => calls.code(id, key, { kind }),
    sign: (code: string) => calls.sign(id, key, { code }),
    withdraw: (body: FormOf<ContractWithdraw>) => calls.withdraw(id, key, body),
  };
}

/**
 * Where the id of a quote leads in the place of a contract's: the newest contract that the logged-in
 * person made of it, or the choice of the offer to order. Null if it is no quote's.
 */
export async function findQuotesContract({ params, context }: PageLoaderArgs) {
  const id = params.rate ?? "";
  const { api, session } = context.get(clientContext);
  if (typeof document !== "undefined") return null;
  const quote = await orElse(createRateCalls(api.request).get(id), null);
  if (quote === null) return null;
  const own =
    session.state.session === null ? [] : await orElse(createContractCalls(api.request).list(), []);
  const made = own.find(({ rate }) => rate === quote.rate);
  return redirect(made === undefined ? `/cart/${quote.rate}` : toContractPath(made.id));
}

export function toContractPath(id: string): string {
  return `/contratto/${encodeURIComponent(id)}`;
}
