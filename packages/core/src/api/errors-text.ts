import type { WireError } from "@volpe/contract";
import { isListOf, parseJson } from "../guard/guard.ts";
import { ApiError } from "./api-error.ts";
import { isWireError } from "./envelope.ts";

const isErrorList = isListOf(isWireError);

/** An auth call's failure is no exception: it is the JSON text of the reply's `errors`. */
export async function orErrorsText<T>(call: Promise<T>): Promise<T | string> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) {
      return JSON.stringify(error.errors);
    }
    throw error;
  }
}

/** The errors that an auth call answered; undefined where it succeeded. */
export function findErrors(reply: unknown): WireError[] | undefined {
  return parseJson(reply, isErrorList);
}
