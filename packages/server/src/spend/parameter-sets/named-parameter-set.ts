import { readFileSync } from "node:fs";
import Type from "typebox";
import { Value } from "typebox/value";
import { createParameterSet, type ParameterSet } from "../tariff/parameter-set.ts";

/** The genuine parameter files that the worked totals are computed with. */
export const PARAMETER_SETS = ["E-2026Q3", "E-2026Q4", "G-2026Q4"] as const;
type ParameterSetName = (typeof PARAMETER_SETS)[number];

const ParameterFile = Type.Object({
  set: Type.String(),
  publishedOn: Type.String(),
  source: Type.String(),
  values: Type.Record(Type.String(), Type.Number()),
});

export function readNamedParameterSet(name: ParameterSetName): ParameterSet {
  const text = readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8");
  const { publishedOn, values } = Value.Parse(ParameterFile, JSON.parse(text));
  return createParameterSet(publishedOn, Object.entries(values));
}
