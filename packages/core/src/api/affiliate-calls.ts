import type {
  AffiliateFiguresQuery,
  AffiliateHookCreated,
  AffiliateHookRequest,
  AffiliateHooks,
  AffiliateLedger,
  AffiliatePayee,
  AffiliateReport,
  AffiliateRequest,
  AffiliateView,
  FormOf,
} from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * The calls of a logged-in affiliate: figures, links, hooks, payments. A failure throws `ApiError`.
 *
 * @example
 * const { total } = await createAffiliateCalls(request).figures({ per: "pagina" });
 */
export function createAffiliateCalls(request: Request) {
  const toHookPath = (id: string) => `/affiliates/me/hooks/${encodeURIComponent(id)}`;
  return {
    /** Null if the account has not joined. */
    view: () => request<AffiliateView>({ method: "GET", path: "/affiliates/me" }),
    join: (body: FormOf<AffiliateRequest>) =>
      request<AffiliateView>({ method: "POST", path: "/affiliates", body }),
    setPayee: (body: FormOf<AffiliatePayee>) =>
      request<AffiliateView>({ method: "PATCH", path: "/affiliates/me", body }),
    /** Ends the earning of commissions. Codes, figures and payments stay. */
    stop: () => request<AffiliateView>({ method: "DELETE", path: "/affiliates/me", body: {} }),
    figures: (query: AffiliateFiguresQuery) =>
      request<AffiliateReport>({ method: "GET", path: "/affiliates/me/figures", query }),
    entries: () => request<AffiliateLedger>({ method: "GET", path: "/affiliates/me/entries" }),
    hooks: () => request<AffiliateHooks>({ method: "GET", path: "/affiliates/me/hooks" }),
    /** Adds a receiver of events. Only this answer has its secret. */
    addHook: (body: FormOf<AffiliateHookRequest>) =>
      request<AffiliateHookCreated>({ method: "POST", path: "/affiliates/me/hooks", body }),
    testHook: (id: string) => request({ method: "POST", path: `${toHookPath(id)}/test`, body: {} }),
    removeHook: (id: string) => request({ method: "DELETE", path: toHookPath(id), body: {} }),
  };
}
