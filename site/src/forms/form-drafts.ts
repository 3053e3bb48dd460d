import type { StoredFormDrafts } from "@volpe/contract";
import { createBrowserStorage, isStoredFormDrafts, parseJson, type TextStorage } from "@volpe/core";

/** One storage entry for all drafts, so that a logout removes them at once. */
const STORAGE_NAME = "volpe-forms";

/** Storage of this tab, for data that no other user of the device may find, for example an IBAN. */
export const createTabStorage = () => createBrowserStorage(() => sessionStorage);

type NamedDraft = StoredFormDrafts["drafts"][number];
/** `values` has one row for each field, but none for a box that was not ticked. */
export type FormDraft = Omit<NamedDraft, "name">;

type FormDrafts = {
  /** `name` distinguishes the forms of an account. */
  find(name: string): FormDraft | undefined;
  keep(name: string, draft: FormDraft): void;
  forget(name: string): void;
};

/**
 * The drafts of one account, "" before a login. Drafts of another account are never shown; the first
 * saved draft replaces them.
 */
export function createFormDrafts(
  account: string,
  storage: TextStorage = createBrowserStorage(),
): FormDrafts {
  const read = () => {
    const stored = parseJson(storage.get(STORAGE_NAME), isStoredFormDrafts);
    // A person who logs in while filling in a form keeps its draft.
    return stored && (stored.account === account || stored.account === "") ? stored.drafts : [];
  };
  const readOthers = (name: string) => read().filter((draft) => draft.name !== name);
  const write = (drafts: NamedDraft[]) => {
    if (drafts.length === 0) {
      storage.remove(STORAGE_NAME);
    } else {
      storage.set(STORAGE_NAME, JSON.stringify({ account, drafts } satisfies StoredFormDrafts));
    }
  };
  return {
    find: (name) => read().find((draft) => draft.name === name),
    keep: (name, draft) => write([...readOthers(name), { ...draft, name }]),
    forget: (name) => write(readOthers(name)),
  };
}

/** Removes every draft from the device and from the tab, at a logout. */
export function forgetFormDrafts(
  storages: readonly TextStorage[] = [createBrowserStorage(), createTabStorage()],
): void {
  for (const storage of storages) {
    storage.remove(STORAGE_NAME);
  }
}

/** Reads the values of a form's fields. */
export function readDraftValues(
  form: HTMLFormElement,
  fields: readonly string[],
): FormDraft["values"] {
  const data = new FormData(form);
  return fields.flatMap((field) => {
    const value = data.get(field);
    return typeof value === "string" ? [{ field, value }] : [];
  });
}

/**
 * Restores a draft. Returns false if that changes nothing, or if the form already holds something
 * typed before hydration, which is newer than the draft.
 */
export function fillUntouched(
  form: HTMLFormElement,
  { values }: Pick<FormDraft, "values">,
  fields: readonly string[],
): boolean {
  if (listControls(form, fields).some(isTouched)) {
    return false;
  }
  const before = JSON.stringify([...new FormData(form)]);
  fillForm(form, { values }, fields);
  return JSON.stringify([...new FormData(form)]) !== before;
}

/** Fills in the fields, and returns those whose text changed. */
export function fillForm(
  form: HTMLFormElement,
  { values }: Pick<FormDraft, "values">,
  fields: readonly string[],
): Control[] {
  return listControls(form, fields).filter((control) => {
    const value = values.find(({ field }) => field === control.name)?.value;
    if (isBox(control)) {
      control.checked = control.type === "radio" ? control.value === value : value !== undefined;
      return false;
    }
    if (value === undefined || control.value === value) return false;
    control.value = value;
    return true;
  });
}

function listControls(form: HTMLFormElement, fields: readonly string[]): Control[] {
  return [...form.elements].filter(
    (each): each is Control => isControl(each) && fields.includes(each.name),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Whether anything was typed or chosen in a form since the page was loaded. */
export function isFormTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => isControl(element) && isTouched(element));
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (isBox(control)) return control.checked !== control.defaultChecked;
  // Nobody types into a hidden field.
  return control.type !== "hidden" && control.value !== control.defaultValue;
}
