import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AccountLists, AccountListsRequest, SyncedLists, SyncRequest } from "@volpe/contract";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { AppError } from "../errors.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { getLists, syncLists } from "./sync-lists.ts";

const VIEWED = ["items", "brands", "labels"];

/** Synchronises the lists of a logged-in person between devices. */
export function listRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/auth/syncdata",
      toRoute("Merge what was viewed, or the favourites, with the account’s", SyncedLists, {
        body: SyncRequest,
      }),
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        if ("preferiti" in request.body && VIEWED.some((name) => name in request.body)) {
          throw new AppError("invalid-field", {
            message: "Manda i preferiti e le offerte viste in due richieste.",
          });
        }
        return { data: await syncLists(services, signedIn, request.body) };
      },
    );
    app.get(
      "/auth/lists",
      toRoute("The account’s lists, for a device that lost one", AccountLists, {
        querystring: AccountListsRequest,
      }),
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        return { data: await getLists(services, signedIn, request.query) };
      },
    );
  };
}
