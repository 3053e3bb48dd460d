import type {
  ContractChange,
  ContractCreated,
  ContractPreview,
  ContractRequest,
  ContractSign,
  ContractSubmit,
  ContractSummary,
  ContractView,
  ContractWithdraw,
  FormOf,
  Regime,
  SigningCodeRequest,
  SupplyPlaceFaults,
  SupplyPlaceQuery,
} from "@volpe/contract";
import { toKeyHeader } from "./key-header.ts";
import type { Request } from "./request.ts";

/**
 * The calls that make a contract. `key` comes from `create` or a mailed link; "" if the owner is
 * logged in. A failure throws `ApiError`.
 *
 * @example
 * const { way } = await createContractCalls(request).preview("luce-facile", { per: "consumo=2700" });
 */
export function createContractCalls(request: Request) {
  const toPath = (id: string, subpath = "") => `/contracts/${encodeURIComponent(id)}${subpath}`;
  const post = (subpath: string) => (id: string, key: string, body: unknown) =>
    request<ContractView>({
      method: "POST",
      path: toPath(id, subpath),
      headers: toKeyHeader(key),
      body,
    });

  return {
    /** The offer that would be ordered. It needs no personal data. `per` is the offer's query. */
    preview: (slug: string, query: { regime?: Regime; per?: string } = {}) =>
      request<ContractPreview>({
        method: "GET",
        path: `/contracts/offers/${encodeURIComponent(slug)}`,
        query,
      }),
    /** Whether comune, postal code and province of a supply go together. */
    place: (query: SupplyPlaceQuery) =>
      request<SupplyPlaceFaults>({ method: "GET", path: "/contracts/places", query }),
    /** `request` has to send an idempotency key; the API refuses the call without one. */
    create: (body: FormOf<ContractRequest>) =>
      request<ContractCreated>({ method: "POST", path: "/contracts", body }),
    list: () => request<ContractSummary[]>({ method: "GET", path: "/contracts" }),
    get: (id: string, key: string) =>
      request<ContractView>({ method: "GET", path: toPath(id), headers: toKeyHeader(key) }),
    change: (id: string, key: string, body: FormOf<ContractChange>) =>
      request<ContractView>({
        method: "PATCH",
        path: toPath(id),
        headers: toKeyHeader(key),
        body,
      }),
    submit: post("/submit") as Action<ContractSubmit>,
    code: post("/code") as Action<SigningCodeRequest>,
    sign: post("/sign") as Action<ContractSign>,
    withdraw: post("/withdraw") as Action<ContractWithdraw>,
  };
}

type Action<Body> = (id: string, key: string, body: FormOf<Body>) => Promise<ContractView>;
