import Type, { type Static } from "typebox";

/** `expired` is the access token's expiry in epoch seconds. */
export const Jwt = Type.Object({
  accessToken: Type.String(),
  expired: Type.Number(),
  refreshToken: Type.String(),
});
export type Jwt = Static<typeof Jwt>;

export const SessionUser = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export type SessionUser = Static<typeof SessionUser>;

export const Position = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
export type Position = Static<typeof Position>;

/** The content of the `auth` cookie. */
export const AuthSession = Type.Object({
  jwt: Jwt,
  user: SessionUser,
  position: Type.Optional(Type.Union([Position, Type.Null()])),
});
export type AuthSession = Static<typeof AuthSession>;

/** `POST /auth/refreshtoken`. */
export const RefreshRequest = Type.Object({ token: Type.String({ minLength: 1 }) });
export type RefreshRequest = Static<typeof RefreshRequest>;

/**
 * What the `auth` cookie holds beside the session: `lifetime` is there once a personal-data update
 * gave it 365 days, so that a refreshed token keeps that life; a cookie's own expiry is unreadable.
 */
export const AuthCookie = Type.Intersect([
  AuthSession,
  Type.Object({ lifetime: Type.Optional(Type.Literal("update")) }),
]);
export type AuthCookie = Static<typeof AuthCookie>;

/** Answer of the three `PATCH /auth/update/…`. */
export const PersonalData = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export type PersonalData = Static<typeof PersonalData>;

/** Answer of `GET /auth/decode`. */
export const DecodedToken = Type.Object({
  email: Type.String(),
  name: Type.String(),
  id: Type.String(),
});
export type DecodedToken = Static<typeof DecodedToken>;
