import type { WireError } from "@volpe/contract";

/** The server refused the request. `errors` are in Italian and can be shown. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly errors: WireError[];

  constructor(status: number, errors: WireError[], options?: ErrorOptions) {
    super(`${status} ${errors.map((error) => error.code).join(", ")}`, options);
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
  }
}
