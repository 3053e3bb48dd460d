/** Reads a value from an attribute and writes it. `read` gets null if the attribute is absent. */
export type Attribute<Value> = {
  read(text: string | null): Value;
  /** null removes the attribute. */
  write(value: Value): string | null;
};

export const text: Attribute<string> = {
  read: (value) => value ?? "",
  write: (value) => (value === "" || value == null ? null : String(value)),
};

/** A boolean attribute of HTML: it is true if present, whatever its value. */
export const flag: Attribute<boolean> = {
  read: (value) => value !== null,
  write: (value) => (value ? "" : null),
};

/**
 * One of the values, in capital or small letters, like an enumerated attribute of HTML. The first
 * value is the default and replaces an unknown one.
 */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
): Attribute<Values[number]> {
  return {
    read: (value) => values.find((known) => known === value?.toLowerCase()) ?? values[0],
    write: (value) => (values.includes(value) ? value : null),
  };
}
