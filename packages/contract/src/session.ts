import Type, { type Static } from "typebox";
import { Nullable } from "./nullable.ts";

/**
 * The characters that an `Authorization` header may contain (RFC 6750 §2.1). A call with other
 * characters fails.
 */
const Token = Type.String({ pattern: "^[\\w.~+/-]+=*$" });

/** `expired` is the access token's expiry in epoch seconds. */
export const Jwt = Type.Object({
  accessToken: Token,
  expired: Type.Number(),
  refreshToken: Token,
});
export type Jwt = Static<typeof Jwt>;

const SessionUser = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
});

export const Position = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
export type Position = Static<typeof Position>;

/** A login: its tokens and its user, as the `auth` cookie holds them. */
export const AuthSession = Type.Object({
  jwt: Jwt,
  user: SessionUser,
  position: Type.Optional(Nullable(Position)),
});
export type AuthSession = Static<typeof AuthSession>;

/**
 * The answer to each login. `device` proves that later logins to this account come from this
 * browser, so that strangers' wrong passwords do not lock its owner out.
 */
export const LoginDone = Type.Interface([AuthSession], { device: Type.String() });
export type LoginDone = Static<typeof LoginDone>;

/** `POST /auth/refreshtoken`. */
export const RefreshRequest = Type.Object({ token: Type.String({ minLength: 1 }) });
export type RefreshRequest = Static<typeof RefreshRequest>;

/**
 * The content of the `auth` cookie: the session and its `lifetime`, which is set once an update of
 * personal data prolonged the cookie to 365 days. A refresh then keeps that lifetime, because
 * scripts cannot read when a cookie expires.
 */
export const AuthCookie = Type.Intersect([
  AuthSession,
  Type.Object({ lifetime: Type.Optional(Type.Literal("update")) }),
]);
export type AuthCookie = Static<typeof AuthCookie>;

/** The answer of the three `PATCH /auth/update/…`. */
export const PersonalData = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export type PersonalData = Static<typeof PersonalData>;

/** The answer of `GET /auth/decode`. */
export const DecodedToken = Type.Object({
  email: Type.String(),
  name: Type.String(),
  id: Type.String(),
});
export type DecodedToken = Static<typeof DecodedToken>;

/**
 * A started login with an identity provider, bound to the browser that started it (RFC 6749
 * §10.12).
 */
export const ProviderAttempt = Type.Object({
  /** The provider must send it back unchanged. */
  state: Type.String({ pattern: "." }),
  /** The page to open after the login. */
  da: Nullable(Type.String()),
});
export type ProviderAttempt = Static<typeof ProviderAttempt>;
