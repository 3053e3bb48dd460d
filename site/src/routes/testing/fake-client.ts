import type {
  EnergyTipology,
  ExcludedList,
  Faq,
  FaqSummary,
  OfferList,
  OfferSheet,
  Post,
  PostSummary,
  RateRequest,
  RateView,
} from "@volpe/contract";
import { type ApiRequest, type Client, createClient, createMemoryCookies } from "@volpe/core";

/** The `auth` cookie of a visitor who is logged in. */
export const TEST_LOGIN = JSON.stringify({
  jwt: { accessToken: "access", expired: 9_000_000_000, refreshToken: "refresh" },
  user: { id: "u1", email: "anna@esempio.it", name: "Anna Bianchi" },
});

type Call = Parameters<ApiRequest>[0];

type Answers = {
  list?: (tipology: EnergyTipology, search: URLSearchParams | undefined) => OfferList;
  excluded?: (tipology: EnergyTipology, search: URLSearchParams | undefined) => ExcludedList;
  sheet?: (slug: string, search: URLSearchParams | undefined) => OfferSheet;
  create?: (request: RateRequest) => { rate: string | null };
  get?: (rate: string) => RateView;
  posts?: () => PostSummary[];
  post?: (slug: string) => Post;
  faqs?: () => FaqSummary[];
  faq?: (slug: string) => Faq;
  /** Any other call, by method and path, as `GET /vehicles`. */
  calls?: Record<string, (call: Call) => unknown>;
  view?: Client["lists"]["view"];
  /** The visitor's cookies, as `{ preferiti: '["slug"]' }`, or `{ auth: TEST_LOGIN }`. */
  cookies?: Record<string, string>;
  place?: Partial<Client["place"]>;
  ensureFresh?: Client["api"]["ensureFresh"];
};

/** A client with the answers of a test; any other call throws. */
export function createFakeClient(answers: Answers): Client {
  const { session, lists, ...keepers } = createCookieStores(answers.cookies);
  const client = {
    api: {
      request: async (call: Call) => answerCall(answers, call),
      ensureFresh: answers.ensureFresh ?? (async () => undefined),
    },
    session,
    cookies: keepers.cookies,
    consent: keepers.consent,
    tracking: keepers.tracking,
    now: keepers.now,
    lists: { ...lists, ...(answers.view && { view: answers.view }) },
    place: { read: () => null, remember: refuse, forget: refuse, ...answers.place },
  };
  return client as unknown as Client;
}

function answerCall(answers: Answers, call: Call): unknown {
  const { method, path, query, search, body } = call;
  const other = answers.calls?.[`${method} ${path}`];
  if (other !== undefined) {
    return other(call);
  }
  const { tipology } = { ...query } as { tipology: EnergyTipology };
  const [, folder = "", slug] = path.split("/").map(decodeURIComponent);
  switch (slug === undefined || slug === "excluded" ? `${method} ${path}` : folder) {
    case "GET /offers":
      return (answers.list ?? refuse)(tipology, search);
    case "GET /offers/excluded":
      return (answers.excluded ?? refuse)(tipology, search);
    case "offers":
      return (answers.sheet ?? refuse)(slug ?? "", search);
    case "POST /rates":
      return (answers.create ?? refuse)(body as RateRequest);
    case "rates":
      return (answers.get ?? refuse)(slug ?? "");
    case "GET /posts":
      return (answers.posts ?? refuse)();
    case "posts":
      return (answers.post ?? refuse)(slug ?? "");
    case "GET /faqs":
      return (answers.faqs ?? refuse)();
    case "faqs":
      return (answers.faq ?? refuse)(slug ?? "");
    default:
      return refuse();
  }
}

/** The real session and lists, on cookies in memory. The login of the cookies is restored. */
function createCookieStores(cookies: Record<string, string> = {}) {
  const fetch = async () => refuse();
  const client = createClient({ baseUrl: "", cookies: createMemoryCookies(cookies), fetch });
  client.session.restore();
  return client;
}

function refuse(): never {
  throw new Error("The test gave no answer for this call");
}
