import { CLOSE, Icon } from "@volpe/ui";
import { useEffect, useRef } from "react";
import { FieldRow } from "../forms/field-row.tsx";
import { ACCEPTED_TYPES, ATTACHMENT_LIMITS, formatBytes } from "./attachment-rules.ts";
import { FILE } from "./outlines.ts";
import type { Attachments } from "./use-attachments.ts";

type AttachmentFieldProps = {
  attachments: Attachments;
  error: string | undefined;
  /** The form came back from the server, which cannot send files along. */
  lost: boolean;
};

/**
 * Before the page is alive the browser's own field, which the form sends; afterwards it only picks,
 * and what was picked is listed below.
 */
export function AttachmentField({ attachments, error, lost }: AttachmentFieldProps) {
  const { files, refusals, add, remove } = attachments;
  const field = useRef<HTMLInputElement>(null);

  function take() {
    if (field.current !== null) {
      add([...(field.current.files ?? [])]);
      field.current.value = "";
    }
  }
  // Files may have been picked before the page was alive.
  useEffect(take, []);

  const words = [error, ...refusals].filter(Boolean).join(" ");
  return (
    <div className="attachments">
      <FieldRow
        name="files"
        label="Allegati, se servono"
        hint={ATTACHMENT_LIMITS}
        error={words === "" ? undefined : words}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            type="file"
            multiple
            accept={ACCEPTED_TYPES}
            onChange={take}
          />
        )}
      </FieldRow>
      {lost && files.length === 0 && (
        <p className="v-notice v-notice-attention">
          Il testo è rimasto, i file no: il browser non li lascia tenere. Sceglili di nuovo.
        </p>
      )}
      <ul className="attachments__list" aria-label="Allegati scelti">
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Icon outline={FILE} />
            <span className="attachments__name">
              {file.name} <span className="v-quiet">{formatBytes(file.size)}</span>
            </span>
            <button
              className="v-icon-button"
              type="button"
              onClick={() => {
                remove(file);
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

function toTally(count: number): string {
  return count === 1 ? "Un file allegato" : `${count} file allegati`;
}
