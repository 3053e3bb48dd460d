import { expect, test } from "vitest";
import { toCalendarFile } from "./calendar-event.ts";

const FILE = toCalendarFile({
  uid: "scadenza-luce-2027-03-31@volpe.example",
  day: "2027-03-31",
  title: "Scade il prezzo della luce",
  description: "Ricontrolla le offerte: prezzi, sconti; e poi decidi.\nÈ questione di due minuti.",
  url: "https://volpe.example/preventivo/calcolo",
  alarmDaysBefore: 45,
  stamp: new Date("2026-11-21T10:00:00.123Z"),
});

test("writes one event of a whole day with its alarm", () => {
  const lines = FILE.split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20261121T100000Z",
      "DTSTART;VALUE=DATE:20270331",
      "TRIGGER:-P45D",
      "UID:scadenza-luce-2027-03-31@volpe.example",
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

test("escapes texts and wraps lines at 75 octets", () => {
  expect(FILE.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(FILE.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:Ricontrolla le offerte: prezzi\\, sconti\\; e poi decidi.\\nÈ questione di due minuti.",
  );
});
