import { expect, test } from "vitest";
import * as mails from "./account-mails.ts";

test.each(Object.entries(mails))("sends before all other mails: %s", (_, toMail) => {
  const mail = toMail({
    to: "anna@example.it",
    publicUrl: "https://volpe.example",
    token: "t",
    provider: "Google",
  });
  expect(mail.isUrgent).toBe(true);
});
