import { type CustomerRequest, toPicture } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import { Link } from "react-router-dom";

/** One request: what it is, where it stands, what comes next and where that is done. */
export function RequestRow(request: CustomerRequest) {
  const { tipology, title, state, nextStep, action, rate, saving, tickets, createdAt } = request;
  const picture = toPicture("tipology", tipology);
  return (
    <li className="request-row">
      <img
        src={picture.path}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="request-row__words">
        <p className="request-row__state">
          <span className={action === null ? "v-tag" : "v-tag v-tag-highlight"}>{state}</span>{" "}
          <span className="v-quiet v-small">{formatDate(createdAt)}</span>
        </p>
        <h2>{title}</h2>
        {saving !== null && (
          <p>
            Risparmio <strong className="v-saving">{saving}</strong>
          </p>
        )}
        <p className="request-row__next">{nextStep}</p>
        {tickets.length > 0 && (
          <p className="v-small">
            Assistenza aperta:{" "}
            {tickets.map(({ slug, number }) => (
              <Link key={slug} className="request-row__ticket" to={`/tickets/${slug}/ultimo`}>
                {number}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className="request-row__actions">
        {action !== null && (
          <Link className="v-button" to={action.path}>
            {action.label}
            <span className="v-hidden">: {title}</span>
          </Link>
        )}
        <Link className="request-row__help" to={`/tickets/create/${rate ?? "nuovo"}`}>
          Chiedi assistenza <span className="v-hidden">su {title}</span>
        </Link>
      </div>
    </li>
  );
}
