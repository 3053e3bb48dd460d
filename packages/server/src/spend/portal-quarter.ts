import { toRomeQuarter } from "../offers/rome-time.ts";

/** The calendar quarter of a moment in Rome, as `2026-Q4`: what parameters hold for (Regole 5). */
export function toPortalQuarter(date: Date): string {
  return toRomeQuarter(date.getTime());
}
