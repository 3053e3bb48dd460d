/**
 * The name of the wholesale index as it is published: for electricity before network losses. A
 * figure with only this name is the published index.
 *
 * @example
 * nameIndex("luce"); // "PUN"
 */
export function nameIndex(tipology: string): "PUN" | "PSV" {
  return tipology === "gas" ? "PSV" : "PUN";
}

/**
 * The name of the index as customers pay it. Prices of contracts are compared with it.
 *
 * @example
 * namePaidIndex("luce"); // "PUN con le perdite di rete"
 */
export function namePaidIndex(tipology: string): string {
  return tipology === "gas" ? nameIndex(tipology) : `${nameIndex(tipology)} con le perdite di rete`;
}
