/** No response at all: no connection, or none in time. `cause` is what `fetch` threw. */
export class OfflineError extends Error {
  constructor(options?: ErrorOptions) {
    super("No response", options);
    this.name = "OfflineError";
  }
}
