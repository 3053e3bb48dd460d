import { useLoaderData } from "react-router-dom";
import type { PageLoaderArgs } from "../page-args.ts";
import { loadVehicle } from "./load-vehicle.ts";
import { VehicleSheet } from "./vehicle-sheet.tsx";

export function loader(args: PageLoaderArgs) {
  const { vehicle = "", variant = "" } = args.params;
  return loadVehicle({ vehicle, variant }, args);
}

export function Component() {
  return <VehicleSheet {...useLoaderData<typeof loader>()} />;
}
