import {
  type Client,
  createAccountCalls,
  createBrowsingCalls,
  createCustomerRequestCalls,
  createTicketCalls,
} from "@volpe/core";

/** Of each list; the whole of it is a page of its own. */
const SHOWN = 3;

/** All that the profile shows of its owner, asked for at once. */
export async function loadProfile({ api, lists }: Pick<Client, "api" | "lists">) {
  lists.restore();
  const { preferiti, items } = lists.state;
  const browsing = createBrowsingCalls(api.request);
  const account = createAccountCalls(api.request);
  const [detail, devices, requests, tickets, favourites, viewed] = await Promise.all([
    account.detail(),
    account.devices(),
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
    devices,
    requests: requests.slice(0, SHOWN),
    tickets: tickets.slice(0, SHOWN),
    /** Answers not read yet, in all tickets. */
    unread: tickets.reduce((sum, ticket) => sum + ticket.unread, 0),
    favourites: { total: preferiti.length, first: toLinks(favourites) },
    viewed: { total: items.length, first: toLinks(viewed) },
  };
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>;
