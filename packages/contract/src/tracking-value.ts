/**
 * What an affiliate's value says: the affiliate's code, a sub-id that the affiliate chose, and the
 * element that made the link. `sub` and `widget` are "" if the value does not name them.
 */
export type TrackingParts = { code: string; sub: string; widget: string };

const SEPARATOR = "--";

/** The elements of the suite, as they stand in a value. */
export const TRACKED_WIDGETS = {
  assistente: "w-assistente",
  carte: "w-carte",
  preferiti: "w-preferiti",
} as const;

/**
 * Reads a value such as `mario-rossi--newsletter--w-carte`. A value without separators is a code.
 *
 * @example
 * splitTracking("AFF-1--maggio") // { code: "AFF-1", sub: "maggio", widget: "" }
 */
export function splitTracking(value: string): TrackingParts {
  const [code = "", ...rest] = value.split(SEPARATOR);
  const isWidget = (part: string) => Object.values<string>(TRACKED_WIDGETS).includes(part);
  return {
    code,
    sub: rest.filter((part) => !isWidget(part)).join(SEPARATOR),
    widget: rest.find(isWidget) ?? "",
  };
}

/** Makes the value that `splitTracking` reads. */
export function joinTracking({ code, sub, widget }: TrackingParts): string {
  return [code, sub, widget].filter((part) => part !== "").join(SEPARATOR);
}
