import Type, { type Static, type TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";

/** One error of a reply. `message` is Italian and can be shown; `field` names the wrong field. */
export const WireError = Type.Object({
  code: Type.Unsafe<ErrorCode>(Type.String()),
  message: Type.String(),
  field: Type.Optional(Type.String()),
});
export type WireError = Static<typeof WireError>;

export const ErrorEnvelope = Type.Object({ errors: Type.Array(WireError) });
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;

/**
 * The schema of a successful reply that carries `data`.
 *
 * @example
 * const Reply = DataEnvelope(RateView); // { data: … }
 */
export function DataEnvelope<T extends TSchema>(data: T) {
  return Type.Object({ data });
}
