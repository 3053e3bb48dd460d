import type { WireError } from "@volpe/contract";

/** The name of the hidden field that repeats a doubtful figure, about which the form asked. */
export function toAskedName(field: string): string {
  return `chiesto-${field}`;
}

type AskedFiguresProps = {
  errors: readonly WireError[];
  /** The values as they were typed. */
  values: Readonly<Partial<Record<string, string>>>;
};

/** Hidden fields with the doubtful figures: a figure that is sent again unchanged is accepted. */
export function AskedFigures({ errors, values }: AskedFiguresProps) {
  return errors.flatMap(({ field = "" }) =>
    values[field] === undefined ? (
      []
    ) : (
      <input key={field} type="hidden" name={toAskedName(field)} value={values[field]} />
    ),
  );
}
