/** How a value stands in an attribute. `read` is given null where there is none: the default. */
export type Attribute<Value> = {
  read(text: string | null): Value;
  /** null removes the attribute. */
  write(value: Value): string | null;
};

export const text: Attribute<string> = {
  read: (value) => value ?? "",
  write: (value) => (value === "" || value == null ? null : String(value)),
};

/** HTML's rule: there is true, whatever it holds; not there is false. */
export const flag: Attribute<boolean> = {
  read: (value) => value !== null,
  write: (value) => (value ? "" : null),
};

/** The first of the values is the default, and what anything unknown means. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  ...values: Values
): Attribute<Values[number]> {
  return {
    read: (value) => values.find((known) => known === value) ?? values[0],
    write: (value) => (values.includes(value) ? value : null),
  };
}
