import { createRandomId } from "@volpe/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useClient } from "../../use-client.tsx";
import { createTicketDrafts, type TicketDraft } from "./ticket-drafts.ts";
import { toSentText } from "./ticket-form-data.ts";

type DraftOptions = {
  /** The ticket's slug, or what a new one is about. */
  name: string;
  /** The id that the server wrote into the form. */
  firstId: string;
  /** The server sent the form back: what stands in it is newer than what is kept. */
  sentBack: boolean;
  /** Texts that arrived already: a draft of one of them is done with. */
  arrived: readonly string[];
};

type DraftForm = {
  /** One draft, one id, however often it is sent. */
  id: string;
  restored: boolean;
  /** After anything was typed or picked. */
  touch(): void;
  /** Before it is sent. */
  attempt(): void;
};

/** Keeps what is typed into a form on this device, and puts it back after a reload or a crash. */
export function useTicketDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, firstId, sentBack, arrived }: DraftOptions,
): DraftForm {
  const { session } = useClient();
  // A login that ends while one writes does not take the draft away.
  const [account] = useState(session.state.session?.user.id ?? "");
  const [id, setId] = useState(firstId);
  const [restored, setRestored] = useState(false);
  const attempted = useRef(false);

  // Only the device knows the draft, so it is put in after the page was taken over.
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
      // What was sent may have arrived: changed, it is another message and not the same again.
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

/** Puts a draft in, unless something was typed before the page was alive. */
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
