import Type, { type Static } from "typebox";
import { FORM_FIELDS } from "./form-fields.ts";
import { Email, FieldText, Honeypot, NeededConsent, PersonName, Phone } from "./form-schemas.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./limits.ts";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";
import { AddressMap } from "./places.ts";
import { Position } from "./session.ts";

const NewPassword = FieldText(
  FORM_FIELDS.newPassword,
  `La password deve avere almeno ${PASSWORD_MIN} caratteri: aggiungi una parola.`,
);
const MailedToken = Type.String({ minLength: 1, maxLength: 2000 });

/**
 * `POST /auth/signin`: registers, and mails an activation link. Answers the same for a known
 * address.
 */
export const SigninRequest = Type.Object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  consents: Type.Object({
    privacy: NeededConsent("Per aprire un profilo serve che tu abbia letto l’informativa."),
    marketing: Type.Boolean(),
  }),
  website: Honeypot,
});
export type SigninRequest = Static<typeof SigninRequest>;

/** The answer of calls that ask for a mail. It is the same for known and unknown addresses. */
export const MailAsked = Type.Object({ mailed: Type.Literal(true) });
export type MailAsked = Static<typeof MailAsked>;

/** The answer of calls that send a mail: false if the mailbox got too many, so none was sent. */
export const MailSent = Type.Object({ mailed: Type.Boolean() });
export type MailSent = Static<typeof MailSent>;

/** The answer of calls that change or end something and have no other data to return. */
export const ChangeMade = Type.Object({ done: Type.Literal(true) });
export type ChangeMade = Static<typeof ChangeMade>;

/** `POST /auth/login`. */
export const LoginRequest = Type.Object({
  email: Email,
  password: FieldText(
    FORM_FIELDS.password,
    "Scrivi la password, oppure fatti mandare un link per entrare.",
  ),
  /** The `device` of an earlier login with this browser. An invalid value is ignored. */
  device: Type.Optional(Type.String({ maxLength: 400 })),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** `POST /auth/logintoken`: asks for a mailed login link. Answers the same for any address. */
export const LoginLinkRequest = Type.Object({ email: Email });
export type LoginLinkRequest = Static<typeof LoginLinkRequest>;

/** `POST /auth/loginbytoken`: logs in with a mailed link's token, which can be used once. */
export const TokenLoginRequest = Type.Object({ token: MailedToken });
export type TokenLoginRequest = Static<typeof TokenLoginRequest>;

/** An identity provider. `GET /auth/providers` answers those that the server is configured for. */
export const IdentityProvider = OneOf(["google", "facebook"]);
export type IdentityProvider = Static<typeof IdentityProvider>;

/** `POST /auth/google`, `/auth/facebook`: the parameters that the provider sent back. */
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
 * `GET /auth/active?token=`: confirms the address of a mailed link. Idempotent. `account` after a
 * registration, `email` after a change of address, which needs a session of the account that
 * requested it.
 */
export const Activation = Type.Object({
  confirmed: OneOf(["account", "email"]),
  email: Type.String(),
});
export type Activation = Static<typeof Activation>;

/** `PATCH /auth/update/cambiopassword`. An account's first password is set by a recovery link. */
export const PasswordUpdate = Type.Object({
  /** Empty for an account without a password; the server then answers how to set one. */
  current: FieldText({ ...FORM_FIELDS.password, minLength: 0 }),
  password: FieldText(
    FORM_FIELDS.newPassword,
    `La nuova password ha almeno ${PASSWORD_MIN} caratteri: vanno bene anche tre o quattro parole.`,
  ),
  /** Ends every other session of the account. */
  endOthers: Type.Boolean(),
});
export type PasswordUpdate = Static<typeof PasswordUpdate>;

/**
 * `PATCH /auth/update/personaldata`. A new e-mail takes effect when the link mailed to it is
 * opened, and needs `password` if the account has one. Until then the answer holds the old e-mail.
 */
export const PersonalDataUpdate = Type.Object({
  name: PersonName,
  email: Email,
  phone: Phone,
  password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX })),
});
export type PersonalDataUpdate = Static<typeof PersonalDataUpdate>;

/** A person's choice about a consent text, and when they made it. */
export const GivenConsent = Type.Object({
  category: Type.String(),
  granted: Type.Boolean(),
  text: Type.String(),
  policyVersion: Type.String(),
  /** ISO 8601. */
  givenAt: Type.String(),
});
export type GivenConsent = Static<typeof GivenConsent>;

/** `GET /auth/detail`: everything that the profile shows to its owner. */
export const AccountDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** A new address whose link has not been opened yet. */
  pendingEmail: Nullable(Type.String()),
  /** E.164 or empty. */
  phone: Type.String(),
  shipping: AddressMap,
  position: Nullable(Position),
  hasPassword: Type.Boolean(),
  providers: Type.Array(IdentityProvider),
  /** The choice in force for each category. */
  consents: Type.Array(GivenConsent),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type AccountDetail = Static<typeof AccountDetail>;

/**
 * `POST /auth/consents`: the boxes of the profile. The profile can only withdraw a consent to a
 * supplier, which is given with an offer of a quote, and a request to be called back, which is made
 * with a request or a message. Answers the choices in force, as `GET /auth/consents`.
 */
export const ConsentUpdate = Type.Object({
  marketing: Type.Boolean(),
  thirdParties: Type.Optional(Type.Literal(false)),
  recall: Type.Optional(Type.Literal(false)),
});
export type ConsentUpdate = Static<typeof ConsentUpdate>;

/** `GET /auth/sessions`: where the account is logged in. */
export const Device = Type.Object({
  id: Type.String(),
  /** A description, as `Firefox su Windows`. */
  name: Type.String(),
  /** True for the session that sent the request. */
  current: Type.Boolean(),
  /** ISO 8601. */
  since: Type.String(),
  /** ISO 8601, accurate to a few minutes. */
  lastSeen: Type.String(),
});
export type Device = Static<typeof Device>;

/** `POST /auth/erasure`: the password, or for an account without one the token of a mailed link. */
export const ErasureRequest = Type.Union([
  Type.Object({
    password: FieldText(FORM_FIELDS.password, "Scrivi la tua password per confermare."),
  }),
  Type.Object({ token: MailedToken }),
]);
export type ErasureRequest = Static<typeof ErasureRequest>;

/** Database rows without the hashes that only the server can use; times are ISO 8601. */
const Row = Type.Record(Type.String(), Type.Unknown());
const Rows = Type.Array(Row);

/** `GET /auth/export`: all stored data about a person, machine-readable (GDPR, article 20). */
export const PersonalDataExport = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  email: Type.String(),
  /** Null for a person without an account. */
  profile: Nullable(Row),
  consents: Rows,
  devices: Rows,
  providers: Rows,
  lists: Nullable(Row),
  cookieChoices: Rows,
  /** Requests for offers with their quotes, consents and callback requests. */
  requests: Rows,
  conversations: Rows,
  /** Attachments by name, with the address to download each. */
  tickets: Rows,
  /** Quotes that were made without leaving a contact. */
  quotes: Rows,
  bills: Rows,
  /** What was agreed with an affiliate, its codes, bank account, servers, ledger and payments. */
  affiliate: Nullable(Row),
  contactMessages: Rows,
  /** Mails that the person asked for before the expiry of a contract. */
  reminders: Rows,
  /** Contracts with their events, and the name and SHA-256 of each document. */
  contracts: Rows,
});
export type PersonalDataExport = Static<typeof PersonalDataExport>;
