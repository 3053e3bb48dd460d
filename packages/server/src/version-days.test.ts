import {
  AFFILIATE_TERMS,
  CONSENT_VERSIONS,
  formatVersion,
  NOTICE_VERSIONS,
  RECALL_CONSENT,
  REMINDER_CONSENT,
  toRomeDay,
} from "@volpe/contract";
import { expect, test } from "vitest";
import { TEXT_VERSIONS } from "./contracts/words/contract-texts.ts";

const VERSIONS = Object.entries({
  ...CONSENT_VERSIONS,
  ...NOTICE_VERSIONS,
  ...TEXT_VERSIONS,
  affiliates: AFFILIATE_TERMS.version,
  recall: RECALL_CONSENT.version,
  reminder: REMINDER_CONSENT.version,
});

/**
 * A text must not be dated tomorrow, because nobody can agree to it yet. The second text of a day
 * is named `2026-11-26.2`.
 */
test.each(VERSIONS)("the version of %s is not dated in the future: %s", (_, version) => {
  const [, day = "", number = "2"] = /^(\d{4}-\d{2}-\d{2})(?:\.(\d+))?$/.exec(version) ?? [];
  expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(day <= toRomeDay(Date.now()), `${day} is in the future`).toBe(true);
  expect(Number(number)).toBeGreaterThanOrEqual(2);
});

test("names a version by its day and a later one of that day by its number", () => {
  expect(formatVersion("2026-11-26")).toBe("26 novembre 2026");
  expect(formatVersion("2026-11-26.2")).toBe("26 novembre 2026 (2)");
});
