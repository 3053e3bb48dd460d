/** What a process may lack besides its database. */
export type Part = "closing" | "catalogue" | "search" | "redis";

/** The answer of `/readyz` about this process. */
export type Readiness = {
  mark(part: Part, state: "missing" | "present"): void;
  isMissing(part: Part): boolean;
};

export function createReadiness(): Readiness {
  const missing = new Set<Part>();
  return {
    mark(part, state) {
      if (state === "missing") {
        missing.add(part);
      } else {
        missing.delete(part);
      }
    },
    isMissing: (part) => missing.has(part),
  };
}
