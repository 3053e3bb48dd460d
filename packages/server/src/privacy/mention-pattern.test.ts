import { expect, test } from "vitest";
import { toMentionPattern } from "./mention-pattern.ts";

const pattern = new RegExp(toMentionPattern("anna.r+casa@b.it"), "i");

test.each([
  "anna.r+casa@b.it",
  "Scrivi a ANNA.R+casa@B.it.",
  '{"to":"anna.r+casa@b.it","x":1}',
  String.raw`"ciao\nanna.r+casa@b.it"`,
  "<anna.r+casa@b.it>,",
])("finds the address in %j", (text) => {
  expect(pattern.test(text)).toBe(true);
});

test.each([
  "gianna.r+casa@b.it",
  "anna.r+casa@b.it.example",
  "annaxr+casa@b.it",
  "anna.r+casa@b.item",
  "anna.rcasa@b.it",
])("finds no mention of the address in %j", (text) => {
  expect(pattern.test(text)).toBe(false);
});
