import type { WireError } from "@volpe/contract";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router-dom";
import { FieldRow } from "../forms/field-row.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { AttachmentField } from "./attachment-field.tsx";
import { MessageField } from "./message-field.tsx";
import type { TicketRefusal } from "./send-ticket.ts";
import { findTicketField, SUBJECT_MAX, type TicketField } from "./ticket-form-data.ts";
import { useAttachments } from "./use-attachments.ts";
import { useTicketDraft } from "./use-ticket-draft.ts";

type TicketFormProps = {
  /** A new ticket has a subject, a reply has none. */
  asksSubject: boolean;
  messageLabel: string;
  sendLabel: string;
  /** The id of a draft that begins here. */
  firstId: string;
  /** What the action would not take. */
  refusal: TicketRefusal | undefined;
  /** Under which name what is typed is kept on the device. */
  draft: string;
  /** Texts of the person's that arrived already. */
  arrived?: readonly string[];
  /** Beside the button. */
  children?: ReactNode;
};

/** It posts to its page's action and works before JavaScript; every message is ours. */
export function TicketForm(props: TicketFormProps) {
  const { asksSubject, messageLabel, sendLabel, firstId, refusal, draft, arrived = [] } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const sending = useNavigation().formData?.has("message") === true;
  // A second click comes before the page says that the first one is under way.
  const underWay = useRef(false);
  const { id, restored, touch, attempt } = useTicketDraft(form, {
    name: draft,
    firstId: refusal?.values.id ?? firstId,
    sentBack: refusal !== undefined,
    arrived,
  });
  // What was said of the files that went along is no longer true of others.
  const [outdated, setOutdated] = useState<TicketRefusal>();
  const attachments = useAttachments(() => {
    touch();
    setOutdated(refusal);
  });
  const errors: readonly WireError[] = (refusal?.errors ?? []).filter(
    (error) => refusal !== outdated || findTicketField(error) !== "files",
  );
  const errorOf = (field: TicketField) =>
    errors
      .filter((error) => findTicketField(error) === field)
      .map(({ message }) => message)
      .join(" ") || undefined;

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
    if (underWay.current || form.current === null) {
      return;
    }
    underWay.current = true;
    attempt();
    const data = new FormData(form.current);
    data.delete("files");
    for (const file of attachments.files) {
      data.append("files", file);
    }
    await submit(data, { method: "post", encType: "multipart/form-data" });
    underWay.current = false;
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
      <FormErrors errors={errors} findField={findTicketField} />
      <div className="ticket-form__restored" role="status">
        {restored && <p className="v-notice">Ho ripreso quello che stavi scrivendo.</p>}
      </div>
      <input type="hidden" name="id" value={id} readOnly />
      {asksSubject && (
        <FieldRow name="subject" label="Oggetto" error={errorOf("subject")}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={SUBJECT_MAX}
              autoComplete="off"
              defaultValue={refusal?.values.subject ?? ""}
            />
          )}
        </FieldRow>
      )}
      <MessageField
        label={messageLabel}
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
        {props.children}
      </div>
    </Form>
  );
}
