import { BRAND, type TicketMessage as Message } from "@volpe/contract";
import { Icon } from "@volpe/ui";
import { RomeTime } from "../time/rome-time.tsx";
import { formatBytes } from "./attachment-rules.ts";
import { DOWNLOAD, FILE } from "./outlines.ts";
import { toAttachmentPath, toMessageAnchor } from "./ticket-path.ts";

type TicketMessageProps = {
  slug: string;
  message: Message;
  /** The one that the address names. */
  named: boolean;
};

/** What was written, by whom and when, with its files. */
export function TicketMessage({ slug, message, named }: TicketMessageProps) {
  const { id, author, text, attachments, sentAt, readAt } = message;
  const own = author === "customer";
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
          <h2 id={`${anchor}-chi`}>{own ? "Tu" : `Assistenza ${BRAND.name}`}</h2>
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
                Letto il <RomeTime iso={readAt} />
              </>
            )}
          </p>
        )}
      </article>
    </li>
  );
}
