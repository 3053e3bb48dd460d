import { BRAND, type TicketMessage as Message } from "@volpe/contract";
import { Icon } from "@volpe/ui";
import { RomeTime } from "../time/rome-time.tsx";
import { FILE } from "./attachment-field.tsx";
import { formatBytes } from "./attachment-rules.ts";
import { toAttachmentPath, toMessageAnchor } from "./ticket-path.ts";

/** Outline of lucide (ISC licence). */
const DOWNLOAD = "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5";

type TicketMessageProps = {
  slug: string;
  message: Message;
  /** The address names this message. */
  named: boolean;
};

/** One message with its author, time and files. */
export function TicketMessage({ slug, message, named }: TicketMessageProps) {
  const { id, author, isFromChat, text, attachments, sentAt, readAt } = message;
  const own = author === "customer";
  const customer = isFromChat ? "Dalla chat" : "Tu";
  const anchor = toMessageAnchor(id);
  return (
    <li>
      <article
        id={anchor}
        className="ticket-message"
        data-author={author}
        data-named={named || undefined}
        tabIndex={-1}
        aria-labelledby={`${anchor}-chi`}
      >
        <header>
          <h2 id={`${anchor}-chi`}>{own ? customer : `Assistenza ${BRAND.name}`}</h2>
          <p>
            <RomeTime iso={sentAt} />
          </p>
          {!own && readAt === null && <span className="v-tag v-tag-highlight">Nuova</span>}
        </header>
        <p className="ticket-message__text">{text}</p>
        {attachments.length > 0 && (
          <ul className="ticket-message__files" aria-label="Allegati">
            {attachments.map((file) => (
              <li key={file.id}>
                <a href={toAttachmentPath(slug, file.id)}>
                  <Icon outline={FILE} />
                  <span>
                    {file.name} <span className="v-quiet">{formatBytes(file.bytes)}</span>
                  </span>
                  <Icon outline={DOWNLOAD} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {own && (
          <p className="ticket-message__read">
            {readAt === null ? (
              "Non ancora letto"
            ) : (
              <>
                Letto <RomeTime after="il" iso={readAt} />
              </>
            )}
          </p>
        )}
      </article>
    </li>
  );
}
