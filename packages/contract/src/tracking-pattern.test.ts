import { expect, test } from "vitest";
import { MAIL_DOMAINS } from "./mail-domains.ts";
import { isStoredTracking } from "./stored-tracking-pattern.ts";
import { TRACKING_PATTERN } from "./wire-names.ts";

const isValue = (text: string) => TRACKING_PATTERN.test(text);

test.each([
  "AFF-123",
  "sito_2",
  "a",
  "x".repeat(200),
  "1732275600",
  "2026-11-21",
  "000012345678",
  "offerte-live",
  "il-pec-blog",
  "casa-me",
  "pagina-3-20261121",
  "CHATDOTE",
])("accepts %s as an affiliate's value", (text) =>
  expect([isValue(text), isStoredTracking(text)]).toEqual([true, true]),
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
  "0612345678",
  "AFF-0212345678--maggio",
  "02-12345678",
  "39-06-1234567",
  "347-12-34-567",
  "34-7123-4567",
  "rossi_chiocciola_azienda_it",
  "annaATgmailDOTcom",
])("refuses %j as an affiliate's value", (text) =>
  expect([isValue(text), isStoredTracking(text)]).toEqual([false, false]),
);

test.each([
  ...MAIL_DOMAINS.map((domain) => `anna_rossi_${domain.replace(".", "_")}`),
  "anna-rossi-tiscali-it--w-carte",
  "rossi-pec-it",
  "rossi_pec_studiorossi_it",
])("refuses to store %j", (text) => expect(isStoredTracking(text)).toBe(false));
