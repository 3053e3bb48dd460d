/**
 * Marks a control that also works without a script, but whose first click is held until the page is
 * hydrated.
 */
export const NEEDS_HYDRATION = { "data-hydrates": "" } as const;
