import { data } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { toSheetAnswer } from "../products/to-sheet-answer.ts";

/** The sheet at `/noleggio/{vehicle}/{variant}`, with status 410 once it ended. */
export async function loadVehicle(
  address: { vehicle: string; variant: string },
  { request, context }: PageLoaderArgs,
) {
  const { createProductCalls } = await import("../products/product-calls.ts");
  const { searchParams: search } = new URL(request.url);
  const calls = createProductCalls(context.get(clientContext).api.request);
  return toSheetAnswer(await calls.vehicle(address, { search }), search);
}

/** The two parts of a vehicle's address; a 404 where the path is another's. */
export function toVehicleAddress(path: string): { vehicle: string; variant: string } {
  const [, folder, vehicle, variant] = path.split("/").map(decodeURIComponent);
  if (folder !== "noleggio" || !vehicle || !variant) throw data(null, { status: 404 });
  return { vehicle, variant };
}
