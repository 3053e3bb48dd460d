import { ApiError } from "@volpe/core";
import { Fox } from "@volpe/ui";
import type { ReactNode } from "react";
import { data, Form, useLoaderData, useNavigation } from "react-router-dom";
import { isOffline } from "../page/is-offline.ts";
import type { PageLoaderArgs } from "../page/page-args.ts";
import { PageHead } from "../page/page-head.tsx";
import { toNoAnswerError } from "./no-answer.ts";
import "./mailed-link-page.css";

/** `refused` links never work; a `failed` attempt can be repeated. */
export type LinkFailure = { status: "refused" | "failed"; message: string; httpStatus: number };

/** Converts an error of a mailed link's call. Rethrows it if it is our fault. */
export function toLinkFailure(error: unknown): LinkFailure {
  if (error instanceof ApiError) {
    const isRepeatable = error.status >= 500 || error.status === 429;
    const message = error.errors[0]?.message ?? toNoAnswerError().message;
    return { status: isRepeatable ? "failed" : "refused", message, httpStatus: error.status };
  }
  if (isOffline(error)) {
    return { status: "failed", message: toNoAnswerError().message, httpStatus: 503 };
  }
  throw error;
}

/** The key in the address of a mailed link; "" if it was cut off. */
export function readLinkKey(request: Request): string {
  return new URL(request.url).searchParams.get("chiave") ?? "";
}

/** A loader without calls: mail filters open links too, so opening one only shows a question. */
export function loadMailedLink({ request }: PageLoaderArgs) {
  return { key: readLinkKey(request) };
}

/** Ends a page's action with the answer of `call`, or with the reason why the link failed. */
export async function followMailedLink<Answer>(call: Promise<Answer>) {
  try {
    return data<Answer | LinkFailure>(await call);
  } catch (error) {
    const failure = toLinkFailure(error);
    return data<Answer | LinkFailure>(failure, { status: failure.httpStatus });
  }
}

type MailedLinkPageProps<Answer> = {
  outcome: Answer | LinkFailure | undefined;
  head: { title: string; description: string; path: string };
  /** The question of the page, with the text of its button. */
  question: { title: string; lead: string; more: string; button: string };
  /** Shows the result once the button was pressed. */
  Done: (answer: Answer) => ReactNode;
  /** Advice for a link that does not work. */
  help: ReactNode;
};

/** The page of a mailed link. It asks first; its form's post then performs the link's action. */
export function MailedLinkPage<Answer extends object>({
  outcome,
  head,
  question,
  Done,
  help,
}: MailedLinkPageProps<Answer>) {
  const { key } = useLoaderData<typeof loadMailedLink>();
  const sending = useNavigation().state === "submitting";
  const failure = outcome !== undefined && "httpStatus" in outcome ? outcome : undefined;
  return (
    <MailedLinkFrame head={head}>
      {outcome !== undefined && !("httpStatus" in outcome) ? (
        <div role="status" className="mailed-link__outcome">
          <Fox mood="glad" size={88} />
          {Done(outcome)}
        </div>
      ) : failure?.status === "refused" || key === "" ? (
        <RefusedLink title="Con questo link non ci riesco" message={failure?.message}>
          {help}
        </RefusedLink>
      ) : (
        <>
          <h1>{question.title}</h1>
          <p className="v-lead">{question.lead}</p>
          <p>{question.more}</p>
          <FailedLink message={failure?.message} />
          <Form method="post">
            <button className="v-button" type="submit" disabled={sending}>
              {sending ? "Un momento…" : question.button}
            </button>
          </Form>
        </>
      )}
    </MailedLinkFrame>
  );
}

type MailedLinkFrameProps = Pick<MailedLinkPageProps<never>, "head"> & { children: ReactNode };

export function MailedLinkFrame({ head, children }: MailedLinkFrameProps) {
  return (
    <div className="mailed-link v-container-text">
      <PageHead {...head} indexed={false} />
      {children}
    </div>
  );
}

/** Says why the last attempt failed. Renders nothing without a message. */
export function FailedLink({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className="v-notice v-notice-error" role="alert">
      {message}
    </p>
  );
}

type RefusedLinkProps = { title: string; message: string | undefined; children: ReactNode };

/** Says that a link does not work. Without a message the address lacks its key. */
export function RefusedLink({ title, message, children }: RefusedLinkProps) {
  return (
    <div role="alert" className="mailed-link__outcome">
      <Fox mood="sorry" size={88} />
      <h1>{title}</h1>
      <p className="v-lead">
        {message ?? "All’indirizzo manca un pezzo. Apri di nuovo il link dalla mail, tutto intero."}
      </p>
      {children}
    </div>
  );
}
