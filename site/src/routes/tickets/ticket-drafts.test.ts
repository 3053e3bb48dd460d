import { createMemoryStorage } from "@volpe/core";
import { expect, test } from "vitest";
import { createTicketDrafts, forgetTicketDrafts } from "./ticket-drafts.ts";

const DRAFT = { id: "1", subject: "Oggetto", message: "Ciao", attempted: false };

test("each page's draft is kept and forgotten by itself", () => {
  const storage = createMemoryStorage();
  const drafts = createTicketDrafts("anna", storage);
  drafts.keep("nuova:", DRAFT);
  drafts.keep("s1", { ...DRAFT, id: "2" });
  drafts.forget("nuova:");
  const later = createTicketDrafts("anna", storage);
  expect([later.find("nuova:"), later.find("s1")]).toEqual([undefined, { ...DRAFT, id: "2" }]);
  later.forget("s1");
  expect(storage.get("volpe-tickets")).toBeUndefined();
});

test("another person at the same device finds nothing, and nothing is left of the first", () => {
  const storage = createMemoryStorage();
  createTicketDrafts("anna", storage).keep("s1", DRAFT);
  const drafts = createTicketDrafts("ugo", storage);
  expect(drafts.find("s1")).toBeUndefined();
  drafts.keep("s2", DRAFT);
  expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
});

test("a logout removes them all", () => {
  const storage = createMemoryStorage();
  createTicketDrafts("anna", storage).keep("s1", DRAFT);
  forgetTicketDrafts(storage);
  expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
});

test.each(["{", "null", '{"account":"anna","drafts":{"s1":{"id":1}}}'])(
  "what is not readable, as %s, is no draft",
  (text) => {
    const storage = createMemoryStorage();
    storage.set("volpe-tickets", text);
    expect(createTicketDrafts("anna", storage).find("s1")).toBeUndefined();
  },
);
