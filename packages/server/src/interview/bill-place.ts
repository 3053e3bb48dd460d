import type { PlaceChoice } from "@volpe/contract";
import { findNamedPlace } from "../places/place-choice.ts";
import { readPlace } from "../places/read-place.ts";
import type { Interview } from "./interview.ts";

/** The place of a sent bill; null if none was read. */
export function findBillPlace({ notes: { bill } }: Interview): PlaceChoice | null {
  const { city = "", province = "" } = bill?.place ?? {};
  return province === "" ? findPlace(city) : findNamedPlace(province, city);
}

/** The place that the person said, before a bill's place replaced it. */
export function findSaidPlace({ draft, notes: { bill } }: Interview): PlaceChoice | null {
  const { province, city } = draft.address;
  return bill?.saidPlace === undefined ? findNamedPlace(province, city) : findPlace(bill.saidPlace);
}

/** Whether the bill is for another supply than the one that the person spoke of. */
export function isBillElsewhere(interview: Interview): boolean {
  const [read, said] = [findBillPlace(interview), findSaidPlace(interview)];
  if (read === null || said === null) return false;
  return (
    read.province !== said.province ||
    (read.comune !== undefined && said.comune !== undefined && read.comune !== said.comune)
  );
}

function findPlace(text: string): PlaceChoice | null {
  const reading = text === "" ? null : readPlace(text);
  return reading?.status === "found" && !reading.isDoubtful ? reading.place : null;
}
