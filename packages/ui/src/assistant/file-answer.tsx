import { type AnswerValue, formatQuantity } from "@volpe/contract";
import { ApiError, createGuestRequest, type UploadProgress, uploadBill } from "@volpe/core";
import { useEffect, useId, useRef, useState } from "react";
import { UPLOAD } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { LATER_TEXTS } from "./later-texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

/** Longest wait for a reading, which `LATER_TEXTS.uploadLate` names. */
const READING_MAX_MS = 300_000;

/** Uploads the files and resolves to the answer. Throws `ApiError` for a refusal. */
export type UploadFile = (
  files: File[],
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
) => Promise<{ text: string; value?: AnswerValue }>;

type FileAnswerProps = AnswerProps<ViewOf<"file">> & {
  uploadFile: UploadFile | undefined;
  resolveUrl: (path: string) => string;
  /** Called when the reading of files begins and ends: no other answer is accepted meanwhile. */
  onReading: (isReading: boolean) => void;
};

/** Sends files, for example a bill. Without `uploadFile` they go to the API of the host. */
export function FileAnswer(props: FileAnswerProps) {
  const { addon, busy, resolveUrl, onAnswer, onReading } = props;
  const { uploadFile = toUpload(resolveUrl) } = props;
  const id = useId();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [fault, setFault] = useState("");
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const handleFiles = async (files: File[]) => {
    const fitting = files.filter(({ size }) => size <= addon.maxBytes);
    setFault(describeTooLarge(files, addon, LATER_TEXTS.fileTooLarge).join(" "));
    if (fitting.length === 0) {
      return;
    }
    const reading = new AbortController();
    running.current = reading;
    const late = setTimeout(() => {
      setFault(LATER_TEXTS.uploadLate);
      reading.abort();
    }, READING_MAX_MS);
    setProgress({ read: null, waiting: 0 });
    onReading(true);
    try {
      const work = uploadFile(fitting, setProgress, reading.signal);
      const answer = await orAborted(work, reading.signal);
      // The next question replaces this part, so the answer keeps which files were not sent.
      const leftOut = describeTooLarge(files, addon, LATER_TEXTS.fileLeftOut);
      onAnswer({ ...answer, text: [answer.text, ...leftOut].join(" · ") });
    } catch (error) {
      // Handles any failure: the person still has the files and may retry.
      if (!reading.signal.aborted) {
        setFault(
          (error instanceof ApiError && error.errors[0]?.message) || LATER_TEXTS.uploadFailed,
        );
      }
    } finally {
      clearTimeout(late);
      setProgress(null);
      onReading(false);
    }
  };

  return (
    <div className="v-file">
      <label className="v-file-target" htmlFor={id}>
        <Icon outline={UPLOAD} size={24} />
        <span className="v-label">{addon.label}</span>
        <span className="v-hint">
          {addon.notice === undefined
            ? LATER_TEXTS.chooseFile
            : `${LATER_TEXTS.chooseFile}. ${addon.notice}`}
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={addon.accept.join(",")}
          disabled={busy || progress !== null}
          aria-invalid={fault === "" ? undefined : true}
          aria-describedby={fault === "" ? undefined : `${id}-error`}
          onInput={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            if (files.length > 0) {
              void handleFiles(files);
            }
          }}
        />
      </label>
      <div role="status">
        {progress === null ? null : (
          <label className="v-hint">
            <progress value={progress.read ?? undefined} /> {toStatus(progress)}
          </label>
        )}
      </div>
      {progress === null ? null : (
        <button type="button" className="v-text-button" onClick={() => running.current?.abort()}>
          {LATER_TEXTS.stopReading}
        </button>
      )}
      <AnswerError id={`${id}-error`} text={fault} />
    </div>
  );
}

function toUpload(resolveUrl: (path: string) => string): UploadFile {
  return (files, onProgress, signal) =>
    uploadBill(createGuestRequest(resolveUrl), files, { onProgress, signal });
}

/** Rejects as soon as the signal aborts, even if the work ignores the signal. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function toStatus({ waiting }: UploadProgress): string {
  return waiting > 0 ? LATER_TEXTS.waitingFor(waiting) : LATER_TEXTS.uploading;
}

/** One text for each file above the size limit; the host reports every other fault. */
function describeTooLarge(
  files: readonly File[],
  { maxBytes }: ViewOf<"file">,
  toText: (name: string, max: string) => string,
): string[] {
  const max = formatQuantity(maxBytes / 1_048_576, "MB");
  return files.flatMap(({ name, size }) => (size > maxBytes ? toText(name, max) : []));
}
