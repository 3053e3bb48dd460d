import { createBrowsingCalls, orElse } from "@volpe/core";
import { useEffect, useState } from "react";
import { useClient } from "../../page/use-client.tsx";
import { REST_MS } from "./use-missing-page.ts";

const NONE: readonly string[] = [];

/**
 * Those of the slugs, joined by commas, that belong to no offer. It asks the host once nobody has
 * typed for a moment. None while that is not known. A car's path is not asked about.
 */
export function useUnknownOffers(slugs: string): readonly string[] {
  const { api } = useClient();
  const [answer, setAnswer] = useState({ slugs: "", unknown: NONE });
  useEffect(() => {
    const asked = slugs.split(",").filter((slug) => slug !== "" && !slug.startsWith("/"));
    if (asked.length === 0) {
      return;
    }
    let isOver = false;
    const ask = async () => {
      const items = await orElse(createBrowsingCalls(api.request).viewedItems(asked), null);
      if (items === null || isOver) {
        return;
      }
      const known = new Set(items.map(({ slug }) => slug));
      setAnswer({ slugs, unknown: asked.filter((slug) => !known.has(slug)) });
    };
    const timer = setTimeout(ask, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, slugs]);
  return answer.slugs === slugs ? answer.unknown : NONE;
}
