/**
 * Small checks of what arrives from outside, written against contract's types: `isShape` does not
 * compile when a field of the type has no check. They stand in for the schemas, whose library
 * would weigh more than the rest of a widget.
 */
export type Guard<T> = (value: unknown) => value is T;

type Fields<T> = {
  [K in keyof T]-?: object extends Pick<T, K> ? Guard<T[K] | undefined> : Guard<T[K]>;
};

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
/** Any value of JSON. */
export const isPresent = (value: unknown): value is unknown => value !== undefined;

/** Text of at most `max` UTF-16 units. */
export function isTextUpTo(max: number): Guard<string> {
  return (value): value is string => isText(value) && value.length <= max;
}

export function isOneOf<const T extends string>(...literals: T[]): Guard<T> {
  return (value): value is T => literals.some((literal) => literal === value);
}

export function isListOf<T>(guard: Guard<T>, max = Number.POSITIVE_INFINITY): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= max && value.every(guard);
}

export function isOptional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function isNullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** Fields that are not named are let through, as the schemas do. */
export function isShape<T extends object>(fields: Fields<T>): Guard<T> {
  const entries = Object.entries<Guard<unknown>>(fields);
  return (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    entries.every(([name, guard]) => guard((value as Record<string, unknown>)[name]));
}

/** What `text` says, or undefined where it is no JSON or not of the shape. */
export function parseJson<T>(text: unknown, guard: Guard<T>): T | undefined {
  if (!isText(text)) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    return guard(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}
