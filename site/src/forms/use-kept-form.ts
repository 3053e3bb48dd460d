import { createBrowserStorage, parseJson } from "@volpe/core";
import { type RefObject, useEffect, useState } from "react";

/** One entry of this tab for each form: it ends with the tab. */
const toName = (id: string) => `volpe-${id}`;
const createStorage = () => createBrowserStorage(() => sessionStorage);

type Kept = Record<string, string>;

type KeptForm = {
  /** True once what was typed before a reload is back in the form. */
  restored: boolean;
  /** To be called after anything was typed or chosen. */
  keep(): void;
};

/**
 * Keeps in this tab what is typed into a form, and restores it after a reload. `sentBack`: the
 * server refused the form, so its values are newer.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { id, fields, sentBack }: { id: string; fields: readonly string[]; sentBack: boolean },
): KeptForm {
  const [restored, setRestored] = useState(false);

  // Only the tab has the values, so they are restored after hydration.
  useEffect(() => {
    const kept = parseJson(createStorage().get(toName(id)), isKept);
    if (kept !== null && kept !== undefined && !sentBack && form.current !== null) {
      setRestored(fill(form.current, { kept, fields }));
    }
  }, []);

  return {
    restored,
    keep() {
      if (form.current === null) return;
      const values = new FormData(form.current);
      const kept = fields.flatMap((name) => {
        const value = values.get(name);
        return typeof value === "string" ? [[name, value] as const] : [];
      });
      createStorage().set(toName(id), JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

/** Removes what was kept, once the server has it. */
export function useForgottenForm(id: string): void {
  useEffect(() => createStorage().remove(toName(id)), [id]);
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((each) => typeof each === "string")
  );
}

type Filling = { kept: Kept; fields: readonly string[] };

/** True if that changed anything. A box that was not ticked is not among what was kept. */
function fill(form: HTMLFormElement, { kept, fields }: Filling): boolean {
  const before = JSON.stringify([...new FormData(form)]);
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const value = kept[name];
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = value !== undefined;
    } else if (
      value !== undefined &&
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof RadioNodeList)
    ) {
      field.value = value;
    }
  }
  return JSON.stringify([...new FormData(form)]) !== before;
}
