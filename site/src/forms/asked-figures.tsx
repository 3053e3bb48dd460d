import type { WireError } from "@volpe/contract";

/** The name of the hidden field that sends a figure again after it was asked about. */
export function toAskedName(field: string): string {
  return `chiesto-${field}`;
}

type AskedFiguresProps = {
  errors: readonly WireError[];
  /** As they were typed. */
  values: Readonly<Partial<Record<string, string>>>;
};

/** What was asked about: sent again unchanged, it is meant (`findDoubtful`). */
export function AskedFigures({ errors, values }: AskedFiguresProps) {
  return errors.flatMap(({ field = "" }) =>
    values[field] === undefined ? (
      []
    ) : (
      <input key={field} type="hidden" name={toAskedName(field)} value={values[field]} />
    ),
  );
}
