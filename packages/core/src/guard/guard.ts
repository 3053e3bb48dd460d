import { isRecord } from "@volpe/contract";

/**
 * Small checks of data that foreign code can send: socket messages, cookies, stored text. They
 * replace the contract's schemas, whose library would be larger than the rest of a widget.
 * `make-guards.ts` generates the checks themselves from the schemas.
 */
export type Guard<T> = (value: unknown) => value is T;

type AnyGuard = Guard<unknown>;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** Text of at most `max` UTF-16 units. */
export function isTextUpTo(max: number): Guard<string> {
  return (value): value is string => isText(value) && value.length <= max;
}

export function isTextLike(pattern: RegExp): Guard<string> {
  return (value): value is string => isText(value) && pattern.test(value);
}

/** Both bounds are inclusive. */
export function isWithin(number: Guard<number>, min: number, max = Infinity): Guard<number> {
  return (value): value is number => number(value) && value >= min && value <= max;
}

export function isOneOf<const T extends string | boolean>(...literals: T[]): Guard<T> {
  return (value): value is T => literals.some((literal) => literal === value);
}

export function isListOf<T>(guard: Guard<T>, max = Infinity): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= max && value.every(guard);
}

export function isOptional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function isNullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function isEither<T>(...guards: AnyGuard[]): Guard<T> {
  return (value): value is T => guards.some((guard) => guard(value));
}

/** Accepts unnamed fields, as the schemas do. */
export function isShape<T extends object>(fields: Readonly<Record<string, AnyGuard>>): Guard<T> {
  const entries = Object.entries(fields);
  return (value): value is T =>
    isRecord(value) && entries.every(([name, guard]) => guard(value[name]));
}

/**
 * The value of the JSON `text`; undefined if the text is no JSON or its value has another shape.
 *
 * @example
 * parseJson('{"state":"s","da":null}', isProviderAttempt) // { state: "s", da: null }
 */
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
