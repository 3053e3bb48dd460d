/** Outlines of lucide (ISC licence) for the card and the heart. */
export const HEART =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";
export const ARROW = "M5 12h14M12 5l7 7-7 7";
export const CHECK = "M20 6 9 17l-5-5";
export const LEAF =
  "M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12";
