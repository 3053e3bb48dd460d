// This is a separate file because the launcher uses this outline and no other.
export const CLOSE = "M18 6 6 18M6 6l12 12";
