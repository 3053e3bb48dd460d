/** Time is passed in, so that seeds and tests do not age. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
