let days: Intl.DateTimeFormat | undefined;

/** The day in Rome, as `2026-11-21`: the Swedish date format has this form. */
export function toRomeDay(epochMs: number): string {
  days ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });
  return days.format(epochMs);
}
