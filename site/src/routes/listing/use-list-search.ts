import { useMemo } from "react";
import { useLocation } from "react-router-dom";

/** The parameters of the page's address. */
export function useListSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
