/**
 * What may be stored on the visitor's device. `granted`: everything · `tracking-pending`: everything
 * except the tracking cookie (`TRACKING_CONSENT=required`) · `pending`: nothing, and no socket is
 * opened (`data-consent="pending"`).
 */
export type ConsentStatus = "granted" | "tracking-pending" | "pending";

export type Consent = ReturnType<typeof createConsent>;

/**
 * @example
 * const consent = createConsent("pending");
 * consent.whenGranted(() => chat.open());
 * consent.grant();
 */
export function createConsent(initial: ConsentStatus) {
  let status = initial;
  let waiting: (() => void)[] = [];
  return {
    status: () => status,
    /** Runs the waiting actions in order. Idempotent. */
    grant() {
      const actions = waiting;
      waiting = [];
      status = "granted";
      for (const action of actions) {
        action();
      }
    },
    /** Runs the action now if consent is granted, otherwise when it is. */
    whenGranted(action: () => void) {
      if (status === "granted") {
        action();
      } else {
        waiting.push(action);
      }
    },
  };
}
