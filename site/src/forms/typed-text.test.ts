// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from "vitest";
import { keepTypedText, restoreAnswer, restoreTypedText } from "./typed-text.ts";

const FORMS = `
  <form method="get" role="search"><input name="q"></form>
  <form method="get"><input name="consumo"></form>
  <form method="post"><input name="email"><input type="password" name="password"></form>
  <form method="post">
    <textarea name="message"></textarea><input type="checkbox" name="privacy">
    <input type="hidden" name="invio" value="id-1">
  </form>`;

function open() {
  document.body.innerHTML = FORMS;
}

const find = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

function type(name: string, value: string) {
  const field = find(name);
  if (field === null) throw new Error(name);
  field.value = value;
}

beforeEach(open);
afterEach(() => sessionStorage.clear());

test("restores after a reload what was typed, without passwords and without searches", () => {
  keepTypedText("");
  type("q", "voltura");
  type("consumo", "2.700");
  type("email", "ada@esempio.it");
  type("password", "segreta");
  type("message", "Una domanda.");
  const box = find("privacy");
  if (box !== null) box.checked = true;
  dispatchEvent(new Event("pagehide"));
  open();
  restoreTypedText("");
  expect(find("message")?.value).toBe("Una domanda.");
  expect(find("consumo")?.value).toBe("2.700");
  expect(find("privacy")?.checked).toBe(true);
  expect([find("q")?.value, find("email")?.value, find("password")?.value]).toEqual(["", "", ""]);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/segreta|Una domanda|voltura/);
});

test("keeps nothing of a form that nobody touched", () => {
  keepTypedText("");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

const toChat = (question: string) => `
  <p data-asking>${question}</p>
  <form class="v-typed"><input class="v-input" name="risposta"></form>`;

test("restores a half-typed answer once, at the same question on any page", () => {
  keepTypedText("");
  document.body.innerHTML = toChat("Quanti kWh consumi?");
  type("risposta", "2.700 k");
  dispatchEvent(new Event("pagehide"));
  document.body.innerHTML = toChat("Dove abiti?");
  restoreAnswer("");
  expect(find("risposta")?.value).toBe("");
  history.replaceState(null, "", "/faqs");
  document.body.innerHTML = toChat("Quanti kWh consumi?");
  let heard = "";
  find("risposta")?.addEventListener("input", ({ target }) => {
    heard = (target as HTMLInputElement).value;
  });
  restoreAnswer("");
  expect(heard).toBe("2.700 k");
  document.body.innerHTML = toChat("Quanti kWh consumi?");
  restoreAnswer("");
  expect(find("risposta")?.value).toBe("");
});

test("an answer that was typed since then is not replaced", () => {
  keepTypedText("");
  document.body.innerHTML = toChat("Quanti kWh consumi?");
  type("risposta", "2.700");
  dispatchEvent(new Event("pagehide"));
  type("risposta", "3.100");
  restoreAnswer("");
  expect(find("risposta")?.value).toBe("3.100");
});
