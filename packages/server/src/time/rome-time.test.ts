import { HOUR_MS, toRomeDay } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import {
  toQuarter,
  toRomeEpochMs,
  toRomeMidnight,
  toRomeMinute,
  toRomeQuarter,
  toRomeWall,
} from "./rome-time.ts";

function at(text: string): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/\D/)
    .map(Number);
  return toRomeEpochMs({ year, month, day, hour, minute, second });
}

describe("Rome's clock", () => {
  it.each([
    ["winter", "2026-01-15 12:00:00", "2026-01-15T11:00:00Z"],
    ["summer", "2026-07-15 12:00:00", "2026-07-15T10:00:00Z"],
    ["the last minute of winter", "2026-03-29 01:59:59", "2026-03-29T00:59:59Z"],
    ["an hour the clocks skip", "2026-03-29 02:30:00", "2026-03-29T01:30:00Z"],
    ["the first minute of summer", "2026-03-29 03:00:00", "2026-03-29T01:00:00Z"],
    ["an hour shown twice: the first", "2026-10-25 02:30:00", "2026-10-25T00:30:00Z"],
    ["the first hour of winter", "2026-10-25 03:00:00", "2026-10-25T02:00:00Z"],
  ])("reads %s", (_, wall, utc) => {
    expect(new Date(at(wall) ?? Number.NaN).toISOString()).toBe(utc.replace("Z", ".000Z"));
  });

  it.each([
    "2026-02-29 00:00:00",
    "2026-13-01 00:00:00",
    "2026-04-31 10:00:00",
    "2026-01-01 24:00:00",
    "2026-01-01 10:60:00",
  ])("knows that the local time %s does not exist", (wall) => {
    expect(at(wall)).toBeNull();
  });

  it("reads the minute and the second of a moment within an hour that was read before", () => {
    const hour = Date.UTC(2026, 6, 15, 10);
    expect(toRomeWall(hour)).toMatchObject({ day: 15, hour: 12, minute: 0, second: 0 });
    expect(toRomeWall(hour + 25 * 60_000 + 7_999)).toMatchObject({
      hour: 12,
      minute: 25,
      second: 7,
    });
    expect(toRomeWall(hour - 1)).toMatchObject({ hour: 11, minute: 59, second: 59 });
  });

  it("converts every hour of two years back to the same instant", () => {
    for (let hour = Date.UTC(2026, 0, 1); hour < Date.UTC(2028, 0, 1); hour += HOUR_MS) {
      const read = toRomeEpochMs(toRomeWall(hour));
      // The second occurrence of the repeated hour reads as the first.
      expect([hour, hour - HOUR_MS]).toContain(read);
    }
  });

  it("writes a minute, and a day's first moment, as clocks in Rome show them", () => {
    expect(toRomeMinute(Date.parse("2026-07-01T22:05:59Z"))).toBe("2026-07-02 00:05");
    expect(toRomeMinute(Date.parse("2026-11-26T16:43:00Z"))).toBe("2026-11-26 17:43");
    expect(toRomeMidnight("2026-11-26")).toEqual(new Date("2026-11-25T23:00:00Z"));
    expect(toRomeMidnight("2026-02-29")).toBeNull();
  });

  it("puts a late evening into the day and quarter of Rome and not of UTC", () => {
    const moment = Date.parse("2026-12-31T23:30:00Z");
    expect(toRomeDay(moment)).toBe("2027-01-01");
    expect(toRomeQuarter(moment)).toBe("2027-Q1");
    expect(toQuarter("2026-09-28")).toBe("2026-Q3");
  });
});
