import { CLOSE, Icon } from "@volpe/ui";
import { useEffect, useRef, useState } from "react";
import { FieldRow } from "../../forms/field-row.tsx";
import {
  ACCEPTED_TYPES,
  ATTACHMENT_LIMITS,
  checkAttachments,
  formatBytes,
  type RefusedFile,
} from "./attachment-rules.ts";
import "./attachment-field.css";

/** Outlines of lucide (ISC licence). */
export const FILE =
  "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8M10 9H8";
const CLIP =
  "m16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551";

type Attachments = {
  files: readonly File[];
  /** Files that were picked and refused; the next choice replaces them. */
  refused: readonly RefusedFile[];
  /** How often the form was stopped because of `refused`. */
  halts: number;
  add(picked: readonly File[]): void;
  remove(file: File): void;
  /** Stops the form until `refused` is empty. */
  halt(): void;
  /** Drops `refused`, so that the form can be sent. */
  leaveOut(): void;
};

/** The files picked so far, each checked at once. */
export function useAttachments(onChange: () => void): Attachments {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [halts, setHalts] = useState(0);

  function take(next: readonly File[]) {
    const checked = checkAttachments(next);
    setFiles(checked.accepted);
    setRefused(checked.refused);
    setHalts(0);
    onChange();
  }

  return {
    files,
    refused,
    halts,
    add(picked) {
      if (picked.length > 0) {
        take([...files, ...picked.filter((file) => !files.some((known) => isSame(known, file)))]);
      }
    },
    remove(file) {
      // A file that was beyond the limit may fit now.
      const all = [...files, ...refused.map((one) => one.file)];
      take(all.filter((known) => known !== file));
    },
    halt: () => setHalts(halts + 1),
    leaveOut() {
      setRefused([]);
      setHalts(0);
    },
  };
}

/** A file that is picked twice is added once. */
function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

type AttachmentFieldProps = {
  attachments: Attachments;
  error: string | undefined;
  /** The form was refused by the server, and a page cannot keep the picked files. */
  lost: boolean;
  /** Sends the form without the refused files; a form that does so by itself has no such button. */
  onSendWithout?: () => void;
  label?: string;
  hint?: string;
  /** The label of the button that picks files. */
  pick?: string;
};

/**
 * Without a script this is the browser's own file field, sent with the form. With a script it is a
 * button that picks files, and a list of the picked files below.
 */
export function AttachmentField(props: AttachmentFieldProps) {
  const { attachments, error, lost, onSendWithout } = props;
  const {
    label = "Allegati, se servono",
    hint = ATTACHMENT_LIMITS,
    pick = "Scegli i file",
  } = props;
  const { files, refused, halts, add } = attachments;
  const field = useRef<HTMLInputElement>(null);

  function take() {
    if (field.current !== null) {
      add([...(field.current.files ?? [])]);
      field.current.value = "";
    }
  }
  // Files may have been picked before hydration.
  useEffect(take, []);
  // The effect runs after the render that puts the error next to the field.
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
        label={label}
        hint={hint}
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
              {pick}
            </label>
          </div>
        )}
      </FieldRow>
      {halts > 0 && onSendWithout !== undefined && (
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
