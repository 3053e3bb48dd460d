import { replayInput } from "../page/replay-input.ts";
import {
  createFormDrafts,
  createTabStorage,
  fillForm,
  fillUntouched,
  isFormTouched,
  readDraftValues,
} from "./form-drafts.ts";

/** The assistant's open question. */
const QUESTION = "[data-asking]";
/** The form of an answer to the assistant, which only a script sends. */
const ANSWER = "form.v-typed";

/**
 * Keeps what is typed in the page's forms when the page is left. A reload restores the text, also
 * the reload after a script that failed. The next page restores an answer to the assistant, because
 * the conversation continues there. Searches and forms with a password are left out. `account` is
 * "" before a login.
 */
export function keepTypedText(account: string): void {
  addEventListener("pagehide", () => {
    const drafts = createFormDrafts(account, createTabStorage());
    const keep = (name: string, form: HTMLFormElement) => {
      const values = readDraftValues(form, listFields(form));
      drafts.keep(name, { values, id: "", attempted: false });
    };
    for (const [at, form] of listForms()) {
      if (isFormTouched(form)) keep(toName(at), form);
    }
    const answer = findAnswer();
    if (answer?.field.value) keep(answer.name, answer.form);
  });
}

/** Fills in what `keepTypedText` kept before a reload of this page, and forgets it. */
export function restoreTypedText(account: string): void {
  const drafts = createFormDrafts(account, createTabStorage());
  for (const [at, form] of listForms()) {
    const draft = drafts.find(toName(at));
    if (draft === undefined) continue;
    fillUntouched(form, draft, listFields(form));
    drafts.forget(toName(at));
  }
}

/** Fills in the answer that was being typed to the same question before the page was loaded. */
export function restoreAnswer(account: string): void {
  const answer = findAnswer();
  const drafts = createFormDrafts(account, createTabStorage());
  const draft = answer === null ? undefined : drafts.find(answer.name);
  if (answer === null || draft === undefined) return;
  drafts.forget(answer.name);
  if (answer.field.value !== "") return;
  for (const control of fillForm(answer.form, draft, listFields(answer.form))) replayInput(control);
}

function findAnswer() {
  const form = document.querySelector<HTMLFormElement>(ANSWER);
  const field = form?.querySelector("input") ?? null;
  if (form === null || field === null) return null;
  return { form, field, name: `risposta:${document.querySelector(QUESTION)?.textContent}` };
}

function listForms(): [number, HTMLFormElement][] {
  return [...document.forms]
    .filter(
      (form) =>
        !form.matches(`[role=search], ${ANSWER}`) && form.querySelector("[type=password]") === null,
    )
    .map((form, at) => [at, form]);
}

function toName(at: number): string {
  return `testo:${location.pathname}:${at}`;
}

function listFields(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>(
    "input:not([type=hidden], [type=file]), select, textarea",
  );
  return [...fields].map(({ name }) => name).filter((name) => name !== "");
}
