type Shape = { fill: string; d: string; opacity?: number };

const COAT = "#DB5A1E";
const SHADE = "#B8430F";
const BIB = "#FFDFBB";
const INK = "#1D1B18";
const EARTH = "#6B2A10";

/**
 * Volpe's mark, its head from the front, on a 64 × 64 field: filled paths in drawing order. The
 * components of `ui` hold the same mark as markup, which takes fewer bytes in a widget. A test
 * compares the two, and another test compares the site's icon.
 */
export const FOX_MARK: readonly Shape[] = [
  { fill: COAT, d: "M9 28 8.5 6.2Q8.4 3.6 10.6 5L29 19Z" },
  { fill: EARTH, d: "M13.2 24 12.4 11.5 24 20.5Z" },
  { fill: SHADE, d: "M55 28 55.5 6.2Q55.6 3.6 53.4 5L35 19Z" },
  { fill: EARTH, d: "M50.8 24 51.6 11.5 40 20.5Z" },
  {
    fill: COAT,
    d: "M9 26c6-7 14-9 23-9s17 2 23 9l6.4 13.4q.6 1.3-.8 1.7C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5s-5.5-1.5-8.5-5C18 49 13 44 3.4 41.1q-1.4-.4-.8-1.7Z",
  },
  {
    fill: SHADE,
    opacity: 0.55,
    d: "M32 17c9 0 17 2 23 9l6.4 13.4q.6 1.3-.8 1.7C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5Z",
  },
  {
    fill: BIB,
    d: "M3.4 41.1C15 39.5 25.5 42 29 51q1 2.6 3 2.6t3-2.6c3.5-9 14-11.5 25.6-9.9C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5s-5.5-1.5-8.5-5C18 49 13 44 3.4 41.1Z",
  },
  {
    fill: INK,
    d: "M27.8 51.5q4.2-2.2 8.4 0 .9.5.4 1.5-1.7 3.7-4.6 3.7t-4.6-3.7q-.5-1 .4-1.5Z",
  },
  {
    fill: INK,
    d: "M18.8 37a2.7 3.3 0 1 1 5.4 0 2.7 3.3 0 1 1-5.4 0M39.8 37a2.7 3.3 0 1 1 5.4 0 2.7 3.3 0 1 1-5.4 0",
  },
  {
    fill: "#fff",
    d: "M20 35.8a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0M41 35.8a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0",
  },
];
