import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ItemRequest, ItemRequestReceived } from "@volpe/contract";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import type { Products } from "../catalogue/list/products.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Advance } from "../interview/advance.ts";
import { begin } from "../interview/begin.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { type Interview, toEmptyInterview, withNeeds } from "../interview/interview.ts";
import type { ProductRequest } from "../interview/product-request.ts";
import type { FlowContext } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { saveRequest } from "../leads/save-request.ts";
import { checkContacts } from "../person/check-contacts.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readTracking } from "../tracking/read-tracking.ts";
import { walkForm } from "./walk-form.ts";

/** `POST /item-requests`: a request for a rental, a terminal or a line. */
export function itemRequestRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/item-requests",
      {
        ...toRoute(
          "Ask for a rental, a terminal or a line from the plain form",
          ItemRequestReceived,
          { body: ItemRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async (httpRequest, reply) => {
        const { body, headers, visitorAddress } = httpRequest;
        const signedIn = await findSignedIn(services, httpRequest);
        checkContacts(body);
        if (body.type === "internet" && (body.province ?? "").trim() === "") {
          throw invalidField("province", "Scegli la provincia della linea.");
        }
        const context = toFlowContext(services);
        const wanted = await findWantedItem(body, services.products, context);
        const { interview, request } = answerItemRequest(
          body,
          wanted,
          readTracking(headers),
          context,
        );
        // A filled honeypot gets the usual answer, and no lead or mail is stored.
        const keepLead = (body.website ?? "") === "";
        const answer = await services.db.transaction(async (within) => {
          const delivery = await saveRequest(within, services, {
            interview,
            request,
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visitorAddress,
            keepLead,
          });
          const data = { mailed: delivery === "sent" || delivery === "none" };
          await httpRequest.idempotentCall?.settle(within, { status: 201, body: { data } });
          return { data };
        });
        reply.code(201).header("cache-control", "no-store");
        return answer;
      },
    );
  };
}

function answerItemRequest(
  body: ItemRequest,
  { slug, endedName }: WantedItem,
  tracking: string,
  context: FlowContext,
): { interview: Interview; request: ProductRequest } {
  const openingOffer = endedName === null ? slug : "";
  const empty = toEmptyInterview({ tracking, openingType: body.type, openingOffer });
  const start = begin(FLOW, withNeeds(empty, { endedItem: endedName ?? "" }), context);
  const { interview, request } = walkForm(body, start, {
    context,
    // A form cannot change its audience, so this is refused; a conversation continues with other
    // cars.
    onAnswer(question, before, after) {
      if (question.key === "destination" && losesItem(before, after)) {
        const message = after.messages[0]?.messages[0] ?? "";
        throw invalidField("destination", message);
      }
    },
  });
  if (request === null) {
    throw new AppError("internal", { message: "the form does not lead to a request" });
  }
  return { interview, request };
}

function losesItem(before: Pick<Advance, "interview">, after: Pick<Advance, "interview">): boolean {
  return before.interview.notes.needs.wantsOpened && !after.interview.notes.needs.wantsOpened;
}

/** `endedName` is set only if the wanted item is no longer sold. */
type WantedItem = { slug: string; endedName: string | null };

const UNKNOWN =
  "Non conosco l’offerta che hai indicato: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";
const OTHER_TIPOLOGY =
  "L’offerta che hai indicato è di un altro tipo: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";

/** Throws `AppError` for the field `item` if the slug is unknown or of another typology. */
async function findWantedItem(
  { item, type }: Pick<ItemRequest, "item" | "type">,
  products: Pick<Products, "findItem" | "findEndedItem">,
  context: Pick<FlowContext, "products">,
): Promise<WantedItem> {
  const slug = item.trim();
  if (slug === "") {
    return { slug, endedName: null };
  }
  const sold = context.products.findItem(slug, new URLSearchParams());
  const found = sold ?? (isSlug(slug) ? await findEnded(slug, products) : null);
  if (found === null || found.tipology !== type) {
    const message = found === null ? UNKNOWN : OTHER_TIPOLOGY;
    throw invalidField("item", message);
  }
  return { slug, endedName: sold === null ? found.name : null };
}

async function findEnded(slug: string, products: Pick<Products, "findItem" | "findEndedItem">) {
  return products.findItem(slug) ?? (await products.findEndedItem(slug));
}

/** The database rejects some texts that an address may hold. */
function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
