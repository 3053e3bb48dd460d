import Type, { type Static } from "typebox";
import { Consents } from "./rates.ts";

/** `POST /contacts`: a message to who runs the site. */
export const ContactRequest = Type.Object({
  topic: Type.Union([
    Type.Literal("offerta"),
    Type.Literal("errore"),
    Type.Literal("privacy"),
    Type.Literal("accessibilita"),
    Type.Literal("collaborazione"),
    Type.Literal("altro"),
  ]),
  message: Type.String({ minLength: 10, maxLength: 4000 }),
  name: Type.String({ minLength: 2, maxLength: 80 }),
  email: Type.String({ maxLength: 254 }),
  /** By phone is a request to be called back about this message; it needs a number. */
  communication: Type.Union([Type.Literal("email"), Type.Literal("telefono")]),
  phone: Type.String({ maxLength: 20 }),
  consents: Consents,
  /** Honeypot: a person never sees it, so it stays empty. */
  website: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ContactRequest = Static<typeof ContactRequest>;

/** `mailed`: an acknowledgement is on its way to the address given. */
export const ContactReceived = Type.Object({ mailed: Type.Boolean() });
export type ContactReceived = Static<typeof ContactReceived>;
