/** Outlines of lucide (ISC licence). */
export const CROSS = "M18 6 6 18M6 6l12 12";
export const ARROW = "M5 12h14M12 5l7 7-7 7";
