import Type, { type Static } from "typebox";

/** Rows as they are kept, without the hashes that only the server can use; times are ISO 8601. */
const Row = Type.Record(Type.String(), Type.Unknown());
const Rows = Type.Array(Row);

/** `GET /auth/export`: all that is kept about a person, machine-readable (GDPR, article 20). */
export const PersonalDataExport = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  email: Type.String(),
  /** Null for who has no account. */
  profile: Type.Union([Row, Type.Null()]),
  consents: Rows,
  devices: Rows,
  providers: Rows,
  lists: Type.Union([Row, Type.Null()]),
  cookieChoices: Rows,
  /** With their quotes, consents and requests to be called. */
  requests: Rows,
  conversations: Rows,
  /** Attachments by name, with the address that answers them. */
  tickets: Rows,
  contactMessages: Rows,
});
export type PersonalDataExport = Static<typeof PersonalDataExport>;
