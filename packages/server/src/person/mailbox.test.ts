import { expect, test } from "vitest";
import { toMailbox } from "./mailbox.ts";

test.each([
  ["anna@esempio.it", "anna@esempio.it"],
  [" Anna+volpe@Esempio.it ", "anna@esempio.it"],
  ["an.na@esempio.it", "an.na@esempio.it"],
  ["An.n.a+x@gmail.com", "anna@gmail.com"],
  ["anna@googlemail.com", "anna@gmail.com"],
  ["a.nna@gmail.com.example", "a.nna@gmail.com.example"],
])("counts mails to %s for the mailbox %s", (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
