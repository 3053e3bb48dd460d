import type {
  AccountDetail,
  AddressMap,
  Device,
  ErasureRequest,
  GivenConsent,
  Position,
} from "@volpe/contract";
import type { Guard } from "../guard/guard.ts";
import {
  isFlag,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isPresent,
  isShape,
  isText,
} from "../guard/guard.ts";
import type { Request } from "./request.ts";

/** What the profile asks for besides the calls of `createAuthCalls`. A failure throws `ApiError`. */
export type AccountCalls = {
  detail(): Promise<AccountDetail>;
  devices(): Promise<Device[]>;
  /** Ends one session; the present one is ended by `logout`. */
  endDevice(id: string): Promise<void>;
  /** Ends every session but the present one. */
  endOtherDevices(): Promise<void>;
  /** Answers the choices in force. */
  updateConsents(choices: { marketing: boolean }): Promise<GivenConsent[]>;
  /** Mails the link that erases, to who has no password. */
  requestErasure(): Promise<void>;
  /** Everything of the account is gone when it resolves. */
  erase(request: ErasureRequest): Promise<void>;
};

const isAddressMap = isShape<AddressMap>({
  address: isText,
  street: isText,
  postal_code: isText,
  city: isText,
  province: isText,
  country: isText,
  latitude: isText,
  longitude: isText,
  region: isText,
});
const isGivenConsent = isShape<GivenConsent>({
  category: isText,
  granted: isFlag,
  text: isText,
  policyVersion: isText,
  givenAt: isText,
});
export const isAccountDetail = isShape<AccountDetail>({
  id: isText,
  name: isText,
  email: isText,
  pendingEmail: isNullable(isText),
  phone: isText,
  shipping: isAddressMap,
  position: isNullable(isShape<Position>({ latitude: isNumber, longitude: isNumber })),
  hasPassword: isFlag,
  providers: isListOf(isOneOf("google", "facebook")),
  consents: isListOf(isGivenConsent),
  createdAt: isText,
});
export const isDevice = isShape<Device>({
  id: isText,
  name: isText,
  current: isFlag,
  since: isText,
  lastSeen: isText,
});

export function createAccountCalls(request: Request): AccountCalls {
  const get = <T>(path: string, data: Guard<T>) => request({ method: "GET", path, data });
  // A JSON content type goes with every call, and no text at all is no JSON.
  const act = async (method: "POST" | "DELETE", path: string, body: unknown = {}) => {
    await request({ method, path, body, data: isPresent });
  };
  return {
    detail: () => get("/auth/detail", isAccountDetail),
    devices: () => get("/auth/sessions", isListOf(isDevice)),
    endDevice: (id) => act("DELETE", `/auth/sessions/${encodeURIComponent(id)}`),
    endOtherDevices: () => act("DELETE", "/auth/sessions"),
    updateConsents: (body) =>
      request({ method: "POST", path: "/auth/consents", body, data: isListOf(isGivenConsent) }),
    requestErasure: () => act("POST", "/auth/erasure/link"),
    erase: (body) => act("POST", "/auth/erasure", body),
  };
}
