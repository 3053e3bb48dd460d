import type { Comparison, ListFrame } from "@volpe/contract";
import { data } from "react-router-dom";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import type { TypedPlace } from "../places/change-place.ts";
import { followPlace } from "../places/follow-place.ts";
import { toPageStatus } from "./list-search.ts";
import { prepareComparison } from "./load-comparison.ts";

/** The calls of one family of typologies. */
type ListCalls<Name, List> = {
  list: (tipology: Name, options: { search: URLSearchParams }) => Promise<List>;
  compare: (tipology: Name, options: { search: URLSearchParams }) => Promise<Comparison>;
};

type LoadedList<List> = {
  list: List;
  comparison: Comparison | null;
  typedPlace: TypedPlace | null;
};

/** What every list shows for its address: the entries, or the comparison of some. */
export async function loadList<Name, List>(
  args: PageLoaderArgs,
  {
    tipology,
    calls,
    hasPlace,
  }: { tipology: Name; calls: ListCalls<Name, List>; hasPlace: boolean },
): Promise<LoadedList<List>> {
  const { searchParams: search } = new URL(args.request.url);
  const typedPlace = hasPlace ? await followPlace(args) : null;
  const [list, comparison] = await Promise.all([
    calls.list(tipology, { search }),
    search.get("confronta") ? calls.compare(tipology, { search }) : null,
    prepareComparison(search),
  ]);
  return { list, comparison, typedPlace };
}

export function answerList<Loaded extends { list: Pick<ListFrame, "pages"> }>(
  { request }: PageLoaderArgs,
  loaded: Loaded,
) {
  return data(loaded, { status: toPageStatus(request.url, loaded.list.pages) });
}
