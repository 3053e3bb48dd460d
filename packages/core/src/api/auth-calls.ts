import type {
  Activation,
  AddressMap,
  AuthSession,
  DecodedToken,
  IdentityProvider,
  LoginLinkRequest,
  LoginRequest,
  PasswordUpdate,
  PersonalData,
  PersonalDataUpdate,
  Position,
  ProviderLoginRequest,
  RecoveryRequest,
  SigninRequest,
  SyncedLists,
  SyncRequest,
  TokenLoginRequest,
} from "@volpe/contract";
import type { Client } from "../client.ts";
import { isListOf, isOneOf, isPresent, isShape, isText } from "../guard/guard.ts";
import { isAuthSession, isDecodedToken, isPersonalData } from "../session/session-guards.ts";
import { orErrorsText } from "./errors-text.ts";
import type { Call } from "./request.ts";
import { createSyncCall } from "./sync-call.ts";

/** What an auth call answers: its data, or the JSON text of the errors (see `findErrors`). */
export type AuthReply<T> = Promise<T | string>;

export type AuthCalls = {
  signin(request: SigninRequest): AuthReply<unknown>;
  login(request: LoginRequest): AuthReply<AuthSession>;
  /** Asks for a mailed link to log in with. */
  requestLink(request: LoginLinkRequest): AuthReply<unknown>;
  loginByToken(request: TokenLoginRequest): AuthReply<AuthSession>;
  /** The providers that are set up. */
  providers(): AuthReply<IdentityProvider[]>;
  /** Where the provider is to be asked. */
  googleUrl(): AuthReply<string>;
  facebookUrl(): AuthReply<string>;
  google(request: ProviderLoginRequest): AuthReply<AuthSession>;
  facebook(request: ProviderLoginRequest): AuthReply<AuthSession>;
  /**
   * Logged out here at once, whatever the server says of the refresh token; the lists of what was
   * viewed and favoured leave this device, for others may use it.
   */
  logout(): AuthReply<unknown>;
  syncData(request: SyncRequest): AuthReply<SyncedLists>;
  /** `AccountDetail`; its guard stands with the calls of the profile (`createAccountCalls`). */
  detail(): AuthReply<unknown>;
  changePassword(request: PasswordUpdate): AuthReply<PersonalData>;
  updatePersonalData(request: PersonalDataUpdate): AuthReply<PersonalData>;
  updateShippingData(request: AddressMap): AuthReply<PersonalData>;
  savePosition(request: Position): AuthReply<unknown>;
  /** Asks for a link, or sets the new password with the link's token. */
  recover(request: RecoveryRequest): AuthReply<unknown>;
  activate(token: string): AuthReply<Activation>;
  decode(token: string): AuthReply<DecodedToken>;
};

const isActivation = isShape<Activation>({
  confirmed: isOneOf("account", "email"),
  email: isText,
});

/** Made by who uses them, as a feature's calls are: most pages never log anybody in. */
export function createAuthCalls({
  api,
  session,
  lists,
}: Pick<Client, "api" | "session" | "lists">): AuthCalls {
  const call = <T>(details: Call<T>, onData?: (data: T) => void | Promise<void>): AuthReply<T> =>
    session.during(() =>
      orErrorsText(
        api.request(details).then(async (data) => {
          await onData?.(data);
          return data;
        }),
      ),
    );
  const get = <T>(path: string, data: Call<T>["data"], query?: Call<T>["query"]) =>
    call({ method: "GET", path: `/auth/${path}`, data, query });
  const post = (path: string, body: unknown, onData?: () => void) =>
    call<unknown>({ method: "POST", path: `/auth/${path}`, body, data: isPresent }, onData);
  const enter = (path: string, body: unknown) =>
    call({ method: "POST", path: `/auth/${path}`, body, data: isAuthSession }, (data) => {
      session.begin(data);
      // The account's lists come with the answer, in its cookies.
      return lists.join();
    });
  const patch = (path: string, body: unknown, onData: (data: PersonalData) => void) =>
    call({ method: "PATCH", path: `/auth/update/${path}`, body, data: isPersonalData }, onData);

  return {
    signin: (body) => post("signin", body),
    login: (body) => enter("login", body),
    requestLink: (body) => post("logintoken", body),
    loginByToken: (body) => enter("loginbytoken", body),
    providers: () => get("providers", isListOf(isOneOf("google", "facebook"))),
    googleUrl: () => get("google/url", isText),
    facebookUrl: () => get("facebook/url", isText),
    google: (body) => enter("google", body),
    facebook: (body) => enter("facebook", body),
    async logout() {
      const refreshToken = session.state.session?.jwt.refreshToken;
      session.end();
      lists.leave();
      return refreshToken === undefined ? null : await post("logout", { token: refreshToken });
    },
    syncData: (body) => session.during(() => orErrorsText(createSyncCall(api.request)(body))),
    detail: () => get("detail", isPresent),
    changePassword: (body) => patch("cambiopassword", body, session.correct),
    updatePersonalData: (body) => patch("personaldata", body, session.update),
    updateShippingData: (body) => patch("shippingdata", body, session.correct),
    savePosition: (body) => post("saveposition", body, () => session.place(body)),
    recover: (body) => post("ripristino", body),
    activate: (token) => get("active", isActivation, { token }),
    decode: (token) => get("decode", isDecodedToken, { token }),
  };
}
