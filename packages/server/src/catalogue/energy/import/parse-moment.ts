import { toRomeEpochMs } from "../../../time/rome-time.ts";
import { RowRefusal } from "./row-refusal.ts";

const MOMENT = /^(\d{2})\/(\d{2})\/(\d{4})(?:[_ T](\d{2}):(\d{2}):(\d{2}))?$/;

/**
 * Epoch milliseconds of `dd/mm/yyyy_HH:MM:SS` (or of the bare day) in Rome. An `end` runs to the
 * last millisecond of its second, or of its day. Throws RowRefusal naming `field`.
 */
export function parseMoment(text: string, field: string, edge: "start" | "end"): number {
  const match = MOMENT.exec(text);
  const [, day, month, year, hour, minute, second] = match ?? [];
  const bare =
    edge === "end" ? { hour: 23, minute: 59, second: 59 } : { hour: 0, minute: 0, second: 0 };
  const epochMs =
    match === null
      ? null
      : toRomeEpochMs({
          year: Number(year),
          month: Number(month),
          day: Number(day),
          ...(hour === undefined
            ? bare
            : { hour: Number(hour), minute: Number(minute), second: Number(second) }),
        });
  if (epochMs === null) {
    throw new RowRefusal(`${field} non è una data gg/mm/aaaa: «${text.slice(0, 40)}»`);
  }
  return edge === "end" ? epochMs + 999 : epochMs;
}
