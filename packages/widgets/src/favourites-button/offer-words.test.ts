import { OFFER_ENDED, OFFER_UNKNOWN } from "@volpe/contract";
import { afterEach, expect, test, vi } from "vitest";
import type { Volpe } from "../loader/volpe.ts";
import { createOfferWords } from "./offer-words.ts";

const volpe = { host: "https://volpe.example" } as Volpe;

afterEach(() => vi.unstubAllGlobals());

/** Makes the host answer each call with this document. Returns the addresses of the calls. */
function answerWith(answer: () => Promise<string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return { text: answer };
  });
  return asked;
}

test("asks once for each offer, at most twelve in a call", async () => {
  const slugs = Array.from({ length: 13 }, (_, at) => `o-${at}`);
  const current = slugs.slice(0, 11).join();
  const asked = answerWith(async () => `<div data-current="${current}" data-over="o-11">`);
  const find = createOfferWords(volpe);
  const words = await Promise.all([...slugs, "o-12"].map((slug) => find(slug, "AFF-1")));
  expect(words).toEqual([...Array(11).fill(""), OFFER_ENDED, OFFER_UNKNOWN, OFFER_UNKNOWN]);
  const address = "https://volpe.example/embed/offer-cards";
  expect(asked).toEqual([
    `${address}?slugs=${slugs.slice(0, 12)}&limit=12&tracking=AFF-1`,
    `${address}?slugs=o-12&limit=12&tracking=AFF-1`,
  ]);
  expect(await find("o-11", "AFF-1")).toBe(OFFER_ENDED);
  expect(asked).toHaveLength(2);
});

test("asks again after a failed call and after the answer that the origin is off", async () => {
  let answer = async () => '<div data-refused="origin-off">';
  const asked = answerWith(() => answer());
  const find = createOfferWords(volpe);
  expect(await find("a", "")).toBe("");
  answer = () => Promise.reject(new TypeError("offline"));
  expect(await find("a", "")).toBe("");
  answer = async () => '<div data-current="" data-over="a">';
  expect(await find("a", "")).toBe(OFFER_ENDED);
  expect(asked).toHaveLength(3);
});
