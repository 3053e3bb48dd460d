import { CLOSE, Icon } from "@volpe/ui";
import { useEffect, useRef } from "react";
import { FieldRow } from "../forms/field-row.tsx";
import { ACCEPTED_TYPES, ATTACHMENT_LIMITS, formatBytes } from "./attachment-rules.ts";
import { CLIP, FILE } from "./outlines.ts";
import type { Attachments } from "./use-attachments.ts";
import "./attachment-field.css";

type AttachmentFieldProps = {
  attachments: Attachments;
  error: string | undefined;
  /** The form came back from the server, which cannot send files along. */
  lost: boolean;
  /** Sends the form without the files that were refused. */
  onSendWithout: () => void;
};

/**
 * Without a script the browser's own field, which the form sends; with one a button that only
 * picks, and what was picked is listed below.
 */
export function AttachmentField(props: AttachmentFieldProps) {
  const { attachments, error, lost, onSendWithout } = props;
  const { files, refused, halts, add } = attachments;
  const field = useRef<HTMLInputElement>(null);

  function take() {
    if (field.current !== null) {
      add([...(field.current.files ?? [])]);
      field.current.value = "";
    }
  }
  // Files may have been picked before the page was alive.
  useEffect(take, []);
  // Once the field is described by what to mend.
  useEffect(() => {
    if (halts > 0) {
      field.current?.focus();
    }
  }, [halts]);

  const words = [error, ...refused.map((one) => one.words)];
  if (halts > 0) {
    words.push(toRemedy(refused.length));
  }
  return (
    <div className="attachments">
      <FieldRow
        name="files"
        label="Allegati, se servono"
        hint={ATTACHMENT_LIMITS}
        error={words.filter(Boolean).join(" ") || undefined}
      >
        {(attributes) => (
          <div className="attachments__pick">
            <input
              {...attributes}
              ref={field}
              type="file"
              multiple
              accept={ACCEPTED_TYPES}
              onChange={take}
            />
            <label className="v-button v-button-secondary" htmlFor={attributes.id}>
              <Icon outline={CLIP} />
              Scegli i file
            </label>
          </div>
        )}
      </FieldRow>
      {halts > 0 && (
        <button
          className="v-button v-button-secondary attachments__without"
          type="button"
          onClick={onSendWithout}
        >
          Invia senza
        </button>
      )}
      {lost && files.length === 0 && (
        <p className="v-notice v-notice-attention">
          Il testo è rimasto, i file no: il browser non li lascia tenere. Sceglili di nuovo.
        </p>
      )}
      <ul className="attachments__list" aria-label="Allegati scelti">
        {[...files, ...refused.map(({ file }) => file)].map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon outline={FILE} />
            <span className="attachments__name">
              {file.name} <span className="v-quiet">{formatBytes(file.size)}</span>{" "}
              {!files.includes(file) && <strong className="attachments__out">Non va bene</strong>}
            </span>
            <button
              className="v-icon-button"
              type="button"
              onClick={() => {
                attachments.remove(file);
                field.current?.focus();
              }}
            >
              <Icon outline={CLOSE} />
              <span className="v-hidden">Togli {file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="v-hidden" role="status">
        {files.length > 0 && toTally(files.length)}
      </p>
    </div>
  );
}

function toRemedy(count: number): string {
  return count === 1
    ? "Togli il file o scegline un altro, poi invia."
    : "Togli i file o scegline altri, poi invia.";
}

function toTally(count: number): string {
  return count === 1 ? "Un file allegato" : `${count} file allegati`;
}
