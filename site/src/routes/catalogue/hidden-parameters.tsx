import { toHiddenParameters } from "./list-search.ts";

type HiddenParametersProps = {
  search: URLSearchParams;
  /** Names of the form's own fields. */
  fields: readonly string[];
};

/** The address's other parameters, so that a GET form does not lose them. */
export function HiddenParameters({ search, fields }: HiddenParametersProps) {
  return toHiddenParameters(search, fields).map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
