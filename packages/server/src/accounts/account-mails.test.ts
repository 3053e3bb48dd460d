import { expect, test } from "vitest";
import * as mails from "./account-mails.ts";

test.each(Object.entries(mails))("marks the mail %s as urgent", (_, toMail) => {
  const mail = toMail({
    to: "anna@example.it",
    publicUrl: "https://volpe.example",
    token: "t",
    provider: "Google",
    lastUsedAt: new Date("2026-11-22T10:00:00Z"),
  });
  expect(mail.isUrgent).toBe(true);
});
