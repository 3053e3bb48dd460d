/** An event that lasts a whole day, with a reminder before it. */
type CalendarEvent = {
  /** Must be the same for the same event. */
  uid: string;
  /** ISO date. */
  day: string;
  title: string;
  description: string;
  url: string;
  /**
   * Days before the event on which the calendar reminds of it. Default: 3, enough for what takes an
   * hour.
   */
  alarmDaysBefore?: number;
  /** When the file is made. */
  stamp: Date;
};

/** A calendar file with one event (RFC 5545). */
export function toCalendarFile(event: CalendarEvent): string {
  const { uid, day, title, description, url, alarmDaysBefore = 3, stamp } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Volpe//Promemoria//IT",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${toStamp(stamp)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${alarmDaysBefore}D`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** For example `20261121T100000Z`. */
function toStamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Wraps a line at 75 octets; continuation lines begin with a blank. No character is split. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
