import { type AnswerValue, formatQuantity } from "@volpe/contract";
import { ApiError, createGuestRequest, type UploadProgress, uploadBill } from "@volpe/core";
import { useId, useState } from "react";
import { UPLOAD } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { LATER_TEXTS } from "./later-texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

/** Uploads the files and resolves to the answer. Throws `ApiError` for a refusal. */
export type UploadFile = (
  files: File[],
  onProgress: (progress: UploadProgress) => void,
) => Promise<{ text: string; value?: AnswerValue }>;

type FileAnswerProps = AnswerProps<ViewOf<"file">> & {
  uploadFile: UploadFile | undefined;
  resolveUrl: (path: string) => string;
};

/** Sends files, as a bill. Without `uploadFile` they go to the API of the host. */
export function FileAnswer(props: FileAnswerProps) {
  const { addon, busy, resolveUrl, onAnswer } = props;
  const { uploadFile = toUpload(resolveUrl) } = props;
  const id = useId();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [fault, setFault] = useState("");

  const handleFiles = async (files: File[]) => {
    const found = findFault(files, addon);
    setFault(found);
    if (found !== "") {
      return;
    }
    setProgress({ read: null, waiting: 0 });
    try {
      onAnswer(await uploadFile(files, setProgress));
    } catch (error) {
      // Any failure: the person still has the files and may retry.
      setFault((error instanceof ApiError && error.errors[0]?.message) || LATER_TEXTS.uploadFailed);
    } finally {
      setProgress(null);
    }
  };

  return (
    <div className="v-file">
      <label className="v-file-target" htmlFor={id}>
        <Icon outline={UPLOAD} size={24} />
        <span className="v-label">{addon.label}</span>
        <span className="v-hint">{LATER_TEXTS.chooseFile}</span>
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
      <AnswerError id={`${id}-error`} text={fault} />
    </div>
  );
}

function toUpload(resolveUrl: (path: string) => string): UploadFile {
  return (files, onProgress) => uploadBill(createGuestRequest(resolveUrl), files, { onProgress });
}

function toStatus({ waiting }: UploadProgress): string {
  return waiting > 0 ? LATER_TEXTS.waitingFor(waiting) : LATER_TEXTS.uploading;
}

/** The host says what else is wrong with a file. */
function findFault(files: readonly File[], { maxBytes }: ViewOf<"file">): string {
  const large = files.find(({ size }) => size > maxBytes);
  return large === undefined
    ? ""
    : LATER_TEXTS.fileTooLarge(toMegabytes(large.size), toMegabytes(maxBytes));
}

function toMegabytes(bytes: number): string {
  return formatQuantity(Math.round(bytes / 104_857.6) / 10, "MB");
}
