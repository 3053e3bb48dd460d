import { clientContext } from "../../page/client-context.ts";
import { orReload } from "../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import type { TypedPlace } from "./change-place.ts";

/**
 * Puts the visitor's place into a page's address by a redirect. A typed place (`luogo`) is
 * remembered and becomes `provincia` and `comune`. An empty one removes the remembered place
 * together with the profile's position. An address without a place gets the remembered place, or
 * else that of the position. Returns a typed place that is ambiguous or unknown, else null.
 */
export async function followPlace({
  request,
  context,
}: Pick<PageLoaderArgs, "request" | "context">): Promise<TypedPlace | null> {
  const url = new URL(request.url);
  const client = context.get(clientContext);
  const isSaved = client.place.read() ?? client.session.state.session?.position;
  const isAsked = url.searchParams.has("luogo");
  if (!isAsked && (url.searchParams.has("provincia") || !isSaved)) return null;
  // The module is loaded late, because most lists are opened with their place, or without any.
  const { changePlace } = await orReload(import("./change-place.ts"));
  return await changePlace(url, client);
}
