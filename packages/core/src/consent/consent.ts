/**
 * What may be kept on the visitor's device: everything · everything but the tracking cookie
 * (`TRACKING_CONSENT=required`) · nothing, and no socket either (`data-consent="pending"`).
 */
export type ConsentStatus = "granted" | "tracking-pending" | "pending";

export type Consent = {
  status(): ConsentStatus;
  /** Once and for all: runs what waits for it, in the order in which it came. */
  grant(): void;
  /** Runs the action at once where consent was granted, else when it is. */
  whenGranted(action: () => void): void;
};

export function createConsent(initial: ConsentStatus): Consent {
  let status = initial;
  let waiting: (() => void)[] = [];
  return {
    status: () => status,
    grant() {
      const actions = waiting;
      waiting = [];
      status = "granted";
      for (const action of actions) {
        action();
      }
    },
    whenGranted(action) {
      if (status === "granted") {
        action();
      } else {
        waiting.push(action);
      }
    },
  };
}
