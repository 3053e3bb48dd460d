import { createHash } from "node:crypto";
import {
  CLICK_DAYS,
  CONSENT_TEXTS,
  CONSENT_VERSIONS,
  COOKIE_CONSENT_TEXTS,
  DAY_SECONDS,
  RECALL_CONSENT,
  REMINDER_CONSENT,
  SUPPLIER_CONSENT_TEXTS,
  TRACKING_COOKIE_SECONDS,
} from "@volpe/contract";
import { expect, test } from "vitest";

const TEXTS = {
  ...CONSENT_TEXTS,
  thirdParties: JSON.stringify(SUPPLIER_CONSENT_TEXTS),
  cookies: COOKIE_CONSENT_TEXTS.tracking,
  reminder: REMINDER_CONSENT.text,
  recall: JSON.stringify(RECALL_CONSENT),
};
const VERSIONS = {
  ...CONSENT_VERSIONS,
  reminder: REMINDER_CONSENT.version,
  recall: RECALL_CONSENT.version,
};

/** A changed text fails this test: increase its version, then write version and hash here. */
test.each([
  ["privacy", "2026-11-29", "16c4a2396d55"],
  ["marketing", "2026-11-21", "cb840c64fd41"],
  ["thirdParties", "2026-11-23", "c0ceed5141ab"],
  ["cookies", "2026-11-23", "8223722a9d2a"],
  ["reminder", "2026-11-22", "0561c358617b"],
  ["recall", "2026-11-22", "ffeb32b657d2"],
] as const)("the text of %s has the version %s", (name, version, hash) => {
  const shown = createHash("sha256").update(TEXTS[name]).digest("hex").slice(0, 12);
  expect([VERSIONS[name], shown]).toEqual([version, hash]);
});

// The text does not take the figure from the constants: a new figure needs a new version.
test("the text of the cookie choice names the days that cookies and arrivals last", () => {
  expect(COOKIE_CONSENT_TEXTS.tracking).toContain(`Ricorda per ${CLICK_DAYS} giorni`);
  expect(TRACKING_COOKIE_SECONDS).toBe(CLICK_DAYS * DAY_SECONDS);
});
