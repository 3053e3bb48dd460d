import { type CustomerRequest, formatDate } from "@volpe/contract";
import { createCustomerRequestCalls, createRandomId } from "@volpe/core";
import { data, Link, useActionData, useLoaderData } from "react-router-dom";
import { loadAsOwner, loginLostContext } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { toQuoteHref } from "../quote/quote-href.ts";
import { sendTicket, type TicketRefusal } from "./send-ticket.ts";
import { TicketForm } from "./ticket-form.tsx";
import { ABOUT_NOTHING, ABOUT_PARAMETER, TICKETS_PATH } from "./ticket-path.ts";
import "./tickets.css";

/**
 * `/tickets/create/nuovo` has no topic, or with `?riguarda=` one of the person's requests that has no
 * quote; any other value is the id of one of the person's quotes.
 */
export async function loader({ request, context, params }: PageLoaderArgs) {
  const firstId = createRandomId();
  if (context.get(loginLostContext)) {
    return { firstId, about: null };
  }
  const { rate = ABOUT_NOTHING } = params;
  return await loadAsOwner({ request, context }, async () => {
    const asked = new URL(request.url).searchParams.get(ABOUT_PARAMETER);
    if (rate === ABOUT_NOTHING && asked === null) {
      return { firstId, about: null };
    }
    const requests = await createCustomerRequestCalls(
      context.get(clientContext).api.request,
    ).list();
    const found = requests.find((known) =>
      rate === ABOUT_NOTHING ? known.id === asked : known.rate === rate,
    );
    if (found === undefined) {
      throw data(null, { status: 404 });
    }
    const { title, state, createdAt, action } = found;
    const path = rate === ABOUT_NOTHING ? (action?.path ?? null) : toQuoteHref(rate);
    return { firstId, about: { title, state, createdAt, rate, path } };
  });
}

export function action({ request, context, params }: PageActionArgs) {
  const rate = params.rate === ABOUT_NOTHING ? "" : (params.rate ?? "");
  return sendTicket(
    { request, context },
    {
      draft: toDraftName(rate),
      send: (calls, values, files) => calls.create({ ...values, rate }, files),
    },
  );
}

/** A slug has no colon, so a draft of a new ticket is never taken for one of a reply. */
const toDraftName = (rate: string) => `nuova:${rate}`;

export function Component() {
  const { firstId, about } = useLoaderData<typeof loader>();
  const refusal = useActionData<TicketRefusal>();
  const title = "Apri una richiesta";
  return (
    <div className="ticket-create v-container-text">
      <PageHead
        title={title}
        description="Scrivi all’assistenza, con un documento o una foto se serve."
        path={TICKETS_PATH}
        indexed={false}
      />
      <header>
        <p>
          <Link to={TICKETS_PATH}>Assistenza</Link>
        </p>
        <h1>{title}</h1>
        <p className="v-quiet">
          Racconta che cosa ti serve. La risposta la trovi qui, e ti avviso per mail.
        </p>
      </header>
      {about !== null && <TicketAbout {...about} />}
      <TicketForm
        asksSubject
        sendLabel="Invia la richiesta"
        firstId={firstId}
        refusal={refusal}
        subject={about?.rate === ABOUT_NOTHING ? about.title : ""}
        draft={toDraftName(about === null || about.rate === ABOUT_NOTHING ? "" : about.rate)}
      />
    </div>
  );
}

type TicketAboutProps = Pick<CustomerRequest, "title" | "state" | "createdAt"> & {
  path: string | null;
};

/** The request that a new ticket is about. */
function TicketAbout({ title, state, createdAt, path }: TicketAboutProps) {
  return (
    <div className="ticket-about">
      <p className="ticket-about__label">Riguarda</p>
      <p className="ticket-about__title">
        {path === null ? title : <Link to={path}>{title}</Link>}
      </p>
      <p className="v-quiet">
        {state} · {formatDate(createdAt)}
      </p>
    </div>
  );
}
