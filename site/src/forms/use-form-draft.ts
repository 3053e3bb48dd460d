import { type RefObject, useEffect, useState } from "react";
import { useClient } from "../page/use-client.tsx";
import {
  createFormDrafts,
  createTabStorage,
  fillUntouched,
  readDraftValues,
} from "./form-drafts.ts";

type DraftForm = {
  /** True once the text typed before a reload is restored. */
  restored: boolean;
  /** Call it after anything was typed or chosen. */
  keep(): void;
};

/**
 * Stores typed values of a form in this tab, and restores them after a reload. `sentBack` is true
 * if the server refused the form, whose values are then newer than the stored ones.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, fields, sentBack }: { name: string; fields: readonly string[]; sentBack: boolean },
): DraftForm {
  const account = useDraftAccount();
  const [restored, setRestored] = useState(false);

  // Only the tab has the values, so the form is filled after hydration.
  useEffect(() => {
    const stored = createFormDrafts(account, createTabStorage()).find(name);
    if (stored !== undefined && !sentBack && form.current !== null) {
      setRestored(fillUntouched(form.current, stored, fields));
    }
  }, []);

  return {
    restored,
    keep() {
      if (form.current === null) return;
      const values = readDraftValues(form.current, fields);
      const draft = { values, id: "", attempted: false };
      createFormDrafts(account, createTabStorage()).keep(name, draft);
    },
  };
}

/** Removes the draft once the server has the form. */
export function useForgottenDraft(name: string): void {
  const account = useDraftAccount();
  useEffect(() => createFormDrafts(account, createTabStorage()).forget(name), [account, name]);
}

/** Removes the draft when it is called, before a link opens the form without it. */
export function useDraftRemoval(name: string): () => void {
  const account = useDraftAccount();
  return () => createFormDrafts(account, createTabStorage()).forget(name);
}

/**
 * The account is remembered, so that a draft is kept if the session ends while the person writes.
 */
export function useDraftAccount(): string {
  const { session } = useClient();
  const [account] = useState(session.state.session?.user.id ?? "");
  return account;
}
