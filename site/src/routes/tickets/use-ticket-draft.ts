import { createRandomId } from "@volpe/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  createFormDrafts,
  type FormDraft,
  fillUntouched,
  readDraftValues,
} from "../../forms/form-drafts.ts";
import { toSentText } from "../../forms/form-values.ts";
import { useDraftAccount } from "../../forms/use-form-draft.ts";

type DraftOptions = {
  /** The ticket's slug, or what a new ticket is about. */
  name: string;
  /** The id that the server wrote into the form. */
  firstId: string;
  /** The server refused the form, so its texts are newer than the draft. */
  sentBack: boolean;
  /** Messages that arrived already: a draft of one of them is removed. */
  arrived: readonly string[];
};

type DraftForm = {
  /** Stays the same while the draft is sent again unchanged. */
  id: string;
  restored: boolean;
  /** Call it after anything was typed or picked. */
  touch(): void;
  /** Call it before the form is sent. */
  attempt(): void;
};

/** Stores the typed text of a form on this device, and restores it after a reload or a crash. */
export function useTicketDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, firstId, sentBack, arrived }: DraftOptions,
): DraftForm {
  const account = useDraftAccount();
  const [id, setId] = useState(firstId);
  const [restored, setRestored] = useState(false);
  const attempted = useRef(false);

  // Only the device has the draft, so it is restored after hydration.
  useEffect(() => {
    const drafts = createFormDrafts(account);
    const stored = drafts.find(name);
    if (stored === undefined || form.current === null) {
      return;
    }
    if (arrived.includes(toSentText(toMessage(stored.values)))) {
      drafts.forget(name);
    } else if (!sentBack && fillUntouched(form.current, stored, WORDS)) {
      attempted.current = stored.attempted;
      setId(stored.id);
      setRestored(true);
    }
  }, []);

  function keep(draftId: string) {
    if (form.current === null) {
      return;
    }
    const drafts = createFormDrafts(account);
    const values = readDraftValues(form.current, WORDS);
    if (values.every(({ value }) => value.trim() === "")) {
      drafts.forget(name);
    } else {
      drafts.keep(name, { values, id: draftId, attempted: attempted.current });
    }
  }

  return {
    id,
    restored,
    touch() {
      // The sent text may have arrived, so a changed text is another message with its own id.
      const next = attempted.current ? createRandomId() : id;
      attempted.current = false;
      setId(next);
      keep(next);
    },
    attempt() {
      attempted.current = true;
      keep(id);
    },
  };
}

const WORDS = ["subject", "message"] as const;

/** What was typed into the message; "" for none. */
function toMessage(values: FormDraft["values"]): string {
  return values.find(({ field }) => field === "message")?.value ?? "";
}
