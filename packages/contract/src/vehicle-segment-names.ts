import type { VehicleSegment } from "./vehicles.ts";

/** The segments in the order in which lists and forms show them. */
export const VEHICLE_SEGMENT_NAMES: Readonly<Record<VehicleSegment, string>> = {
  citycar: "Citycar",
  utilitaria: "Utilitaria",
  compatta: "Compatta",
  berlina: "Berlina",
  familiare: "Familiare",
  suv: "SUV",
  monovolume: "Monovolume",
  commerciale: "Veicolo commerciale",
};
