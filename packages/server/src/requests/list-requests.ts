import type { CustomerRequest } from "@volpe/contract";
import type { Products } from "../products/products.ts";
import type { Services } from "../services.ts";
import { toTicketNumber } from "../tickets/ticket-number.ts";
import { listOpenTickets } from "../tickets/ticket-repository.ts";
import { listOwnedLeads } from "./request-repository.ts";
import { type RequestedItem, toLeadRequest } from "./to-lead-request.ts";

type Given = Pick<Services, "db" | "products">;
type Source = (services: Given, accountId: string) => Promise<Omit<CustomerRequest, "tickets">[]>;

/** Where what a person asked of us is found; contracts join here. */
const SOURCES: readonly Source[] = [listLeadRequests];

/** All that an account asked of us, newest first, with the open tickets about it. */
export async function listRequests(services: Given, accountId: string): Promise<CustomerRequest[]> {
  const found = await Promise.all(SOURCES.map((list) => list(services, accountId)));
  const open = await listOpenTickets(services.db, accountId);
  return found
    .flat()
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((request) => ({
      ...request,
      tickets: open
        .filter(({ rateId }) => rateId !== null && rateId === request.rate)
        .map(({ slug, number }) => ({ slug, number: toTicketNumber(number) })),
    }));
}

async function listLeadRequests({ db, products }: Given, accountId: string) {
  const owned = await listOwnedLeads(db, accountId);
  const requests = await Promise.all(
    owned.map(async ({ lead, rate }) =>
      toLeadRequest({ lead, rate, item: await findItem(products, lead.offers) }),
    ),
  );
  return requests.filter((request) => request !== null);
}

/** What was wanted; where several were shown nothing was. */
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
