import type { Client } from "@volpe/core";

/**
 * Fills the visitor's place into the empty field in `box`, on a page that is the same for
 * everybody. Does so only once, because a person may clear the field. Enables the hidden field
 * before it, which says that the field was filled.
 */
export function fillSavedPlace(box: Element | null, place: Client["place"]): void {
  const [mark, input] = box?.querySelectorAll("input") ?? [];
  const label = place.read()?.label;
  if (!label || !mark?.disabled || input?.value !== "") return;
  input.value = label;
  mark.disabled = false;
}
