import { createMemoryStorage } from "@volpe/core";
import { expect, test } from "vitest";
import { toSentText } from "../../forms/form-values.ts";
import { createTicketDrafts, forgetTicketDrafts } from "./ticket-drafts.ts";

const DRAFT = { id: "1", subject: "Oggetto", message: "Ciao", attempted: false };

test("stores and removes the draft of each page separately", () => {
  const storage = createMemoryStorage();
  const drafts = createTicketDrafts("anna", storage);
  drafts.keep("nuova:", DRAFT);
  drafts.keep("s1", { ...DRAFT, id: "2" });
  drafts.forget("nuova:");
  const later = createTicketDrafts("anna", storage);
  expect([later.find("nuova:"), later.find("s1")]).toEqual([
    undefined,
    { ...DRAFT, id: "2", name: "s1" },
  ]);
  later.forget("s1");
  expect(storage.get("volpe-tickets")).toBeUndefined();
});

test("does not show a person's drafts to another one and deletes them", () => {
  const storage = createMemoryStorage();
  createTicketDrafts("anna", storage).keep("s1", DRAFT);
  const drafts = createTicketDrafts("ugo", storage);
  expect(drafts.find("s1")).toBeUndefined();
  drafts.keep("s2", DRAFT);
  expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
});

test("a logout removes all drafts", () => {
  const storage = createMemoryStorage();
  createTicketDrafts("anna", storage).keep("s1", DRAFT);
  forgetTicketDrafts(storage);
  expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
});

test.each(["{", "null", '{"account":"anna","drafts":[{"name":"s1","id":1}]}'])(
  "ignores an unreadable entry: %s",
  (text) => {
    const storage = createMemoryStorage();
    storage.set("volpe-tickets", text);
    expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
  },
);

test("counts a form's line break as one character", () => {
  expect(toSentText(" a\r\nb\n ")).toBe("a\nb");
});
