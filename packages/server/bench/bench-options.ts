/** Whether the bench was started with `--quick`, with which it only shows that it runs and ends. */
export const QUICK = process.argv.includes("--quick");

/**
 * The number at a position of the command line, from 0; `usual` if there is none.
 *
 * @example
 * const OFFERS = readNumber(0, { usual: 6000, quick: 50 });
 */
export function readNumber(place: number, { usual, quick }: { usual: number; quick: number }) {
  const given = process.argv.slice(2).filter((word) => word !== "--quick")[place];
  return given === undefined ? (QUICK ? quick : usual) : Number(given);
}

/** How long the work takes, in ms. */
export async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** The value below which a share (0–1) of the values lies. Sorts the list. */
export function toPercentile(values: number[], share: number): number {
  values.sort((one, other) => one - other);
  return values[Math.floor((values.length - 1) * share)] ?? 0;
}
