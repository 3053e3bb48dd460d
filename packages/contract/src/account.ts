import Type, { type Static } from "typebox";
import { PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";
import { AddressMap } from "./places.ts";
import { Position } from "./session.ts";

const Name = Type.String({ minLength: 2, maxLength: 80 });
const Email = Type.String({ minLength: 3, maxLength: 254 });
/** A new one; what was chosen earlier is only compared. */
const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX });
const MailedToken = Type.String({ minLength: 1, maxLength: 2000 });

/** `POST /auth/signin`: registers, and mails an activation link. The same answer for a known address. */
export const SigninRequest = Type.Object({
  name: Name,
  email: Email,
  password: NewPassword,
  consents: Type.Object({ privacy: Type.Literal(true), marketing: Type.Boolean() }),
  /** Honeypot: a person never sees it, so it stays empty. */
  website: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SigninRequest = Static<typeof SigninRequest>;

/** What asks for a mail answers, whether the address is known or not. */
export const MailAsked = Type.Object({ mailed: Type.Literal(true) });
export type MailAsked = Static<typeof MailAsked>;

/** What changes or ends something answers where there is nothing to tell. */
export const ChangeMade = Type.Object({ done: Type.Literal(true) });
export type ChangeMade = Static<typeof ChangeMade>;

/** `POST /auth/login`. */
export const LoginRequest = Type.Object({ email: Email, password: Password });
export type LoginRequest = Static<typeof LoginRequest>;

/** `POST /auth/logintoken`: asks for a mailed link to log in with. The same answer for any address. */
export const LoginLinkRequest = Type.Object({ email: Email });
export type LoginLinkRequest = Static<typeof LoginLinkRequest>;

/** `POST /auth/loginbytoken`: a mailed link's token, good once. */
export const TokenLoginRequest = Type.Object({ token: MailedToken });
export type TokenLoginRequest = Static<typeof TokenLoginRequest>;

/** A company whose login is accepted here; `GET /auth/providers` answers those that are set up. */
export const IdentityProvider = Type.Union([Type.Literal("google"), Type.Literal("facebook")]);
export type IdentityProvider = Static<typeof IdentityProvider>;

/** `POST /auth/google`, `/auth/facebook`: what the provider sent back. */
export const ProviderLoginRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 4000 }),
  state: Type.String({ minLength: 1, maxLength: 4000 }),
});
export type ProviderLoginRequest = Static<typeof ProviderLoginRequest>;

/** `POST /auth/ripristino`: asks for a link, or sets the new password with the link's token. */
export const RecoveryRequest = Type.Union([
  Type.Object({ email: Email }),
  Type.Object({ token: MailedToken, password: NewPassword }),
]);
export type RecoveryRequest = Static<typeof RecoveryRequest>;

/**
 * `GET /auth/active?token=`: what the mailed link confirmed. Asked again it says the same:
 * `account` after a registration, `email` after a change of address, which needs a session of the
 * account that asked for it.
 */
export const Activation = Type.Object({
  confirmed: Type.Union([Type.Literal("account"), Type.Literal("email")]),
  email: Type.String(),
});
export type Activation = Static<typeof Activation>;

/** `PATCH /auth/update/cambiopassword`. An account's first password is set by a recovery link. */
export const PasswordUpdate = Type.Object({
  current: Type.String({ maxLength: PASSWORD_MAX }),
  password: NewPassword,
  /** Ends every other session of the account. */
  endOthers: Type.Boolean(),
});
export type PasswordUpdate = Static<typeof PasswordUpdate>;

/**
 * `PATCH /auth/update/personaldata`. Another e-mail counts only once the link mailed to it was
 * opened, and needs `password` where the account has one; until then the answer has the present one.
 */
export const PersonalDataUpdate = Type.Object({
  name: Name,
  email: Email,
  /** With its prefix, or empty. */
  phone: Type.String({ maxLength: 20 }),
  password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX })),
});
export type PersonalDataUpdate = Static<typeof PersonalDataUpdate>;

/** A choice that a person made beside a text, and when. */
export const GivenConsent = Type.Object({
  category: Type.String(),
  granted: Type.Boolean(),
  text: Type.String(),
  policyVersion: Type.String(),
  /** ISO 8601. */
  givenAt: Type.String(),
});
export type GivenConsent = Static<typeof GivenConsent>;

/** `GET /auth/detail`: all that the profile shows of its owner. */
export const AccountDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** A new address whose link was not opened yet. */
  pendingEmail: Type.Union([Type.String(), Type.Null()]),
  /** E.164 or empty. */
  phone: Type.String(),
  shipping: AddressMap,
  position: Type.Union([Position, Type.Null()]),
  hasPassword: Type.Boolean(),
  providers: Type.Array(IdentityProvider),
  /** The choice in force of each category. */
  consents: Type.Array(GivenConsent),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type AccountDetail = Static<typeof AccountDetail>;

/** `POST /auth/consents`: the marketing box of the profile. Answers `AccountDetail.consents`. */
export const ConsentUpdate = Type.Object({ marketing: Type.Boolean() });
export type ConsentUpdate = Static<typeof ConsentUpdate>;

/** `GET /auth/sessions`: where the account is logged in. */
export const Device = Type.Object({
  id: Type.String(),
  /** In words, as `Firefox su Windows`. */
  name: Type.String(),
  /** The one that asks. */
  current: Type.Boolean(),
  /** ISO 8601. */
  since: Type.String(),
  /** ISO 8601, to some minutes. */
  lastSeen: Type.String(),
});
export type Device = Static<typeof Device>;

/** `POST /auth/erasure`: the password, or the token of the link mailed to who has none. */
export const ErasureRequest = Type.Union([
  Type.Object({ password: Password }),
  Type.Object({ token: MailedToken }),
]);
export type ErasureRequest = Static<typeof ErasureRequest>;
