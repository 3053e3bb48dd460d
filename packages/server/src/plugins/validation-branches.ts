import type { FastifySchemaValidationError } from "fastify/types/schema.js";

type Fault = FastifySchemaValidationError;
type Union = Pick<Fault, "schemaPath" | "instancePath">;

/**
 * Reduces the errors of a union to those of its nearest branch, because the other branches describe
 * data that were not meant.
 */
export function keepNearestBranches(faults: readonly Fault[]): readonly Fault[] {
  // An inner union is reported before the outer one. The union of a whole body may be missing:
  // TypeBox stops at eight errors.
  const unions: Union[] = faults.filter(({ keyword }) => keyword === "anyOf");
  return [...unions, BODY].reduce(keepNearest, faults);
}

const BODY: Union = { schemaPath: "#", instancePath: "" };

/** Distance of a branch of the wrong type. */
const FARTHEST = 1_000_000;

function keepNearest(faults: readonly Fault[], union: Union): readonly Fault[] {
  const branches = Map.groupBy(faults, (fault) => findBranch(fault, union));
  branches.delete(null);
  if (branches.size === 0) {
    return faults;
  }
  const [nearest] = [...branches]
    .map(([branch, own]) => ({ branch, distance: toDistance(own, branch) }))
    .sort((one, other) => one.distance - other.distance);
  return faults.filter((fault) => {
    const branch = findBranch(fault, union);
    return branch === null ? fault !== union : branch === nearest?.branch;
  });
}

/** The schema path of the branch that reports the error; null if it is not of this union. */
function findBranch({ schemaPath, instancePath }: Fault, union: Union): string | null {
  const start = `${union.schemaPath}/anyOf/`;
  if (!schemaPath.startsWith(start) || !`${instancePath}/`.startsWith(`${union.instancePath}/`)) {
    return null;
  }
  const [index] = schemaPath.slice(start.length).split("/");
  return `${start}${index}`;
}

/** Distance between the given names and those of the branch. */
function toDistance(faults: readonly Fault[], branch: string | null): number {
  return faults
    .filter(({ schemaPath }) => schemaPath === branch)
    .map(({ keyword, params }) => {
      switch (keyword) {
        case "type":
          return FARTHEST;
        case "required":
          return countNames(params.requiredProperties);
        case "additionalProperties":
          return countNames(params.additionalProperties);
        default:
          return 0;
      }
    })
    .reduce((sum, distance) => sum + distance, 0);
}

function countNames(names: unknown): number {
  return Array.isArray(names) ? names.length : 0;
}
