import type {
  AccountDetail,
  ConsentUpdate,
  Device,
  ErasureRequest,
  GivenConsent,
} from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * The calls of the profile that `createAuthCalls` does not have. A failure throws `ApiError`.
 *
 * @example
 * const devices = await createAccountCalls(client.api.request).devices();
 */
export function createAccountCalls(request: Request) {
  // Every call sends a JSON content type, with which an empty body would be invalid.
  const act = async (method: "POST" | "DELETE", path: string, body: unknown = {}) => {
    await request({ method, path, body });
  };
  return {
    detail: () => request<AccountDetail>({ method: "GET", path: "/auth/detail" }),
    devices: () => request<Device[]>({ method: "GET", path: "/auth/sessions" }),
    /** Ends one session. Use `logout` for the current one. */
    endDevice: (id: string) => act("DELETE", `/auth/sessions/${encodeURIComponent(id)}`),
    /** Ends every session except the current one. */
    endOtherDevices: () => act("DELETE", "/auth/sessions"),
    /** The choices in force, with the consent to third parties that a request gave. */
    consents: () => request<GivenConsent[]>({ method: "GET", path: "/auth/consents" }),
    /** Resolves to the choices in force. */
    updateConsents: (body: ConsentUpdate) =>
      request<GivenConsent[]>({ method: "POST", path: "/auth/consents", body }),
    /** Mails an account without a password a link that confirms the erasure. */
    requestErasure: () => act("POST", "/auth/erasure/link"),
    /** All data of the account are deleted when it resolves. */
    erase: (body: ErasureRequest) => act("POST", "/auth/erasure", body),
  };
}
