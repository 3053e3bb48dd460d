import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, RateCreated, RateRequest, RateView } from "@volpe/contract";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { toFlowContext } from "../assistant/flow-context.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "../sessions/signed-in.ts";
import { readTracking } from "../tracking/read-tracking.ts";
import { checkContacts } from "./check-contacts.ts";
import { renderQuotePdf } from "./quote-pdf.ts";
import { findRate, type SavedRate, toRateView } from "./rate-repository.ts";
import { answerRequest } from "./rate-request.ts";
import { saveQuote } from "./save-quote.ts";

const Params = Type.Object({ rate: Type.String({ maxLength: 64 }) });

const PDF_ANSWER = {
  description: "One A4 page",
  content: {
    "application/pdf": { schema: Type.Unsafe<Buffer>({ type: "string", format: "binary" }) },
  },
};

/** `POST /rates`, `GET /rates/{rate}` and its document: the saved quotes. */
export function rateRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/rates",
      {
        schema: {
          summary: "Save a quote from the plain form",
          body: RateRequest,
          response: { 201: DataEnvelope(RateCreated) },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const signedIn = await findSignedIn(services, request);
        checkContacts(body);
        const context = toFlowContext(services);
        const { interview, quote } = answerRequest(body, readTracking(request.headers), context);
        // Whoever fills the field that nobody sees gets the figures, which harm no one, and leaves
        // neither a lead nor a mail: a program learns nothing, a person's autofill loses nothing.
        const keepLead = (body.website ?? "") === "";
        const { delivery, ownerKey } = await services.db.transaction((within) =>
          saveQuote(within, services, {
            interview,
            quote,
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visitorAddress: request.visitorAddress,
            keepLead,
          }),
        );
        const rate = interview.draft.preventivo;
        reply.code(201).header("cache-control", "no-store");
        return { data: { rate, key: ownerKey, mailed: delivery === "sent" } };
      },
    );

    app.get(
      "/rates/:rate",
      {
        schema: {
          summary: "The figures of a saved quote",
          params: Params,
          response: { 200: DataEnvelope(RateView) },
        },
      },
      async (request, reply) => {
        const rate = await getRate(request.params.rate);
        keepPrivate(reply);
        return { data: toRateView(rate) };
      },
    );

    app.get(
      "/rates/:rate/quote.pdf",
      {
        schema: {
          summary: "The saved quote as a document",
          params: Params,
          response: { 200: PDF_ANSWER },
        },
      },
      async (request, reply) => {
        const rate = await getRate(request.params.rate);
        const pdf = await renderQuotePdf(rate, { publicUrl: services.config.publicUrl });
        keepPrivate(reply);
        return reply
          .type("application/pdf")
          .header("content-disposition", `inline; filename="preventivo-volpe-${rate.type}.pdf"`)
          .header("x-content-type-options", "nosniff")
          .send(pdf);
      },
    );
  };

  async function getRate(id: string): Promise<SavedRate> {
    const rate = /^[A-Za-z0-9_-]{22}$/.test(id) ? await findRate(services.db, id) : null;
    if (rate === null) {
      throw new AppError("not-found");
    }
    return rate;
  }
}

function keepPrivate(reply: FastifyReply): void {
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer");
}
