/** The value below which this share of the values lies; NaN if there is no value. */
export function findQuantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function findMedian(values: readonly number[]): number {
  return findQuantile(values, 0.5);
}
