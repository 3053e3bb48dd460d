import { createRandomId } from "@volpe/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toSentText } from "../../forms/form-values.ts";
import { useClient } from "../../page/use-client.tsx";
import { createTicketDrafts, type TicketDraft } from "./ticket-drafts.ts";

type DraftOptions = {
  /** The ticket's slug, or what a new one is about. */
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
  /** To be called after anything was typed or picked. */
  touch(): void;
  /** To be called before the form is sent. */
  attempt(): void;
};

/** Keeps what is typed into a form on this device, and restores it after a reload or a crash. */
export function useTicketDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, firstId, sentBack, arrived }: DraftOptions,
): DraftForm {
  const { session } = useClient();
  // The account is remembered: the draft stays if the session ends while one writes.
  const [account] = useState(session.state.session?.user.id ?? "");
  const [id, setId] = useState(firstId);
  const [restored, setRestored] = useState(false);
  const attempted = useRef(false);

  // Only the device has the draft, so it is restored after hydration.
  useEffect(() => {
    const drafts = createTicketDrafts(account);
    const kept = drafts.find(name);
    if (kept === undefined || form.current === null) {
      return;
    }
    if (arrived.includes(toSentText(kept.message))) {
      drafts.forget(name);
    } else if (!sentBack && fillUntouched(form.current, kept)) {
      attempted.current = kept.attempted;
      setId(kept.id);
      setRestored(true);
    }
  }, []);

  function keep(draftId: string) {
    if (form.current === null) {
      return;
    }
    const drafts = createTicketDrafts(account);
    const words = readWords(form.current);
    if (words.message.trim() === "" && words.subject.trim() === "") {
      drafts.forget(name);
    } else {
      drafts.keep(name, { ...words, id: draftId, attempted: attempted.current });
    }
  }

  return {
    id,
    restored,
    touch() {
      // The sent text may have arrived, so a changed text is another message with an id of its own.
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

function findField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function readWords(form: HTMLFormElement) {
  const [subject = "", message = ""] = WORDS.map((name) => findField(form, name)?.value);
  return { subject, message };
}

/** Restores a draft, unless something was typed before hydration. */
function fillUntouched(form: HTMLFormElement, draft: TicketDraft): boolean {
  const fields = WORDS.map((name) => [name, findField(form, name)] as const);
  if (fields.some(([, field]) => field !== null && field.value !== field.defaultValue)) {
    return false;
  }
  for (const [name, field] of fields) {
    if (field !== null) {
      field.value = draft[name];
    }
  }
  return true;
}
