/** The quote's document, relative to the host. */
export function toQuotePdfPath(rate: string): string {
  return `/api/v1/rates/${rate}/quote.pdf`;
}

/** The saved quote's page, relative to the host. */
export function toRatePath(rate: string): string {
  return `/preventivo/${rate}`;
}
