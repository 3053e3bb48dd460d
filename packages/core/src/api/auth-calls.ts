import type {
  Activation,
  AddressMap,
  DecodedToken,
  FormOf,
  IdentityProvider,
  LoginDone,
  LoginLinkRequest,
  LoginRequest,
  PasswordUpdate,
  PersonalData,
  PersonalDataUpdate,
  Position,
  ProviderLoginRequest,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
} from "@volpe/contract";
import { COOKIES, KNOWN_DEVICE_SECONDS } from "@volpe/contract";
import type { Client } from "../client.ts";
import { orErrorsText } from "./envelope.ts";
import type { Call } from "./request.ts";

/** A logout waits no longer for a change of the lists that is under way. */
const LISTS_MS = 2000;

/** The result of an auth call: its data, or the JSON text of the errors (see `findErrors`). */
export type AuthReply<T> = Promise<T | string>;

/**
 * Registration, login and the account's changes. A page creates them only if it needs them, because
 * most pages never log anybody in.
 *
 * @example
 * const reply = await createAuthCalls(client).login({ email, password });
 * const errors = findErrors(reply); // undefined after a login
 */
export function createAuthCalls({
  api,
  session,
  lists,
  cookies,
}: Pick<Client, "api" | "cookies" | "session" | "lists">) {
  const call = <T>(details: Call, onData?: (data: T) => void | Promise<void>): AuthReply<T> =>
    session.during(() =>
      orErrorsText(
        api.request<T>(details).then(async (data) => {
          await onData?.(data);
          return data;
        }),
      ),
    );
  const get = <T>(path: string, query?: Call["query"]) =>
    call<T>({ method: "GET", path: `/auth/${path}`, query });
  const post = (path: string, body: unknown, onData?: () => void) =>
    call<unknown>({ method: "POST", path: `/auth/${path}`, body }, onData);
  const enter = (path: string, body: unknown) =>
    call<LoginDone>({ method: "POST", path: `/auth/${path}`, body }, ({ device, ...data }) => {
      cookies.set(COOKIES.device, device, { maxAgeSeconds: KNOWN_DEVICE_SECONDS });
      session.begin(data);
      // Writes the account's lists to the cookies before the call resolves.
      return lists.join();
    });
  const patch = (path: string, body: unknown, onData: (data: PersonalData) => void) =>
    call({ method: "PATCH", path: `/auth/update/${path}`, body }, onData);

  return {
    signin: (body: FormOf<SigninRequest>) => post("signin", body),
    /** Sends the proof of an earlier login with this browser along. */
    login: (body: LoginRequest) =>
      enter("login", { ...body, device: cookies.get(COOKIES.device)?.slice(0, 400) }),
    /** Mails a login link. */
    requestLink: (body: LoginLinkRequest) => post("logintoken", body),
    loginByToken: (body: TokenLoginRequest) => enter("loginbytoken", body),
    /** The identity providers that the server is configured for. */
    providers: () => get<IdentityProvider[]>("providers"),
    /** Address of the provider's login page. */
    googleUrl: () => get<string>("google/url"),
    facebookUrl: () => get<string>("facebook/url"),
    google: (body: ProviderLoginRequest) => enter("google", body),
    facebook: (body: ProviderLoginRequest) => enter("facebook", body),
    /**
     * Ends the session on this device at once, whatever the server answers. Removes the lists of
     * viewed and favourite items too, because others may use the device.
     */
    async logout(): AuthReply<unknown> {
      const refreshToken = session.state.session?.jwt.refreshToken;
      session.end();
      lists.leave();
      // The server would refuse a change of the lists that arrives after the logout.
      await Promise.race([
        lists.settled().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, LISTS_MS)),
      ]);
      return refreshToken === undefined ? null : await post("logout", { token: refreshToken });
    },
    changePassword: (body: PasswordUpdate) => patch("cambiopassword", body, session.correct),
    updatePersonalData: (body: PersonalDataUpdate) => patch("personaldata", body, session.update),
    updateShippingData: (body: AddressMap) => patch("shippingdata", body, session.correct),
    savePosition: (body: Position) => post("saveposition", body, () => session.place(body)),
    removePosition: () =>
      // The API refuses a JSON call with an empty body.
      call({ method: "DELETE", path: "/auth/saveposition", body: {} }, () => session.place(null)),
    /** Mails a recovery link, or sets the new password with the link's token. */
    recover: (body: RecoveryRequest) => post("ripristino", body),
    activate: (token: string) => get<Activation>("active", { token }),
    decode: (token: string) => get<DecodedToken>("decode", { token }),
  };
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;
