/** Easter Sunday as an ISO day, by the anonymous Gregorian computation. */
export function toEaster(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * shift + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, "0");
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, "0")}`;
}
