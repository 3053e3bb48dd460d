import Type from "typebox";

/* Schemas of fields in the rows that an operator imports. */

/** A text that is not empty. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** An amount from 0 up, €. */
export const Eur = (maximum: number) => Type.Number({ minimum: 0, maximum });
