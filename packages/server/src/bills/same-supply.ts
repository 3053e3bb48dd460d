import {
  type BillConfirmation,
  type BillField,
  type BillSupply,
  type EnergyTipology,
  isPdr,
  isPod,
  toSupplyPoint,
} from "@volpe/contract";

/** The readings of one supply in one file. */
export type ReadSupply = Omit<BillSupply, "annualEstimate" | "doubtfulOffer" | "group" | "offer">;
type ReadFile = { id: string; supplies: readonly ReadSupply[] };

/**
 * Two files belong to one supply only if they name the same POD or PDR. A file without either may
 * belong to another home, so it counts as a separate supply.
 */
export function toSupplyKey(fileId: string, supply: ReadSupply): string {
  const point = findPointOf(supply);
  return `${supply.tipology} ${point === "" ? `of ${fileId}` : point}`;
}

/** The POD or PDR as it was read, without blanks; empty if none was read. */
export function findPointOf({ tipology, fields }: ReadSupply): string {
  return toSupplyPoint(findValue({ fields }, POINTS[tipology]) ?? "");
}

const POINTS = { luce: "pod", gas: "pdr" } as const satisfies Record<
  EnergyTipology,
  BillField["name"]
>;

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

/** The supply's POD or PDR, if the bill names one in the right format; else empty. */
export function findPoint([supply]: readonly ReadSupply[]): string {
  if (supply === undefined) {
    return "";
  }
  const point = findPointOf(supply);
  const isRight = supply.tipology === "luce" ? isPod(point) : isPdr(point);
  return isRight ? point : "";
}

type ReadFields = Pick<ReadSupply, "fields">;

/** A value as it was read; undefined if it was not. */
export function findValue({ fields }: ReadFields, name: BillField["name"]): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}

/**
 * The common value of a field in the readings of one supply. Two pages with different values
 * confirm nothing.
 */
export function mergeField(
  supplies: readonly ReadFields[],
  name: BillField["name"],
): { value: string; isSure: boolean } | null {
  const found = supplies.flatMap(({ fields }) => fields.filter((field) => field.name === name));
  const sure = found.filter(({ confidence }) => confidence === "sure");
  const [first] = sure.length > 0 ? sure : found;
  return first === undefined
    ? null
    : {
        value: first.value,
        isSure: sure.length > 0 && sure.every(({ value }) => value === first.value),
      };
}

/** The value that the readings prove; empty if there is none. */
export function findProved(supplies: readonly ReadFields[], name: BillField["name"]): string {
  const found = mergeField(supplies, name);
  return found?.isSure === true ? found.value : "";
}
