/** A JSON object of which nothing is known. */
export type Loose = Readonly<Record<string, unknown>>;

export function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function toLoose(value: unknown): Loose {
  return isLoose(value) ? value : {};
}

export function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) {
    return [];
  }
  return Array.isArray(value) ? value : [value];
}

/** The first of some names, in any case of letters, that holds anything. */
export function find(object: Loose, ...names: readonly string[]): unknown {
  for (const name of names) {
    const key = Object.keys(object).find((held) => held.toLowerCase() === name.toLowerCase());
    const value = key === undefined ? undefined : object[key];
    if (value !== undefined && value !== null && value !== "") {
      return value;
    }
  }
  return undefined;
}

/** A number, or one written as text with a dot; null where there is none. */
export function toNumber(value: unknown): number | null {
  if (typeof value === "number") {
    return Number.isFinite(value) ? value : null;
  }
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

export function findNumber(object: Loose, ...names: readonly string[]): number | null {
  return toNumber(find(object, ...names));
}

/** A text, or a number written out; null where there is none. */
export function toText(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : null;
}

export function findText(object: Loose, ...names: readonly string[]): string | null {
  return toText(find(object, ...names));
}

/** A code of two digits, as `01`, also where it was written 1. */
export function findCode(object: Loose, ...names: readonly string[]): string | null {
  return findText(object, ...names)?.padStart(2, "0") ?? null;
}
