import type { WireError } from "@volpe/contract";
import { ApiError, createBillCalls } from "@volpe/core";
import { type DragEvent, type FormEvent, useRef, useState } from "react";
import { Form } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { toNoAnswerError } from "../../forms/no-answer.ts";
import { SUBMISSION, withSubmission } from "../../forms/sent-once.ts";
import { useSubmission } from "../../forms/submission-field.tsx";
import { isOffline } from "../../page/is-offline.ts";
import { useClient } from "../../page/use-client.tsx";
import { toBillPath } from "../quote/bill-path.ts";
import { AttachmentField, useAttachments } from "../tickets/attachment-field.tsx";
import { BILL_LIMITS, PHOTO_TYPES } from "../tickets/attachment-rules.ts";

/**
 * Lets the visitor pick, drop or photograph a bill. A script sends the files to the API itself;
 * without one the form is posted to the page.
 */
export function UploadForm({ errors: posted }: { errors: readonly WireError[] }) {
  const { api, session } = useClient();
  const { field, id } = useSubmission();
  const [failed, setFailed] = useState<readonly WireError[] | null>(null);
  const [sending, setSending] = useState(false);
  const [over, setOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const attachments = useAttachments(() => setFailed([]));
  const errors = failed ?? posted;

  async function send(files: readonly File[]) {
    setSending(true);
    try {
      const calls = createBillCalls(withSubmission(api.request, id));
      const { bill, key } = await session.during(() => calls.upload(files));
      window.location.assign(toBillPath(bill, key));
    } catch (error) {
      setSending(false);
      if (error instanceof ApiError) {
        setFailed(error.errors);
      } else if (isOffline(error)) {
        setFailed([toNoAnswerError()]);
      } else {
        throw error;
      }
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The field already says why each refused file is not sent.
    if (attachments.files.length === 0 && attachments.refused.length > 0) {
      attachments.halt();
    } else if (!sending) {
      void send(attachments.files);
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    attachments.add([...event.dataTransfer.files]);
  }

  return (
    <Form
      className="bill-upload"
      method="post"
      encType="multipart/form-data"
      reloadDocument
      noValidate
      data-over={over || undefined}
      onSubmit={handleSubmit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input type="hidden" id={field} name={SUBMISSION} value={id} readOnly />
      <FormErrors errors={errors} findField={({ field }) => (field === "files" ? field : null)} />
      <AttachmentField
        attachments={attachments}
        error={errors.find(({ field }) => field === "files")?.message}
        lost={false}
        label="La bolletta"
        hint={`Trascinala qui, oppure sceglila. ${BILL_LIMITS}`}
        pick="Scegli il file"
      />
      <div className="bill-upload__camera">
        <input
          ref={camera}
          id="foto"
          name="files"
          type="file"
          accept={PHOTO_TYPES}
          capture="environment"
          onChange={() => {
            attachments.add([...(camera.current?.files ?? [])]);
            if (camera.current !== null) camera.current.value = "";
          }}
        />
        <label className="v-button v-button-secondary" htmlFor="foto">
          Fai una foto
        </label>
      </div>
      <button className="v-button bill-upload__send" type="submit" aria-disabled={sending}>
        {sending ? "Leggo la bolletta" : "Leggi la bolletta"}
      </button>
      <div className="bill-upload__state" role="status">
        {sending && (
          <>
            <progress aria-label="Carico e leggo la bolletta" />
            <p>Carico e leggo: di solito bastano pochi secondi.</p>
          </>
        )}
      </div>
    </Form>
  );
}
