import { HOUR_SECONDS } from "@volpe/contract";
import type { Services } from "../services.ts";

/** Documents that one visitor can have drawn in an hour: far more than a person opens. */
const PDFS_PER_HOUR = { max: 120, windowSeconds: HOUR_SECONDS };

/**
 * Draws a document for a visitor when the queue reaches it. Throws `AppError("too-many-requests")`
 * before anything is drawn, or `AppError("unavailable")` if the queue is full.
 */
export async function drawForVisitor(
  { limits, pdfs }: Pick<Services, "limits" | "pdfs">,
  visitorAddress: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  await limits.demand(`pdfs:${visitorAddress}`, PDFS_PER_HOUR);
  return await pdfs.run(draw);
}
