import type { ChatMessage } from "@volpe/contract";
import type { Chat } from "@volpe/core";
import type { ReactNode } from "react";
import type { UploadFile } from "./file-answer.tsx";

/** Events for the host page. They never carry personal data. */
type AssistantEvents = {
  answered: { step: number };
  quoted: { offers: number };
};

export type OnAssistantEvent = <Name extends keyof AssistantEvents>(
  name: Name,
  detail: AssistantEvents[Name],
) => void;

export type AssistantProps = {
  chat: Pick<Chat, "state" | "open" | "close" | "answer" | "rewind" | "restart" | "retry">;
  /** `page` is part of the page's flow; `panel` floats, and fills a phone's screen. */
  variant: "page" | "panel";
  links: {
    privacy: string;
    /** The page that explains a *stima*. */
    estimate?: string;
    /** `_blank` on a partner's page. */
    target?: "_blank";
  };
  /** Makes the host-relative paths of offers, quote and notice absolute. */
  resolveUrl?: (path: string) => string;
  opening?: Parameters<Chat["open"]>[0];
  /** The first question as the server rendered it. It is shown until the conversation begins. */
  greeting?: ChatMessage | null;
  /** Default: the files go to the API of the host, without a session. */
  uploadFile?: UploadFile;
  /** Shows who controls the data, which another site's page needs. */
  controllerNotice?: boolean;
  /** What the page adds below the notices. */
  foot?: ReactNode;
  hidden?: boolean;
  onClose?: () => void;
  onEvent?: OnAssistantEvent;
};
