import { formatMoment, withDay } from "@volpe/contract";

/**
 * Day and hour in Rome, the same on the server and in any browser: `21 novembre 2026, 09:05`.
 * `after` is the word before the day, which is elided before the 8th and the 11th, as in `all’11`.
 */
export function RomeTime({ iso, after }: { iso: string; after?: Parameters<typeof withDay>[0] }) {
  const words = formatMoment(iso);
  return (
    <>
      {after !== undefined && withDay(after, words).slice(0, -words.length)}
      <time dateTime={iso}>{words}</time>
    </>
  );
}
