import { type AnswerValue, formatQuantity } from "@volpe/contract";
import { useId, useState } from "react";
import { UPLOAD } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { LATER_TEXTS } from "./later-texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

/** Uploads the file and resolves to the text of the answer. */
export type UploadFile = (file: File) => Promise<{ text: string; value?: AnswerValue }>;

type FileAnswerProps = AnswerProps<ViewOf<"file">> & { uploadFile: UploadFile };

export function FileAnswer({ addon, busy, uploadFile, onAnswer }: FileAnswerProps) {
  const id = useId();
  const [uploading, setUploading] = useState(false);
  const [fault, setFault] = useState("");
  const waiting = busy || uploading;

  const handleFile = async (file: File) => {
    const found = findFault(file, addon);
    setFault(found);
    if (found !== "") {
      return;
    }
    setUploading(true);
    try {
      onAnswer(await uploadFile(file));
    } catch {
      // Any failure: the person still has the file and may retry.
      setFault(LATER_TEXTS.uploadFailed);
    } finally {
      setUploading(false);
    }
  };

  return (
    <div className="v-file">
      <label className="v-file-target" htmlFor={id}>
        <Icon outline={UPLOAD} size={24} />
        <span className="v-label">{uploading ? LATER_TEXTS.uploading : addon.label}</span>
        <span className="v-hint">{LATER_TEXTS.chooseFile}</span>
        <input
          id={id}
          type="file"
          accept={addon.accept.join(",")}
          disabled={waiting}
          aria-invalid={fault === "" ? undefined : true}
          aria-describedby={fault === "" ? undefined : `${id}-error`}
          onInput={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file !== undefined) {
              void handleFile(file);
            }
          }}
        />
      </label>
      <AnswerError id={`${id}-error`} text={fault} />
    </div>
  );
}

function findFault(file: File, addon: ViewOf<"file">): string {
  if (file.size > addon.maxBytes) {
    return LATER_TEXTS.fileTooLarge(toMegabytes(file.size), toMegabytes(addon.maxBytes));
  }
  return file.type !== "" && !addon.accept.includes(file.type) ? LATER_TEXTS.fileWrongType : "";
}

function toMegabytes(bytes: number): string {
  return formatQuantity(Math.round(bytes / 104_857.6) / 10, "MB");
}
