import { toQuarter } from "../../time/rome-time.ts";
import { NotComputable } from "./not-computable.ts";

/** The figures of one `PO_Parametri_Mercato_Libero_{E|G}` file. */
export type ParameterSet = {
  /** ISO day of the file. */
  publishedOn: string;
  /** For example `2026-Q4`. */
  quarter: string;
  values: ReadonlyMap<string, number>;
};

export function createParameterSet(
  publishedOn: string,
  values: Iterable<readonly [string, number]>,
): ParameterSet {
  return { publishedOn, quarter: toQuarter(publishedOn), values: new Map(values) };
}

/** Throws NotComputable when the set, or the figure in it, is missing. */
export function getParameter(parameters: ParameterSet | null, name: string): number {
  const value = parameters?.values.get(name);
  if (value === undefined) {
    throw new NotComputable(
      parameters === null
        ? "Mancano i parametri ufficiali di rete, oneri e imposte"
        : `Manca il parametro ufficiale «${name}»`,
    );
  }
  return value;
}
