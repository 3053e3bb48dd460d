import { IDEMPOTENCY_HEADER, isUuid } from "@volpe/contract";
import type { ApiRequest } from "@volpe/core";

/** The field that identifies one filling-in of a form; `SubmissionField` writes it. */
export const SUBMISSION = "invio";

/**
 * The API for the calls of a sent form, each of which takes effect once: a form that is sent twice,
 * or again after a lost answer, gets the first answer. A form that was changed since counts as
 * another form.
 *
 * @example
 * const calls = createContactCalls(toOnce(api.request, form));
 */
export function toOnce(request: ApiRequest, form: Pick<FormData, "get">): ApiRequest {
  return withSubmission(request, String(form.get(SUBMISSION)));
}

/** Does the same as `toOnce` for an id. An id that is not a UUID changes nothing. */
export function withSubmission(request: ApiRequest, id: string): ApiRequest {
  return isUuid(id)
    ? (call) =>
        request(
          // Only a POST creates something; a repeated PATCH would get its old answer.
          call.method !== "POST"
            ? call
            : {
                ...call,
                headers: { ...call.headers, [IDEMPOTENCY_HEADER]: `${id}.${toMark(call)}` },
              },
        )
    : request;
}

/** Distinguishes two bodies of one form. If two marks are equal, the API compares the bodies. */
function toMark({ path, body }: Parameters<ApiRequest>[0]): string {
  const parts =
    body instanceof FormData
      ? [...body].map(([name, value]) =>
          typeof value === "string" ? [name, value] : [name, value.name, value.size],
        )
      : body;
  let mark = 0;
  for (const letter of `${path} ${JSON.stringify(parts)}`) {
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return mark.toString(36);
}
