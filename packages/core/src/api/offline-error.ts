/**
 * No response arrived: there is no connection, or the call timed out. `cause` is the error of
 * `fetch`.
 */
export class OfflineError extends Error {
  constructor(options?: ErrorOptions) {
    super("No response", options);
    this.name = "OfflineError";
  }
}
