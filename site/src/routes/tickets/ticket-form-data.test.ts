import { expect, test } from "vitest";
import { findMistakes, findTicketField, toSentText, toTicketValues } from "./ticket-form-data.ts";

const ID = "0b1e2d3c-4f5a-4b6c-8d7e-9f0a1b2c3d4e";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  return form;
}

test("keeps the draft's id, and makes one where it is none", () => {
  expect(toTicketValues(toForm({ id: ID, subject: " a ", message: "b" }))).toEqual({
    id: ID,
    subject: " a ",
    message: "b",
  });
  expect(toTicketValues(toForm({ id: "1; drop" })).id).toMatch(UUID);
  expect(toTicketValues(toForm({})).id).toMatch(UUID);
});

test("a line break is one character, as the browser counts it", () => {
  expect(toSentText(" a\r\nb\n ")).toBe("a\nb");
});

const values = { id: ID, subject: "Quota fissa", message: "Non torna." };

test("a form that is complete has nothing to mend; a reply needs no subject", () => {
  expect(findMistakes(values, { files: [], asksSubject: true })).toEqual([]);
  expect(findMistakes({ ...values, subject: "" }, { files: [], asksSubject: false })).toEqual([]);
  const longest = { ...values, message: "à\r\n".repeat(2500) };
  expect(findMistakes(longest, { files: [], asksSubject: true })).toEqual([]);
});

test("says every field to mend, and how", () => {
  const file = new File(["x"], "nota.txt");
  expect(
    findMistakes(
      { id: ID, subject: " a ", message: " \r\n " },
      { files: [file], asksSubject: true },
    ),
  ).toEqual([
    {
      code: "invalid-field",
      field: "subject",
      message: "Scrivi l’oggetto: bastano due parole.",
    },
    { code: "invalid-field", field: "message", message: "Scrivi il messaggio." },
    {
      code: "invalid-field",
      field: "files",
      message: "«nota.txt» non va bene: servono PDF, JPEG o PNG.",
    },
  ]);
  const long = { id: ID, subject: "o".repeat(121), message: "m".repeat(5001) };
  expect(
    findMistakes(long, { files: [], asksSubject: true }).map(({ message }) => message),
  ).toEqual([
    "L’oggetto può avere 120 lettere: il tuo ne ha 121.",
    "Il messaggio può avere 5.000 lettere: il tuo ne ha 5.001.",
  ]);
});

test("finds the field that an error of the API speaks of", () => {
  const find = (field?: string) =>
    findTicketField({ code: "invalid-field", message: "", ...(field && { field }) });
  expect([find("files"), find("/message"), find("rate"), find()]).toEqual([
    "files",
    "message",
    null,
    null,
  ]);
});
