import { LRUCache } from "lru-cache";
import { CACHED_MS, MAX_CACHED_ADDRESS } from "./page-cache.ts";

/**
 * Answers of the API that depend on their address alone. Pages that differ by visitor are rendered
 * for each request, mostly from the same answers.
 */
export type AnswerCache = {
  /** The JSON value of an address's answer, frozen; undefined if there is none. */
  find(url: string): object | undefined;
  keep(url: string, text: string): void;
};

type CachedAnswer = { text: string; value?: object };

type AnswerCacheOptions = {
  /** Must change whenever any answer may change. */
  version: () => string;
  /** Default: 16 MiB. */
  maxBytes?: number;
  /** Default: one minute, as pages are cached. */
  maxAgeMs?: number;
  now?: () => number;
};

/** Upper estimate of the memory for one character of a text and for what is parsed from it. */
const BYTES_PER_LETTER = 6;

export function createAnswerCache({
  version,
  maxBytes = 16 * 1024 * 1024,
  maxAgeMs = CACHED_MS,
  now = Date.now,
}: AnswerCacheOptions): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => text.length * BYTES_PER_LETTER + 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    find(url) {
      const answer = cache.get(`${version()} ${url}`);
      // The text is parsed at its second use, because most answers are used only once.
      if (answer !== undefined) answer.value ??= JSON.parse(answer.text, freeze) as object;
      return answer?.value;
    },
    keep(url, text) {
      if (url.length <= MAX_CACHED_ADDRESS) cache.set(`${version()} ${url}`, { text });
    },
  };
}

/** All pages share the value, so none may change it. */
function freeze(_key: string, value: unknown): unknown {
  return Object.freeze(value);
}
