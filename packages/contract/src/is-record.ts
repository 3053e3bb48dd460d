/**
 * Whether a value is an object with names, as JSON writes it between braces: neither null nor a list.
 *
 * @example
 * isRecord(JSON.parse('{"a":1}')); // true
 * isRecord([1]); // false
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
