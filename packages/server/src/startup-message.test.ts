import { expect, test } from "vitest";
import { toStartupMessage } from "./startup-message.ts";

const toError = (fields: object, message = "x") => Object.assign(new Error(message), fields);

test.each([
  [{ code: "EACCES", syscall: "listen", port: 80 }, "La porta 80 è riservata"],
  [{ code: "EACCES", syscall: "mkdir", path: "/data" }, "Non si può scrivere in /data (EACCES)"],
  [{ code: "ENOSPC" }, "Il disco è pieno"],
  [{ code: "3D000" }, "Il database indicato da DATABASE_URL non esiste"],
  [{ code: "28P01" }, "Postgres rifiuta l’accesso"],
])("puts %j into one line", (fields, start) => {
  const message = toStartupMessage(new Error("Failed query", { cause: toError(fields) }));
  expect(message.startsWith(start)).toBe(true);
  expect(message).not.toContain("\n");
});

test("finds the cause among several connection attempts", () => {
  const attempts = [toError({ code: "ECONNREFUSED", address: "::1", port: 5432 })];
  expect(toStartupMessage(new AggregateError(attempts))).toBe(
    "Il database non risponde ::1:5432 (ECONNREFUSED): avvia Postgres oppure correggi DATABASE_URL.",
  );
});

test("shows the first line of an unknown error", () => {
  expect(toStartupMessage(new Error("something\nwith details"))).toBe(
    "Volpe non si avvia: something",
  );
});
