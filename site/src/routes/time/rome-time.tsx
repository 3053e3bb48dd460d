import { formatDate } from "@volpe/contract";

const HOUR = new Intl.DateTimeFormat("it-IT", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Rome",
});

/** Day and hour in Rome, the same on the server and in any browser: `21 novembre 2026, 09:05`. */
export function RomeTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{`${formatDate(iso)}, ${HOUR.format(new Date(iso))}`}</time>;
}
