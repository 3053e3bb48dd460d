import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { CustomerRequest } from "@volpe/contract";
import Type from "typebox";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import type { Products } from "../catalogue/list/products.ts";
import { readEnd, takeToday } from "../contracts/contract-view.ts";
import { CONTRACT_SWITCHES } from "../contracts/rules/contract-switches.ts";
import { listOwnedContracts } from "../contracts/store/contract-repository.ts";
import { listOwnedLeads, listQuotesWithoutLead } from "../leads/owned-lead-repository.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { toTicketNumber } from "../tickets/ticket-number.ts";
import { listOpenTickets } from "../tickets/ticket-repository.ts";
import { toContractRequest, withItsContract } from "./to-contract-request.ts";
import { type RequestedItem, toLeadRequest, toQuoteRequest } from "./to-lead-request.ts";

/** `GET /requests`: the logged-in person's requests and their state. */
export function customerRequestRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/requests",
      toRoute("The logged-in person's requests", Type.Array(CustomerRequest)),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: await listRequests(services, accountId) };
      },
    );
  };
}

/** An account's requests, newest first, with the open tickets about them. */
async function listRequests(
  services: Pick<Services, "catalogue" | "clock" | "config" | "db" | "products">,
  accountId: string,
): Promise<CustomerRequest[]> {
  const { clock, db, products } = services;
  const switches = CONTRACT_SWITCHES;
  const owned = await listOwnedLeads(db, accountId);
  const requests = await Promise.all(
    owned.map(async ({ lead, rate }) =>
      toLeadRequest({ lead, rate, item: await findItem(products, lead.offers) }),
    ),
  );
  const quotes = await listQuotesWithoutLead(db, accountId);
  const contracts = await listOwnedContracts(db, accountId);
  const open = await listOpenTickets(db, accountId);
  const now = clock.now();
  const ordered = await Promise.all(
    contracts.map(async (contract) => {
      const end = await readEnd(db, contract);
      const today =
        contract.state === "draft" ? await takeToday({ ...services, switches }, contract) : null;
      const isOrderable = contract.state !== "draft" || today?.way.kind === "order";
      return toContractRequest(contract, { switches, now, ...end, isOrderable });
    }),
  );
  const asked = [...requests, ...quotes.map(toQuoteRequest)]
    .filter((request) => request !== null)
    .map((request) => withItsContract(request, contracts));
  return [...asked, ...ordered]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((request) => ({
      ...request,
      tickets: open
        .filter(({ rateId }) => rateId !== null && rateId === request.rate)
        .map(({ slug, number }) => ({ slug, number: toTicketNumber(number) })),
    }));
}

/** The requested item; null if several offers were shown. */
async function findItem(
  products: Products,
  offers: readonly string[],
): Promise<RequestedItem | null> {
  const [slug, ...others] = offers;
  if (slug === undefined || others.length > 0) {
    return null;
  }
  return products.findItem(slug) ?? (await products.findEndedItem(slug));
}
