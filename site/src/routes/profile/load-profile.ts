import {
  type Client,
  createAccountCalls,
  createAffiliateCalls,
  createBrowsingCalls,
  createCustomerRequestCalls,
  createTicketCalls,
} from "@volpe/core";

/** Number of entries shown of each list; the whole list has its own page. */
const SHOWN = 3;

/** Loads all that the profile shows, in parallel. */
export async function loadProfile({ api, lists, place }: Pick<Client, "api" | "lists" | "place">) {
  lists.restore();
  const { preferiti, items } = lists.state;
  const browsing = createBrowsingCalls(api.request);
  const account = createAccountCalls(api.request);
  const [detail, consents, devices, affiliate, requests, tickets, favourites, viewed] =
    await Promise.all([
      account.detail(),
      account.consents(),
      account.devices(),
      createAffiliateCalls(api.request).view(),
      createCustomerRequestCalls(api.request).list(),
      createTicketCalls(api.request).list(),
      preferiti.length === 0 ? [] : browsing.favouriteItems(preferiti.slice(0, SHOWN)),
      items.length === 0 ? [] : browsing.viewedItems(items.slice(0, SHOWN)),
    ]);
  const toLinks = (found: typeof favourites) =>
    found.map(({ slug, path, brand, ai_translated: [translated] }) => ({
      path,
      label: translated?.label ?? slug,
      brand: brand.name,
    }));
  return {
    detail,
    consents,
    devices,
    affiliate,
    /** The place that lists start from, as `Torino (TO)`. */
    place: place.read()?.label ?? null,
    requests: requests.slice(0, SHOWN),
    tickets: tickets.slice(0, SHOWN),
    /** Unread answers in all tickets. */
    unread: tickets.reduce((sum, ticket) => sum + ticket.unread, 0),
    favourites: { total: preferiti.length, first: toLinks(favourites) },
    viewed: { total: items.length, first: toLinks(viewed) },
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;
