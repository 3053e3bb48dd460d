import { ERRORS, type ErrorCode, type WireError } from "@volpe/contract";

/** A refusal that is an answer: `plugins/errors.ts` turns it into the envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What to mend, named as in the request; undefined = the whole request. */
  readonly field: string | undefined;

  constructor(
    code: ErrorCode,
    { message, field, cause }: { message?: string; field?: string; cause?: unknown } = {},
  ) {
    super(message ?? ERRORS[code].message, { cause });
    this.name = "AppError";
    this.code = code;
    this.field = field;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The error as it crosses the wire, over HTTP or in a socket's acknowledgement. */
export function toWireError({ code, message, field }: AppError): WireError {
  return field === undefined ? { code, message } : { code, message, field };
}
