import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  BUSINESS_GAS_SENTENCE,
  type EnergyRateRequest,
  type ItemRequest,
  isProductTipology,
  type QuotedOffer,
  RateAnswer,
  RateHolder,
  RateOfferView,
  RateRequest,
  RateView,
} from "@volpe/contract";
import Type, { type Static } from "typebox";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import type { Database } from "../db/database.ts";
import { AppError, getFound } from "../errors.ts";
import type { Advance } from "../interview/advance.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { toEmptyInterview } from "../interview/interview.ts";
import type { FlowContext } from "../interview/question.ts";
import { lacksGas } from "../interview/questions/type-question.ts";
import { saveQuote } from "../leads/save-quote.ts";
import { saveRequest } from "../leads/save-request.ts";
import type { Delivery, FinishedInterview } from "../leads/store-lead.ts";
import { drawForVisitor } from "../limits/draw-for-visitor.ts";
import { checkContacts } from "../person/check-contacts.ts";
import { toExpiryCalendar } from "../quote/expiry-calendar.ts";
import { renderQuotePdf } from "../quote/quote-pdf.ts";
import { findRateOffer, toRateView } from "../quote/rate-repository.ts";
import { keepPrivate, sendFile, toFileRoute, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readTracking, readVisit } from "../tracking/read-tracking.ts";
import { answerItemRequest } from "./answer-item-request.ts";
import { getRate, getRateHolder, OfferParams } from "./get-rate-holder.ts";
import { findTodayCents, isOnSaleToday, listNotOrderable } from "./quoted-today.ts";
import { walkForm } from "./walk-form.ts";

const Params = Type.Object({ rate: Type.String({ maxLength: 64 }) });

/** `POST /rates`, `GET /rates/{rate}` and its document: the saved quotes. */
export function rateRoutes(services: Services): FastifyPluginAsyncTypebox {
  const toToday = async (rate: Pick<RateView, "offers" | "query">) => ({
    isOnSale: (offer: QuotedOffer) => isOnSaleToday(services, offer),
    findTodayCents: (offer: QuotedOffer, query: string) => findTodayCents(services, offer, query),
    notOrderable: await listNotOrderable(services, rate),
  });
  return async (app) => {
    app.post(
      "/rates",
      {
        ...toRoute("Save a quote from a plain form", RateAnswer, { body: RateRequest }, 201),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const { body } = request;
        const signedIn = await findSignedIn(services, request);
        checkContacts(body);
        const context = toFlowContext(services);
        const tracking = readTracking(request.headers);
        const answered = isItemRequest(body)
          ? await answerItemRequest(body, { tracking, context, products: services.products })
          : answerEnergyRequest(body, tracking, context);
        // A filled honeypot gets the figures, but no lead or mail is stored: a program does not
        // notice the check, and a person whose browser filled the field still gets the quote.
        const storesLead = (body.website ?? "") === "";
        const answer = await services.db.transaction(async (within) => {
          const { delivery, ...created } = await saveAnswered(within, services, {
            ...answered,
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visit: readVisit(request.headers),
            visitorAddress: request.visitorAddress,
            storesLead,
          });
          const data = { ...created, mailed: delivery === "sent" };
          await request.idempotentCall?.settle(within, { status: 201, body: { data } });
          return { data };
        });
        reply.code(201);
        return answer;
      },
    );

    app.get(
      "/rates/:rate",
      toRoute("The figures of a saved quote", RateView, { params: Params }),
      async (request, reply) => {
        const rate = await getRate(services, request.params.rate);
        keepPrivate(reply);
        return { data: toRateView(rate, await toToday(rate)) };
      },
    );

    app.get(
      "/rates/:rate/holder",
      toRoute("The contacts left with a quote, for its owner", RateHolder, { params: Params }),
      async (request, reply) => {
        const rate = await getRate(services, request.params.rate);
        keepPrivate(reply);
        return { data: await getRateHolder(services, request, rate) };
      },
    );

    app.get(
      "/rates/:rate/offers/:offer",
      toRoute("One offer of a saved quote, with today's figure", RateOfferView, {
        params: OfferParams,
      }),
      async ({ params }, reply) => {
        keepPrivate(reply);
        return { data: await getOffer(params) };
      },
    );

    app.get(
      "/rates/:rate/offers/:offer/expiry.ics",
      toFileRoute("A calendar file for the last day of an offer of a quote", "text/calendar", {
        params: OfferParams,
      }),
      async ({ params }, reply) => {
        const { publicUrl } = services.config;
        const now = services.clock.now();
        const content = getFound(toExpiryCalendar(await getOffer(params), { publicUrl, now }));
        keepPrivate(reply);
        return sendFile(reply, {
          name: "scadenza-offerta.ics",
          mediaType: "text/calendar",
          content,
        });
      },
    );

    app.get(
      "/rates/:rate/quote.pdf",
      toFileRoute("The saved quote as a document of one A4 page", "application/pdf", {
        params: Params,
      }),
      async (request, reply) => {
        const rate = await getRate(services, request.params.rate);
        const { publicUrl } = services.config;
        const content = await drawForVisitor(services, request.visitorAddress, () =>
          renderQuotePdf(rate, { publicUrl }),
        );
        keepPrivate(reply);
        const name = `preventivo-volpe-${rate.type}.pdf`;
        return sendFile(reply, { name, mediaType: "application/pdf", content, isShown: true });
      },
    );
  };

  async function getOffer({ rate, offer }: Static<typeof OfferParams>): Promise<RateOfferView> {
    const saved = await getRate(services, rate);
    const offers = saved.offers.filter(({ slug }) => slug === offer);
    const today = await toToday({ offers, query: saved.query });
    return getFound(findRateOffer(saved, offer, today));
  }
}

type Answered = Pick<Advance, "interview" | "quote" | "request">;

function isItemRequest(body: RateRequest): body is ItemRequest {
  return isProductTipology(body.type);
}

async function saveAnswered(
  within: Database,
  services: Services,
  { quote, request, ...finished }: Answered & FinishedInterview,
): Promise<{ rate: string | null; key?: string; delivery: Delivery }> {
  if (quote !== null) {
    const { delivery, ownerKey } = await saveQuote(within, services, { ...finished, quote });
    return { rate: finished.interview.draft.preventivo, key: ownerKey, delivery };
  }
  if (request !== null) {
    return { rate: null, delivery: await saveRequest(within, services, { ...finished, request }) };
  }
  throw new AppError("no-offers");
}

/**
 * Makes the quote for the form's values. Throws `AppError` if no offer can be computed for them.
 */
function answerEnergyRequest(
  request: EnergyRateRequest,
  tracking: string,
  context: FlowContext,
): Answered {
  const interview = toEmptyInterview({ tracking, openingType: request.type });
  return walkForm(
    request,
    { interview, step: 0 },
    {
      context,
      // The assistant continues with the other commodity if this one has no offer.
      onAnswer(_question, _before, { interview: after }) {
        const { draft } = after;
        if (draft.type !== "" && draft.type !== request.type) {
          throw request.type === "gas" && lacksGas(after, context)
            ? new AppError("invalid-field", { message: BUSINESS_GAS_SENTENCE, field: "type" })
            : new AppError("no-offers");
        }
      },
    },
  );
}
