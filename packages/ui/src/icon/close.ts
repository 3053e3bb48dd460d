// In a file of its own: the launcher uses it, and none of the others.
export const CLOSE = "M18 6 6 18M6 6l12 12";
