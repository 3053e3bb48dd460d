/**
 * Marks a control that also works without a script, but whose first click is held until the page is
 * hydrated.
 */
export const WAKES = { "data-wakes": "" } as const;
