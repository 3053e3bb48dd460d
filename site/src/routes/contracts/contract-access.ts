import {
  type ContractChange,
  type ContractSubmit,
  type ContractView,
  type ContractWithdraw,
  DAY_MS,
  type FormOf,
  toEmailKey,
} from "@volpe/contract";
import { createContractCalls, createRateCalls, orElse } from "@volpe/core";
import { redirect, redirectDocument } from "react-router-dom";
import { toOnce } from "../../forms/sent-once.ts";
import { requireLogin } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { exchangeOwnerKey, findOwnerKey, listContractKeys } from "../quote/owner-key.ts";

/**
 * The calls of the contract in the address, for a visitor who has its key or is logged in.
 * Otherwise it redirects to the login, whether or not the contract exists. Only the server can read
 * the key, so a browser requests the document. `form` is the sent form, whose calls are idempotent.
 */
export async function accessContract(
  { request, params, context }: PageLoaderArgs,
  form: Pick<FormData, "get"> = new FormData(),
) {
  const id = params.rate ?? "";
  const exchanged = exchangeOwnerKey(request, id, "contract");
  if (exchanged !== null) throw exchanged;
  if (typeof document !== "undefined") throw redirectDocument(request.url);
  const key = findOwnerKey(request.headers.get("cookie"), id) ?? "";
  if (key === "") await requireLogin(context, request);
  const calls = createContractCalls(toOnce(context.get(clientContext).api.request, form));
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
 * The redirect for an address with the id of a quote instead of a contract. Of the contracts made
 * from the quote, it leads to the newest whose key this browser has or that the logged-in person
 * owns. If there is none, it leads to the choice of the offer to order. Null if the id is not a
 * quote's.
 */
export async function findQuotesContract({ request, params, context }: PageLoaderArgs) {
  const id = params.rate ?? "";
  const { api, session } = context.get(clientContext);
  if (typeof document !== "undefined") return null;
  const quote = await orElse(createRateCalls(api.request).get(id), null);
  if (quote === null) return null;
  const calls = createContractCalls(api.request);
  const ofBrowser = await listBrowserContracts({ request, context });
  const listed = session.state.session === null ? [] : await orElse(calls.list(), []);
  const made = [...ofBrowser, ...listed]
    .filter((contract) => contract.rate === quote.rate)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return redirect(made === undefined ? `/cart/${quote.rate}` : toContractPath(made.id));
}

/** The contracts that this browser has the keys of, the last begun first. Empty in the browser. */
async function listBrowserContracts({
  request,
  context,
}: Pick<PageLoaderArgs, "context" | "request">): Promise<ContractView[]> {
  if (typeof document !== "undefined") return [];
  const calls = createContractCalls(context.get(clientContext).api.request);
  const found = await Promise.all(
    listContractKeys(request.headers.get("cookie")).map(({ contract, key }) =>
      orElse(calls.get(contract, key), null),
    ),
  );
  return found.filter((contract) => contract !== null);
}

/** The path of an order of this offer that was begun in this browser and not signed; null for none. */
export async function findOpenOrder(
  args: Pick<PageLoaderArgs, "context" | "request">,
  slug: string,
): Promise<string | null> {
  const open = (await listBrowserContracts(args)).find(
    ({ offer, state }) => offer.slug === slug && (state === "draft" || state === "submitted"),
  );
  return open === undefined ? null : toContractPath(open.id);
}

/** Number of newest contracts of an account among which the data of its owner are looked for. */
const EARLIER_MAX = 3;

/**
 * How long data are taken over from an order of this browser, which several people may use. Its key
 * opens the contract itself for much longer (`docs/decisions/318-taken-over-data-last-thirty-days.md`).
 */
const TAKE_OVER_DAYS = 30;

/**
 * The newest other contract that says who it is for: one of the account, or else one begun in the
 * last `TAKE_OVER_DAYS` days whose key this browser has. With an account, a contract of this
 * browser must have the account's e-mail.
 */
export async function findEarlierContract(
  args: Pick<PageLoaderArgs, "context" | "request">,
  { id, account }: { id: string; account: { email: string } | null },
): Promise<ContractView | null> {
  const calls = createContractCalls(args.context.get(clientContext).api.request);
  const listed = account === null ? [] : await orElse(calls.list(), []);
  const ofAccount = await Promise.all(
    listed.slice(0, EARLIER_MAX).map((contract) => orElse(calls.get(contract.id, ""), null)),
  );
  const isOfAccount = (contract: ContractView) =>
    account === null || toEmailKey(toParty(contract)?.email ?? "") === toEmailKey(account.email);
  const since = Date.now() - TAKE_OVER_DAYS * DAY_MS;
  const ofBrowser = (await listBrowserContracts(args)).filter(
    (contract) => Date.parse(contract.createdAt) >= since && isOfAccount(contract),
  );
  const all = [...ofAccount, ...ofBrowser].filter((contract) => contract !== null);
  return all.find((contract) => contract.id !== id && toParty(contract) !== null) ?? null;
}

const toParty = ({ consumer, business }: ContractView) => consumer ?? business;

export function toContractPath(id: string): string {
  return `/contratto/${encodeURIComponent(id)}`;
}
