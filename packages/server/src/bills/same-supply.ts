import {
  type BillConfirmation,
  type BillSupply,
  type EnergyTipology,
  toSupplyPoint,
} from "@volpe/contract";

/** The readings of one supply in one file. */
export type ReadSupply = Omit<BillSupply, "annualEstimate" | "doubtfulOffer" | "group" | "offer">;
type ReadFile = { id: string; supplies: readonly ReadSupply[] };

/**
 * Two files belong to one supply only if they name the same POD or PDR. A file that names none may
 * belong to another home, so it counts as a separate supply.
 */
export function toSupplyKey(fileId: string, supply: ReadSupply): string {
  const point = findPointOf(supply);
  return `${supply.tipology} ${point === "" ? `of ${fileId}` : point}`;
}

/** The POD or PDR as it was read, without blanks; empty if none was read. */
export function findPointOf({ tipology, fields }: ReadSupply): string {
  const name = POINTS[tipology];
  return toSupplyPoint(fields.find((field) => field.name === name)?.value ?? "");
}

const POINTS = { luce: "pod", gas: "pdr" } as const satisfies Record<EnergyTipology, string>;

/** The key of a file's supply; null if the file has none of this kind. */
export function findSupplyKey(
  files: readonly ReadFile[],
  { file, type }: Pick<BillConfirmation, "file" | "type">,
): string | null {
  const supply = files
    .find(({ id }) => id === file)
    ?.supplies.find(({ tipology }) => tipology === type);
  return supply === undefined ? null : toSupplyKey(file, supply);
}

/** The readings of one supply in all files. */
export function listSupplies(files: readonly ReadFile[], key: string): ReadSupply[] {
  return files.flatMap(({ id, supplies }) =>
    supplies.filter((supply) => toSupplyKey(id, supply) === key),
  );
}
