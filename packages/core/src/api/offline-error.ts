/** There was no response: no connection, or a timeout. `cause` is what `fetch` threw. */
export class OfflineError extends Error {
  constructor(options?: ErrorOptions) {
    super("No response", options);
    this.name = "OfflineError";
  }
}
