import { HOUR_MS, toDateParts, toRomeDay } from "@volpe/contract";

const ROME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

type WallTime = {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

const NO_TIME: WallTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };

let newest: { startsAtMs: number; wall: WallTime } = { startsAtMs: Number.NaN, wall: NO_TIME };

/**
 * The local time in Rome. Every page asks for the current time, so each hour is formatted only
 * once; Rome changes its clocks on a full hour.
 */
export function toRomeWall(epochMs: number): WallTime {
  const startsAtMs = Math.floor(epochMs / HOUR_MS) * HOUR_MS;
  if (newest.startsAtMs !== startsAtMs) newest = { startsAtMs, wall: formatWall(startsAtMs) };
  const seconds = Math.floor((epochMs - startsAtMs) / 1000);
  return { ...newest.wall, minute: Math.floor(seconds / 60), second: seconds % 60 };
}

function formatWall(epochMs: number): WallTime {
  const wall = { ...NO_TIME };
  for (const { type, value } of ROME.formatToParts(epochMs)) {
    if (type in wall) {
      wall[type as keyof WallTime] = Number(value);
    }
  }
  return wall;
}

/**
 * Epoch milliseconds of a local time in Rome; null if there is no such day or hour. A time that
 * occurs twice (October) is the first one; a skipped one (March) is as many minutes after the jump.
 */
export function toRomeEpochMs({ year, month, day, hour, minute, second }: WallTime): number | null {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(asUtc);
  const exists =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  if (!exists) {
    return null;
  }
  // Rome is one or two hours ahead of UTC: the larger offset is the earlier moment.
  for (const offsetHours of [2, 1]) {
    const candidate = asUtc - offsetHours * HOUR_MS;
    if (wallAsUtc(candidate) === asUtc) {
      return candidate;
    }
  }
  return asUtc - HOUR_MS;
}

/** Midnight of an ISO day in Rome; null if there is no such day. */
export function toRomeMidnight(day: string): Date | null {
  const midnight = toRomeEpochMs({ ...toDateParts(day), hour: 0, minute: 0, second: 0 });
  return midnight === null ? null : new Date(midnight);
}

/** The minute in Rome, as `2026-11-21 11:00`. */
export function toRomeMinute(epochMs: number): string {
  const { hour, minute } = toRomeWall(epochMs);
  return `${toRomeDay(epochMs)} ${pad(hour)}:${pad(minute)}`;
}

/** The quarter in Rome, as `2026-Q4`. */
export function toRomeQuarter(epochMs: number): string {
  return toQuarter(toRomeDay(epochMs));
}

/** The quarter of an ISO day, as `2026-Q4`. */
export function toQuarter(day: string): string {
  const { year, month } = toDateParts(day);
  return `${year}-Q${Math.ceil(month / 3)}`;
}

function wallAsUtc(epochMs: number): number {
  const { year, month, day, hour, minute, second } = toRomeWall(epochMs);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
