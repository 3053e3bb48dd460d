import type { WireError } from "@volpe/contract";

/** The name of the hidden field that sends a figure again after it was asked about. */
export function toAskedName(field: string): string {
  return `chiesto-${field}`;
}

type AskedFiguresProps = {
  errors: readonly WireError[];
  /** The values as they were typed. */
  values: Readonly<Partial<Record<string, string>>>;
};

/** Hidden fields with the doubtful figures: if they come back unchanged, they are meant. */
export function AskedFigures({ errors, values }: AskedFiguresProps) {
  return errors.flatMap(({ field = "" }) =>
    values[field] === undefined ? (
      []
    ) : (
      <input key={field} type="hidden" name={toAskedName(field)} value={values[field]} />
    ),
  );
}
