import { ApiError, OfflineError } from "@volpe/core";

/**
 * Makes a call in the background, and once more when the browser is online again. A refusal by the
 * server does not change the visitor's choice, so it is ignored.
 */
export async function sendWhenOnline(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof OfflineError && typeof window !== "undefined") {
      window.addEventListener("online", () => void sendWhenOnline(call), { once: true });
    } else if (!(error instanceof ApiError)) {
      throw error;
    }
  }
}
