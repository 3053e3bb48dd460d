import { expect, test } from "vitest";
import { TRACKING_PATTERN } from "./wire-names.ts";

const isValue = (text: string) => new RegExp(TRACKING_PATTERN).test(text);

test.each(["AFF-123", "sito_2", "a", "x".repeat(200), "1732275600", "2026-11-21", "000012345678"])(
  "accepts %s as an affiliate's value",
  (text) => expect(isValue(text)).toBe(true),
);

test.each([
  "",
  "a b",
  "x".repeat(201),
  "anna@esempio.it",
  "anna-at-esempio-it",
  "anna_rossi_gmail_com",
  "user-3471234567-mario_rossi",
  "347-123-4567",
  "AFF-393471234567",
  "00393471234567",
  "39024567890",
])("refuses %j as an affiliate's value", (text) => expect(isValue(text)).toBe(false));
