import type { Client } from "@volpe/core";

/** Fills the visitor's place into the empty field in `box`, on a page that is for everybody. */
export function fillSavedPlace(box: Element | null, place: Client["place"]): void {
  const input = box?.querySelector("input");
  if (input?.value === "") input.value = place.read()?.label ?? "";
}
