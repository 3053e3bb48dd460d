import type { AnswerValue } from "@volpe/contract";
import { useId, useState } from "react";
import { formatQuantity } from "../figures/format-figures.ts";
import { UPLOAD } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import type { AssistantTexts } from "./texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

/** Sends the file where files go and answers what the conversation is told of it. */
export type UploadFile = (file: File) => Promise<{ text: string; value?: AnswerValue }>;

type FileAnswerProps = AnswerProps<ViewOf<"file">> & { uploadFile: UploadFile };

export function FileAnswer({ addon, texts, busy, uploadFile, onAnswer }: FileAnswerProps) {
  const id = useId();
  const [uploading, setUploading] = useState(false);
  const [fault, setFault] = useState("");
  const waiting = busy || uploading;

  const handleFile = async (file: File) => {
    const found = findFault(file, addon, texts);
    setFault(found);
    if (found !== "") {
      return;
    }
    setUploading(true);
    try {
      onAnswer(await uploadFile(file));
    } catch {
      // Whatever stopped it, the file is still in the person's hands: say so, and let them retry.
      setFault(texts.uploadFailed);
    } finally {
      setUploading(false);
    }
  };

  return (
    <div className="v-file">
      <label className="v-file-target" htmlFor={id}>
        <Icon outline={UPLOAD} size={24} />
        <span className="v-label">{uploading ? texts.uploading : addon.label}</span>
        <span className="v-hint">{texts.chooseFile}</span>
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

function findFault(file: File, addon: ViewOf<"file">, texts: AssistantTexts): string {
  if (file.size > addon.maxBytes) {
    return texts.fileTooLarge(toMegabytes(file.size), toMegabytes(addon.maxBytes));
  }
  return file.type !== "" && !addon.accept.includes(file.type) ? texts.fileWrongType : "";
}

function toMegabytes(bytes: number): string {
  return formatQuantity(Math.round(bytes / 104_857.6) / 10, "MB");
}
