/**
 * The current time. It is passed in, so that seeds and tests do not age.
 *
 * @example const clock: Clock = { now: () => new Date("2026-11-21T10:00:00Z") };
 */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
