/**
 * What an affiliate's value says: the affiliate's code, and a sub-id that the affiliate chose or "".
 */
type TrackingParts = { code: string; sub: string };

const SEPARATOR = "--";

/** The names of the suite's elements in their links and in their conversations. */
export const TRACKED_WIDGETS = ["assistente", "carte", "preferiti"] as const;
export type TrackedWidget = (typeof TRACKED_WIDGETS)[number];

/**
 * Whether the text is the name of an element.
 *
 * @example
 * isTrackedWidget("carte") // true
 */
export function isTrackedWidget(text: unknown): text is TrackedWidget {
  return TRACKED_WIDGETS.some((widget) => widget === text);
}

/**
 * Reads a value such as `mario-rossi--newsletter`. A value without separators is a code.
 *
 * @example
 * splitTracking("AFF-1--maggio") // { code: "AFF-1", sub: "maggio" }
 */
export function splitTracking(value: string): TrackingParts {
  const [code = "", ...rest] = value.split(SEPARATOR);
  return { code, sub: rest.join(SEPARATOR) };
}

/**
 * Makes the value that `splitTracking` reads.
 *
 * @example
 * joinTracking({ code: "AFF-1", sub: "maggio" }) // "AFF-1--maggio"
 */
export function joinTracking({ code, sub }: TrackingParts): string {
  return [code, sub].filter((part) => part !== "").join(SEPARATOR);
}
