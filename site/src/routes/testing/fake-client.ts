import type {
  ExcludedList,
  Faq,
  FaqSummary,
  OfferList,
  OfferSheet,
  Post,
  PostSummary,
  RateView,
} from "@volpe/contract";
import type { Client } from "@volpe/core";

type Api = Client["api"];

type Answers = {
  list?: (...asked: Parameters<Api["offers"]["list"]>) => OfferList;
  excluded?: (...asked: Parameters<Api["offers"]["excluded"]>) => ExcludedList;
  sheet?: (...asked: Parameters<Api["offers"]["sheet"]>) => OfferSheet;
  create?: (...asked: Parameters<Api["rates"]["create"]>) => { rate: string };
  get?: (rate: string) => RateView;
  posts?: () => PostSummary[];
  post?: (slug: string) => Post;
  faqs?: () => FaqSummary[];
  faq?: (slug: string) => Faq;
  view?: Client["lists"]["view"];
};

/** A client that answers only what a test says; any other call throws. */
export function createFakeClient(answers: Answers): Client {
  const client = {
    api: {
      offers: {
        list: later(answers.list),
        excluded: later(answers.excluded),
        sheet: later(answers.sheet),
      },
      rates: { create: later(answers.create), get: later(answers.get) },
      content: {
        posts: later(answers.posts),
        post: later(answers.post),
        faqs: later(answers.faqs),
        faq: later(answers.faq),
      },
    },
    lists: { view: answers.view ?? refuse },
  };
  return client as unknown as Client;
}

function later<Asked extends unknown[], Answer>(answer: ((...asked: Asked) => Answer) | undefined) {
  return async (...asked: Asked) => (answer ?? refuse)(...asked);
}

function refuse(): never {
  throw new Error("The test gave no answer for this call");
}
