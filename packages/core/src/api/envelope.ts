import type { ErrorCode, WireError } from "@volpe/contract";
import {
  type Guard,
  isListOf,
  isOptional,
  isPresent,
  isShape,
  isText,
  parseJson,
} from "../guard/guard.ts";
import { ApiError } from "./api-error.ts";
import type { Reply } from "./transport.ts";

/** Shown when what answered was not the API, as a proxy's page is not. */
const UNREADABLE: WireError = {
  code: "unavailable",
  message: "Il servizio non ha risposto come previsto. Riprova tra qualche secondo.",
};

export const isWireError = isShape<WireError>({
  // A code that a newer server has added is let through: its message can be shown all the same.
  code: isText as Guard<ErrorCode>,
  message: isText,
  field: isOptional(isText),
});

const isErrors = isShape<{ errors: WireError[] }>({ errors: isListOf(isWireError) });
const isData = isShape<{ data: unknown }>({ data: isPresent });

/** The `data` of a reply; throws `ApiError` for a refusal, and for what is no reply of the API. */
export function readEnvelope<T>({ status, text }: Reply, guard: Guard<T>): T {
  if (status >= 200 && status < 300) {
    const data = parseJson(text, isData)?.data;
    if (guard(data)) {
      return data;
    }
    throw new ApiError(502, [UNREADABLE]);
  }
  throw new ApiError(status, parseJson(text, isErrors)?.errors ?? [UNREADABLE]);
}
