import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ATTACHMENTS_MAX,
  BillConfirmation,
  BillCreated,
  BillOfferCode,
  BillRateCreated,
  BillSupply,
  BillView,
  ChangeMade,
  DataEnvelope,
  OWNER_KEY_HEADER,
} from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import type { Database } from "../db/database.ts";
import { getFound } from "../errors.ts";
import { createFileStore } from "../files/file-store.ts";
import { FORM_LIMITS } from "../files/read-upload-form.ts";
import { toFlowContext } from "../interview/flow-context.ts";
import { isKeyOf } from "../keys/owner-key.ts";
import { isRandomKey } from "../keys/random-key.ts";
import { saveQuote } from "../leads/save-quote.ts";
import { keepPrivate, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readTracking, readVisit } from "../tracking/read-tracking.ts";
import { createBillReader } from "./bill-reader.ts";
import { type Bill, deleteBill, deleteSupply, findBill, listReading } from "./bill-repository.ts";
import { toBillView, toReadingSince } from "./bill-view.ts";
import { checkConfirmation, quoteBill, toBilledSupply } from "./confirm-bill.ts";
import { withOfferCode, withPresentOffer } from "./present-offer.ts";
import { receiveBill } from "./receive-bill.ts";
import { findSupplyKey, listSupplies } from "./same-supply.ts";

const Params = Type.Object({ bill: Type.String({ maxLength: 64 }) });

const FILES = Type.Array(Type.Unsafe<Blob>({ type: "string", format: "binary" }), {
  maxItems: ATTACHMENTS_MAX,
});

const CONFIRMED =
  "Questi valori li hai già confermati, oppure la bolletta è stata cancellata: ricarica la pagina.";

/** `/bills…`: uploads of bills. A bill is found only with its key. */
export function billRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { catalogue, clock, config, db } = services;
  const store = createFileStore(services.config, "bills");
  const reader = createBillReader(services.config);

  async function view(
    found: Parameters<typeof toBillView>[0],
    within: Database = db,
  ): Promise<BillView> {
    const now = clock.now();
    const isReading = found.files.some(({ status }) => status === "reading");
    const reading = isReading ? await listReading(within, toReadingSince(now)) : [];
    return toBillView(found, { catalogue, now, reading });
  }

  async function getOwnBill({ headers }: Pick<FastifyRequest, "headers">, id: string) {
    const key = String(headers[OWNER_KEY_HEADER] ?? "");
    const found = getFound(isRandomKey(id) ? await findBill(db, config, id) : null);
    return getFound(isKeyOf(key, found.bill.ownerKeyHash) ? found : null);
  }

  return async (app) => {
    await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

    app.post(
      "/bills",
      {
        schema: {
          summary: "Upload a bill; its PDFs are read before the answer",
          consumes: ["multipart/form-data"],
          body: Type.Object({ files: FILES }),
          response: { 201: DataEnvelope(BillCreated) },
        },
        // The schema only documents the form, which is read as a stream.
        validatorCompiler: () => (value) => ({ value }),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const signedIn = await findSignedIn(services, request);
        const toAnswer = async (within: Database, { bill, key }: { bill: Bill; key: string }) => {
          const found = getFound(await findBill(within, config, bill.id));
          const data = { ...(await view(found, within)), key };
          await request.idempotentCall?.settle(within, { status: 201, body: { data } });
          return data;
        };
        const given = { ...services, store, reader, toAnswer };
        const data = await receiveBill(given, request, signedIn?.accountId ?? null);
        keepPrivate(reply);
        reply.code(201);
        return { data };
      },
    );

    app.get(
      "/bills/:bill",
      toRoute("A bill with the values read so far", BillView, {
        params: Params,
      }),
      async (request, reply) => {
        const found = await getOwnBill(request, request.params.bill);
        keepPrivate(reply);
        return { data: await view(found) };
      },
    );

    app.delete(
      "/bills/:bill",
      toRoute("Delete a bill, its files and what was read", ChangeMade, {
        params: Params,
      }),
      async (request) => {
        const { bill } = await getOwnBill(request, request.params.bill);
        await store.remove(await db.transaction((within) => deleteBill(within, bill.id)));
        return { data: { done: true as const } };
      },
    );

    app.post(
      "/bills/:bill/offer",
      toRoute("Look up the present offer by a code that was typed; stores nothing", BillSupply, {
        params: Params,
        body: BillOfferCode,
      }),
      async (request, reply) => {
        const { body, params } = request;
        const own = await getOwnBill(request, params.bill);
        const file = getFound((await view(own)).files.find(({ id }) => id === body.file));
        const supply = getFound(file.supplies.find(({ tipology }) => tipology === body.type));
        const { group, annualEstimate, offer: _, doubtfulOffer: __, ...read } = supply;
        keepPrivate(reply);
        const typed = withOfferCode(read, body.offerCode);
        const found = { ...withPresentOffer(typed, catalogue), group };
        return { data: { ...found, ...(annualEstimate && { annualEstimate }) } };
      },
    );

    app.post(
      "/bills/:bill/rate",
      {
        ...toRoute(
          "Save the quote of the confirmed values, and delete what was read of them",
          BillRateCreated,
          { params: Params, body: BillConfirmation },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const { body, idempotentCall, params } = request;
        const signedIn = await findSignedIn(services, request);
        const { bill, files: read } = await getOwnBill(request, params.bill);
        const supplies = listSupplies(read, getFound(findSupplyKey(read, body), CONFIRMED));
        const known = supplies.map((supply) =>
          withPresentOffer(withOfferCode(supply, body.offerCode), catalogue),
        );
        checkConfirmation(known, body);
        const { interview, quote, contract } = quoteBill(body, {
          tracking: readTracking(request.headers),
          context: toFlowContext(services),
        });
        const { data, files } = await db.transaction(async (within) => {
          const files = getFound(await deleteSupply(within, config, bill.id, body), CONFIRMED);
          const saved = await saveQuote(within, services, {
            interview,
            quote,
            supply: toBilledSupply(supplies, body),
            conversationId: null,
            accountId: signedIn?.accountId ?? null,
            visit: readVisit(request.headers),
            visitorAddress: request.visitorAddress,
            // No contacts are known here.
            storesLead: false,
          });
          const { preventivo: rate } = interview.draft;
          const data = { rate, key: saved.ownerKey, mailed: false, contract };
          await idempotentCall?.settle(within, { status: 201, body: { data } });
          return { data, files };
        });
        await store.remove(files);
        keepPrivate(reply);
        reply.code(201);
        return { data };
      },
    );
  };
}
