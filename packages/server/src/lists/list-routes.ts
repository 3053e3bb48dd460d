import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AccountLists,
  AccountListsRequest,
  DataEnvelope,
  SyncedLists,
  SyncRequest,
} from "@volpe/contract";
import type { Services } from "../services.ts";
import { getSignedIn } from "../sessions/signed-in.ts";
import { restateLists } from "./restate-lists.ts";
import { syncLists } from "./sync-lists.ts";

/** The lists of who is logged in follow from device to device. */
export function listRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/auth/syncdata",
      {
        schema: {
          summary: "Merge what was viewed, or the favourites, with the account’s",
          body: SyncRequest,
          response: { 200: DataEnvelope(SyncedLists) },
        },
      },
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        return { data: await syncLists(services, signedIn, request.body) };
      },
    );
    app.get(
      "/auth/lists",
      {
        schema: {
          summary: "The account’s lists, for a device that does not know what it was answered last",
          querystring: AccountListsRequest,
          response: { 200: DataEnvelope(AccountLists) },
        },
      },
      async (request) => {
        const signedIn = await getSignedIn(services, request);
        return { data: await restateLists(services, signedIn, request.query) };
      },
    );
  };
}
