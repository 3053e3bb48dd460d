import { toKeptParameters } from "./list-search.ts";

type KeptParametersProps = {
  search: URLSearchParams;
  /** Names of the form's own fields. */
  fields: readonly string[];
};

/** What a GET form sends along of the address, besides its own fields. */
export function KeptParameters({ search, fields }: KeptParametersProps) {
  return toKeptParameters(search, fields).map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}
