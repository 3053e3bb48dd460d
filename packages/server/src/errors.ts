import { ERRORS, type ErrorCode, type WireError } from "@volpe/contract";

/**
 * An error that is a regular answer: `plugins/errors.ts` converts it to the envelope.
 *
 * @example
 * throw new AppError("not-found", { message: "Questa offerta non esiste." });
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The field to correct, named as in the request; undefined = the whole request. */
  readonly field: string | undefined;
  /** Sent as `Retry-After`; undefined = unknown. */
  readonly retryAfterSeconds: number | undefined;
  /** The other wrong fields of the same form. */
  readonly others: readonly AppError[];

  constructor(
    code: ErrorCode,
    {
      message,
      field,
      retryAfterSeconds,
      others = [],
      cause,
    }: {
      message?: string;
      field?: string;
      retryAfterSeconds?: number;
      others?: readonly AppError[];
      cause?: unknown;
    } = {},
  ) {
    super(message ?? ERRORS[code].message, { cause });
    this.name = "AppError";
    this.code = code;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
    this.others = others;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The same status under the name that Fastify's own errors use. */
  get statusCode(): number {
    return this.status;
  }
}

/** Returns the value. Throws `AppError("not-found")` if there is none. */
export function getFound<T>(found: T | null | undefined, message?: string): T {
  if (found === null || found === undefined) {
    throw new AppError("not-found", message === undefined ? {} : { message });
  }
  return found;
}

/**
 * Makes the error for one invalid field, named as in the request.
 *
 * @example
 * throw invalidField("province", "Scegli una provincia dall’elenco.");
 */
export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid-field", { field, message });
}

/** Makes the error for a file that a command was given. */
export function toFileError(path: string, reason: string, cause?: unknown): AppError {
  return new AppError("invalid-field", { message: `${path}: ${reason}.`, cause });
}

/** Makes the error for a mailed link whose key is wrong, as of one that a mail program broke. */
export function brokenLink(): AppError {
  return new AppError("not-found", {
    message: "Questo indirizzo non è completo. Apri di nuovo il link dalla mail, tutto intero.",
  });
}

/** One error for all wrong fields of a form. */
export function joinErrors(first: AppError, others: readonly AppError[]): AppError {
  const { code, message, field = "" } = first;
  return new AppError(code, { message, field, others });
}

/** The error in the API's form, for HTTP or a socket's acknowledgement. */
export function toWireError({ code, message, field }: AppError): WireError {
  return field === undefined ? { code, message } : { code, message, field };
}
