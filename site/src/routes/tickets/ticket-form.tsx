import {
  FORM_FIELDS,
  formatQuantity,
  TICKET_MESSAGE_MAX,
  type TicketPlace,
  type WaitingForm,
} from "@volpe/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router-dom";
import { FieldRow, InputRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, findErrorField } from "../../forms/form-values.ts";
import { RestoredNotice } from "../../forms/restored-notice.tsx";
import { WaitingList } from "../../forms/waiting-list.tsx";
import { AttachmentField, useAttachments } from "./attachment-field.tsx";
import type { TicketRefusal } from "./send-ticket.ts";
import { toMessagePath } from "./ticket-path.ts";
import { useTicketDraft } from "./use-ticket-draft.ts";

const TICKET_FIELDS = ["subject", "message", "files"] as const;

type TicketFormProps = {
  /** A new ticket has a subject, a reply has none. */
  asksSubject: boolean;
  /** What the subject's field contains at first. */
  subject?: string;
  sendLabel: string;
  /** The id of a new draft. */
  firstId: string;
  /** The refused form, if the action answered one. */
  refusal: TicketRefusal | undefined;
  /** Name of the draft on the device. */
  draft: string;
  /** The person's messages that arrived already. */
  arrived?: readonly string[];
};

/** Posts to its page's action, also before hydration. Without a connection it waits in a list. */
export function TicketForm(props: TicketFormProps) {
  return (
    <WaitingList kind="ticket" sent={props.refusal?.waiting} hrefOf={findMessageHref}>
      <WrittenForm {...props} />
    </WaitingList>
  );
}

/** The page of a message that had waited for the connection. */
function findMessageHref({ kind, answer }: WaitingForm): string | null {
  const place: Partial<TicketPlace> | null = kind === "ticket" ? JSON.parse(answer) : null;
  const { slug, message } = place ?? {};
  return slug !== undefined && message !== undefined ? toMessagePath({ slug, message }) : null;
}

function WrittenForm(props: TicketFormProps) {
  const { asksSubject, sendLabel, firstId, refusal, draft, subject = "", arrived = [] } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const sending = useNavigation().formData?.has("message") === true;
  // A second click may come before the navigation state says that the form is being sent.
  const isSending = useRef(false);
  const { id, restored, touch, attempt } = useTicketDraft(form, {
    name: draft,
    firstId: refusal?.values.id ?? firstId,
    sentBack: refusal !== undefined,
    arrived,
  });
  // An error about the sent files does not apply to other files.
  const [outdated, setOutdated] = useState<TicketRefusal>();
  const attachments = useAttachments(() => {
    touch();
    setOutdated(refusal);
  });
  const errors = (refusal?.errors ?? []).filter(
    (error) => refusal !== outdated || findErrorField(TICKET_FIELDS, error) !== "files",
  );
  const { findField, errorOf } = createErrorLookup(TICKET_FIELDS, errors);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (attachments.refused.length > 0) {
      attachments.halt();
    } else {
      void send();
    }
  }

  function sendWithout() {
    attachments.leaveOut();
    void send();
  }

  async function send() {
    if (isSending.current || form.current === null) {
      return;
    }
    isSending.current = true;
    attempt();
    const data = new FormData(form.current);
    data.delete("files");
    for (const file of attachments.files) {
      data.append("files", file);
    }
    await submit(data, { method: "post", encType: "multipart/form-data" });
    isSending.current = false;
  }

  return (
    <Form
      className="v-form ticket-form"
      method="post"
      encType="multipart/form-data"
      noValidate
      ref={form}
      onInput={touch}
      onSubmit={handleSubmit}
    >
      <FormErrors errors={errors} findField={findField} />
      <RestoredNotice className="ticket-form__restored" restored={restored} />
      <input type="hidden" name="id" value={id} readOnly />
      {asksSubject && (
        <InputRow
          name="subject"
          label="Oggetto"
          value={refusal?.values.subject ?? subject.slice(0, FORM_FIELDS.ticketSubject.maxLength)}
          error={errorOf("subject")}
          control={FORM_FIELDS.ticketSubject}
        />
      )}
      <MessageField
        value={refusal?.values.message ?? ""}
        error={errorOf("message")}
        restored={restored}
      />
      <AttachmentField
        attachments={attachments}
        error={errorOf("files")}
        lost={refusal?.hadFiles === true && refusal !== outdated}
        onSendWithout={sendWithout}
      />
      <div className="v-cluster">
        <button className="v-button" type="submit" aria-disabled={sending}>
          {sending ? "Sto inviando" : sendLabel}
        </button>
      </div>
    </Form>
  );
}

const LIMIT = formatQuantity(TICKET_MESSAGE_MAX);
/**
 * Numbers of letters left. Below the first the count is shown; below each a warning is announced.
 */
const WARNINGS = [500, 100];

type MessageFieldProps = {
  value: string;
  error: string | undefined;
  /** The draft was restored. */
  restored: boolean;
};

/**
 * The text, and the count of remaining letters once they are few. It has no `maxlength`, which
 * would cut pasted text.
 */
function MessageField({ value, error, restored }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(TICKET_MESSAGE_MAX);
  const count = () => setLeft(TICKET_MESSAGE_MAX - (field.current?.value.length ?? 0));
  // No input event reports text that was typed before hydration or restored from a draft.
  useEffect(count, [restored]);
  return (
    <FieldRow
      name="message"
      label="Messaggio"
      hint={
        <>
          Fino a {LIMIT} caratteri.
          <span aria-hidden="true">{left <= (WARNINGS[0] ?? 0) && ` ${toCount(left)}`}</span>
          <span className="v-hidden" role="status">
            {toWarning(left)}
          </span>
        </>
      }
      error={error}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          ref={field}
          required
          className="v-input v-textarea"
          rows={6}
          defaultValue={value}
          onInput={count}
        />
      )}
    </FieldRow>
  );
}

function toCount(left: number): string {
  return left >= 0
    ? `Ne restano ${formatQuantity(left)}.`
    : `Sono ${formatQuantity(-left)} di troppo.`;
}

/** The words for screen readers, which change at a few thresholds and not at each letter. */
function toWarning(left: number): string {
  if (left < 0) {
    return "Il messaggio è troppo lungo.";
  }
  const passed = WARNINGS.findLast((warning) => left <= warning);
  return passed === undefined ? "" : `Restano meno di ${passed} caratteri.`;
}
