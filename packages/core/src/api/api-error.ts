import type { WireError } from "@volpe/contract";

/** The server answered, and refused. `errors` are Italian and fit to show. */
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
