import { createBrowsingCalls } from "@volpe/core";
import { data, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { loadVehicle, toVehicleAddress } from "./load-vehicle.ts";
import { VehicleSheet } from "./vehicle-sheet.tsx";

/** `/{destination}/noleggio/{brand}/{slug}`: the same sheet, whose one address is under `/noleggio`. */
export async function loader(args: PageLoaderArgs) {
  const { api } = args.context.get(clientContext);
  const [item] = await createBrowsingCalls(api.request).viewedItems([args.params.slug ?? ""]);
  if (item === undefined) throw data(null, { status: 404 });
  return loadVehicle(toVehicleAddress(item.path), args);
}

export function Component() {
  return <VehicleSheet {...useLoaderData<typeof loader>()} />;
}
