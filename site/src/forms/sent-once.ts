import { IDEMPOTENCY_HEADER } from "@volpe/contract";
import type { ApiRequest } from "@volpe/core";

/** The field that tells one filling-in of a form from another; `SubmissionField` writes it. */
export const SUBMISSION = "invio";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The API for the calls of a sent form, each of which then happens once: pressed twice, or sent again
 * after a lost answer, the form gets the first answer. A form that was changed since is another one.
 *
 * @example
 * const calls = createContactCalls(toOnce(api.request, form));
 */
export function toOnce(request: ApiRequest, form: Pick<FormData, "get">): ApiRequest {
  return withSubmission(request, String(form.get(SUBMISSION)));
}

/** The same for a form that a script sends, whose id it has. Without a UUID it changes nothing. */
export function withSubmission(request: ApiRequest, id: string): ApiRequest {
  return UUID.test(id)
    ? (call) =>
        request(
          // Nothing but a POST creates: an older PATCH, sent again, would get its old answer.
          call.method !== "POST"
            ? call
            : {
                ...call,
                headers: { ...call.headers, [IDEMPOTENCY_HEADER]: `${id}.${toMark(call)}` },
              },
        )
    : request;
}

/** Tells two bodies of one form apart. The API compares the bodies themselves where two are alike. */
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
