import type { OfferList, OfferSheet, RateView } from "@volpe/contract";
import type { Client } from "@volpe/core";

type Answers = {
  list?: (...asked: Parameters<Client["api"]["offers"]["list"]>) => OfferList;
  sheet?: (...asked: Parameters<Client["api"]["offers"]["sheet"]>) => OfferSheet;
  create?: (...asked: Parameters<Client["api"]["rates"]["create"]>) => { rate: string };
  get?: (rate: string) => RateView;
};

/** A client that answers only what a test says; any other call throws. */
export function createFakeClient({ list, sheet, create, get }: Answers): Client {
  const client = {
    api: {
      offers: {
        list: async (...asked: Parameters<Client["api"]["offers"]["list"]>) =>
          answer(list)(...asked),
        sheet: async (...asked: Parameters<Client["api"]["offers"]["sheet"]>) =>
          answer(sheet)(...asked),
      },
      rates: {
        create: async (...asked: Parameters<Client["api"]["rates"]["create"]>) =>
          answer(create)(...asked),
        get: async (rate: string) => answer(get)(rate),
      },
    },
  };
  return client as unknown as Client;
}

function answer<F>(given: F | undefined): F {
  if (given === undefined) throw new Error("The test gave no answer for this call");
  return given;
}
