import type { ProductSheet } from "@volpe/contract";
import { useEffect } from "react";
import { useClient } from "../../use-client.tsx";

/** Keeps the item among those viewed; in the browser alone, for the page is the same for everybody. */
export function useViewed({ slug, brand, name }: ProductSheet): void {
  const { lists } = useClient();
  useEffect(() => {
    lists.view({ slug, brand: brand.name, label: name });
  }, [lists, slug, brand.name, name]);
}
