/**
 * The wholesale index as it is published: for electricity before the losses of the network. Every
 * figure that is called by this name alone has this meaning.
 *
 * @example
 * nameIndex("luce"); // "PUN"
 */
export function nameIndex(tipology: string): "PUN" | "PSV" {
  return tipology === "gas" ? "PSV" : "PUN";
}

/**
 * The index as customers pay it, which is what the price of a contract compares with.
 *
 * @example
 * namePaidIndex("luce"); // "PUN con le perdite di rete"
 */
export function namePaidIndex(tipology: string): string {
  return tipology === "gas" ? nameIndex(tipology) : `${nameIndex(tipology)} con le perdite di rete`;
}
