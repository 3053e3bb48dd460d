import type { TicketThread } from "@volpe/contract";
import { ApiError, createRandomId, createTicketCalls } from "@volpe/core";
import { data, Link, redirect, useActionData, useLoaderData } from "react-router-dom";
import { findLoginLoss, loadAsOwner, loginLostContext } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { sendTicket, type TicketRefusal } from "./send-ticket.ts";
import { ThreadView } from "./thread-view.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { CLOSE_INTENT, NEWEST, TICKETS_PATH, toMessagePath } from "./ticket-path.ts";
import { findUnread } from "./use-answers.ts";
import "./thread.css";
import "./tickets.css";

/** `…/ultimo` redirects to the newest message. `marked` = the answers on the page count as read. */
export async function loader({ request, context, params }: PageLoaderArgs) {
  const { slug = "", message = "" } = params;
  const firstId = createRandomId();
  if (context.get(loginLostContext)) {
    return { slug, message, firstId, thread: null, marked: true };
  }
  return await loadAsOwner({ request, context }, async () => {
    const calls = createTicketCalls(context.get(clientContext).api.request);
    const thread = await calls.thread(slug);
    if (message === NEWEST) {
      throw redirect(toMessagePath({ slug, message: thread.lastMessage }));
    }
    if (!thread.messages.some(({ id }) => id === message)) {
      throw data(null, { status: 404 });
    }
    // A browser marks them itself once the page is visible.
    const marked = typeof document === "undefined" && (await markRead(calls, thread));
    return { slug, message, firstId, thread, marked };
  });
}

async function markRead(calls: ReturnType<typeof createTicketCalls>, thread: TicketThread) {
  const unread = findUnread(thread);
  if (unread !== null) {
    await calls.markRead(thread.slug, unread);
  }
  return true;
}

/** `?azione=chiudi` ends the conversation; anything else is a reply. */
export async function action({ request, context, params }: PageActionArgs) {
  const { slug = "", message = "" } = params;
  if (new URL(request.url).searchParams.get(CLOSE_INTENT.name) !== CLOSE_INTENT.value) {
    return await sendTicket(
      { request, context },
      {
        draft: slug,
        send: (calls, { id, message: text }, files) =>
          calls.reply(slug, { id, message: text }, files),
      },
    );
  }
  try {
    await createTicketCalls(context.get(clientContext).api.request).close(slug);
  } catch (error) {
    const isDone = error instanceof ApiError && error.status === 409;
    // The loader redirects to the login if the session ended.
    if (!isDone && findLoginLoss(error, context) === null) {
      throw error;
    }
  }
  return redirect(toMessagePath({ slug, message }), 303);
}

export function Component() {
  const { slug, message, firstId, thread, marked } = useLoaderData<typeof loader>();
  const refusal = useActionData<TicketRefusal>();
  if (thread === null) {
    return (
      <div className="ticket-create v-container-text">
        <PageHead title="La tua risposta" description="" path={TICKETS_PATH} indexed={false} />
        <h1>La tua risposta</h1>
        <TicketForm
          asksSubject={false}
          sendLabel="Invia la risposta"
          firstId={firstId}
          refusal={refusal}
          draft={slug}
        />
        <p>
          <Link to={TICKETS_PATH}>Torna all’assistenza</Link>
        </p>
      </div>
    );
  }
  return (
    <ThreadView
      key={slug}
      loaded={thread}
      marked={marked}
      named={message}
      firstId={firstId}
      refusal={refusal}
    />
  );
}
