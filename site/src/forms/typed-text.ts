import {
  createFormDrafts,
  createTabStorage,
  fillUntouched,
  isFormTouched,
  readDraftValues,
} from "./form-drafts.ts";

/**
 * Keeps what is typed in the page's forms when the page is left, so that a reload restores it, also
 * the one after a script that failed. Searches and forms with a password are left out. `account` is
 * "" before a login.
 */
export function keepTypedText(account: string): void {
  addEventListener("pagehide", () => {
    const drafts = createFormDrafts(account, createTabStorage());
    for (const [at, form] of listForms()) {
      if (!isFormTouched(form)) continue;
      const values = readDraftValues(form, listFields(form));
      drafts.keep(toName(at), { values, id: "", attempted: false });
    }
  });
}

/** Fills in what `keepTypedText` kept before a reload of this page, and forgets it. */
export function restoreTypedText(account: string): void {
  const drafts = createFormDrafts(account, createTabStorage());
  for (const [at, form] of listForms()) {
    const kept = drafts.find(toName(at));
    if (kept === undefined) continue;
    fillUntouched(form, kept, listFields(form));
    drafts.forget(toName(at));
  }
}

function listForms(): [number, HTMLFormElement][] {
  return [...document.forms]
    .filter(
      (form) =>
        form.getAttribute("role") !== "search" && form.querySelector("[type=password]") === null,
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
