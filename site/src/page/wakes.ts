/**
 * Marks a control for which the page must be alive, though it has a way without a script: its first
 * click is held until then.
 */
export const WAKES = { "data-wakes": "" } as const;
