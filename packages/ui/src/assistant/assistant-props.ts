import type { Chat } from "@volpe/core";
import type { UploadFile } from "./file-answer.tsx";
import type { AssistantTexts } from "./texts-it.ts";

/** What a host page may be told. Never anything about the person. */
export type AssistantEvents = {
  opened: Record<string, never>;
  closed: Record<string, never>;
  answered: { step: number };
  quoted: { offers: number };
};

export type OnAssistantEvent = <Name extends keyof AssistantEvents>(
  name: Name,
  detail: AssistantEvents[Name],
) => void;

export type AssistantProps = {
  chat: Pick<Chat, "state" | "open" | "close" | "answer" | "rewind" | "restart" | "retry">;
  /** `page` stands in the flow; `panel` floats, and fills a phone. */
  variant: "page" | "panel";
  links: {
    privacy: string;
    /** The page that explains a *stima*. */
    estimate?: string;
    /** The same request as a plain form, for who has no script. */
    form?: string;
    /** `_blank` on a partner's page. */
    target?: "_blank";
  };
  /** Makes the host-relative paths of offers, quote and notice absolute. */
  resolveUrl?: (path: string) => string;
  opening?: Parameters<Chat["open"]>[0];
  /** Without it a request for a file is not shown. */
  uploadFile?: UploadFile;
  /** Says that who embeds the assistant may earn a commission. */
  commissionNotice?: boolean;
  hidden?: boolean;
  onClose?: () => void;
  onEvent?: OnAssistantEvent;
  texts?: AssistantTexts;
};
