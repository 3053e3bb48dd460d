import { ITEM_CARDS_MAX, OFFER_ENDED, OFFER_UNKNOWN, TRACKING_PARAMETER } from "@volpe/contract";
import type { Volpe } from "../loader/volpe.ts";

/**
 * Resolves to the sentence about an offer that ended or is unknown, or to "" for a current offer
 * and if the host does not answer.
 */
export type OfferWords = (slug: string, tracking: string) => Promise<string>;

type Batch = { slugs: string[]; tracking: string; current: Promise<Map<string, boolean> | null> };

/**
 * Asks the host about the offers of all elements that one script defines. Each offer is asked about
 * once, and offers with one tracking value that are asked about in the same task share a call.
 */
export function createOfferWords({ host }: Volpe): OfferWords {
  const known = new Map<string, Promise<string>>();
  let next: Batch | null = null;

  function join(slug: string, tracking: string): Promise<Map<string, boolean> | null> {
    if (next?.tracking !== tracking || next.slugs.length === ITEM_CARDS_MAX) {
      const slugs: string[] = [];
      const load = () => {
        next = null;
        const trackingQuery = tracking && `&${TRACKING_PARAMETER}=${tracking}`;
        return loadCurrent(
          `${host}/embed/offer-cards?slugs=${slugs}&limit=${ITEM_CARDS_MAX}${trackingQuery}`,
        );
      };
      // The elements that a definition upgrades mount in tasks that are queued before this one.
      const current = new Promise((go) => setTimeout(go)).then(load);
      next = { slugs, tracking, current };
    }
    next.slugs.push(slug);
    return next.current;
  }

  async function find(slug: string, tracking: string): Promise<string> {
    const current = await join(slug, tracking);
    if (current === null) {
      known.delete(slug);
      return "";
    }
    const isCurrent = current.get(slug);
    return isCurrent === undefined ? OFFER_UNKNOWN : isCurrent ? "" : OFFER_ENDED;
  }

  return (slug, tracking) => {
    const words = known.get(slug) ?? find(slug, tracking);
    known.set(slug, words);
    return words;
  };
}

/** Whether each known offer can be activated; null if the host does not tell. */
async function loadCurrent(address: string): Promise<Map<string, boolean> | null> {
  try {
    const text = await (await fetch(address)).text();
    // A page whose origin is off gets a document without these attributes.
    const [, current, ended] = / data-current="(.*?)" data-over="(.*?)"/.exec(
      text,
    ) as RegExpExecArray;
    return new Map([...toEntries(current, true), ...toEntries(ended, false)]);
  } catch {
    return null;
  }
}

function toEntries(slugs = "", isCurrent: boolean): [string, boolean][] {
  return slugs.split(",").map((slug) => [slug, isCurrent]);
}
