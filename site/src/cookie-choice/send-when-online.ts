import { ApiError, OfflineError } from "@volpe/core";

/**
 * Makes a call that nobody waits for; once more when the browser is online again. A refusal by the
 * server changes nothing of what was chosen, so it is not told.
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
