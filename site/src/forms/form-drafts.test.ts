// @vitest-environment jsdom

import { createMemoryStorage } from "@volpe/core";
import { expect, test } from "vitest";
import {
  createFormDrafts,
  createTabStorage,
  fillUntouched,
  forgetFormDrafts,
  readDraftValues,
} from "./form-drafts.ts";
import { toSentText } from "./form-values.ts";

const DRAFT = { id: "1", values: [{ field: "message", value: "Ciao" }], attempted: false };

test("stores and removes the draft of each page separately", () => {
  const storage = createMemoryStorage();
  const drafts = createFormDrafts("anna", storage);
  drafts.keep("nuova:", DRAFT);
  drafts.keep("s1", { ...DRAFT, id: "2" });
  drafts.forget("nuova:");
  const later = createFormDrafts("anna", storage);
  expect([later.find("nuova:"), later.find("s1")]).toEqual([
    undefined,
    { ...DRAFT, id: "2", name: "s1" },
  ]);
  later.forget("s1");
  expect(storage.get("volpe-forms")).toBeUndefined();
});

test("deletes a person's drafts instead of showing them to another person", () => {
  const storage = createMemoryStorage();
  createFormDrafts("anna", storage).keep("s1", DRAFT);
  const drafts = createFormDrafts("ugo", storage);
  expect(drafts.find("s1")).toBeUndefined();
  drafts.keep("s2", DRAFT);
  expect(createFormDrafts("anna", storage).find("s1")).toBeUndefined();
});

test("shows a person's draft to nobody else if no script ran at the logout", () => {
  const storage = createMemoryStorage();
  createFormDrafts("anna", storage).keep("nuovo", DRAFT);
  expect(["", "ugo"].map((account) => createFormDrafts(account, storage).find("nuovo"))).toEqual([
    undefined,
    undefined,
  ]);
  createFormDrafts("", storage).keep("contatti", DRAFT);
  expect(storage.get("volpe-forms")).not.toContain("nuovo");
});

test("removes all drafts at a logout", () => {
  const storage = createMemoryStorage();
  createFormDrafts("anna", storage).keep("s1", DRAFT);
  forgetFormDrafts([storage]);
  expect(createFormDrafts("anna", storage).find("s1")).toBeUndefined();
});

test("removes the tab's drafts at a logout, for example a fiscal code", () => {
  createFormDrafts("anna", createTabStorage()).keep("contratto-1", DRAFT);
  createFormDrafts("anna").keep("s1", DRAFT);
  forgetFormDrafts();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test("finds after the login a draft from before the login", () => {
  const storage = createMemoryStorage();
  createFormDrafts("", storage).keep("c1", DRAFT);
  expect(createFormDrafts("anna", storage).find("c1")).toEqual({ ...DRAFT, name: "c1" });
});

const FIELDS = ["iban", "note", "method", "tick", "province"];

function createForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="iban"><textarea name="note">prima</textarea>
    <input type="radio" name="method" value="debit" checked>
    <input type="radio" name="method" value="slip">
    <input type="checkbox" name="tick">
    <select name="province"><option value="">Scegli</option><option value="MI">Milano</option></select>
    <input name="other" value="altro">
  </form>`;
  return document.forms[0] as HTMLFormElement;
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  field.value = value;
}

test("restores every kind of control of a draft", () => {
  const form = createForm();
  for (const [name, value] of [
    ["iban", "IT60"],
    ["note", "dopo"],
    ["method", "slip"],
    ["province", "MI"],
    ["other", "x"],
  ] as const) {
    setValue(form, name, value);
  }
  (form.elements.namedItem("tick") as HTMLInputElement).checked = true;
  const values = readDraftValues(form, FIELDS);
  const fresh = createForm();
  expect(fillUntouched(fresh, { values }, FIELDS)).toBe(true);
  expect(Object.fromEntries(new FormData(fresh))).toEqual({
    iban: "IT60",
    note: "dopo",
    method: "slip",
    tick: "on",
    province: "MI",
    other: "altro",
  });
});

test.each(["iban", "note", "province"])(
  "does not overwrite text that was typed into %s",
  (name) => {
    const form = createForm();
    setValue(form, name, "MI");
    const before = [...new FormData(form)];
    expect(fillUntouched(form, { values: [{ field: "iban", value: "IT60" }] }, FIELDS)).toBe(false);
    expect([...new FormData(form)]).toEqual(before);
  },
);

test.each(["{", "null", '{"account":"anna","drafts":[{"name":"s1","id":1}]}'])(
  "ignores an unreadable entry: %s",
  (text) => {
    const storage = createMemoryStorage();
    storage.set("volpe-forms", text);
    expect(createFormDrafts("anna", storage).find("s1")).toBeUndefined();
  },
);

test("counts a form's line break as one character", () => {
  expect(toSentText(" a\r\nb\n ")).toBe("a\nb");
});
