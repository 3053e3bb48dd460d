/** The values of the attribute `theme`; the first is the default. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
