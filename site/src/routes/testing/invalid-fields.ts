import { ApiError } from "@volpe/core";

/** What the API throws for a form with wrong fields: a sentence for each field. */
export function invalidFields(messages: Record<string, string>): ApiError {
  return new ApiError(
    422,
    Object.entries(messages).map(([field, message]) => ({ code: "invalid-field", field, message })),
  );
}
