import type { Tipology } from "@volpe/contract";
import { expect, test } from "vitest";
import { toExpiryCalendar } from "./expiry-calendar.ts";
import { toTestRate } from "./test-rate.ts";

test.each<[Tipology, string]>([
  ["gas", "in cui si può attivare"],
  ["noleggio", "in cui si può ordinare"],
])("the last day of an offer of %s is the day «%s»", (tipology, words) => {
  const { id: rate, offers } = toTestRate();
  const file =
    offers[0] &&
    toExpiryCalendar(
      { rate, offer: { ...offers[0], tipology } },
      { publicUrl: "https://volpe.example", now: new Date("2026-11-21T10:00:00Z") },
    );
  expect(file?.replaceAll("\r\n ", "")).toContain(words);
});
