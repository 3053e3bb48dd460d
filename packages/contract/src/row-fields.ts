import Type from "typebox";
import { EMAIL } from "./form-fields.ts";

/* Schemas of fields in the rows that an operator imports. */

/** A text that is not empty. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** A partita IVA. */
export const VatNumber = Type.String({ pattern: "^\\d{11}$" });
/** An e-mail address or PEC. */
export const Mailbox = Type.String({ maxLength: 120, pattern: `^${EMAIL}$` });
/** An amount from 0 up, €. */
export const Eur = (maximum: number) => Type.Number({ minimum: 0, maximum });
