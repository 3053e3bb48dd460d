import { BILL_KEPT_DAYS, type BillFile, type BillSupply, type BillView } from "@volpe/contract";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { describeProblem } from "./bill-problems.ts";
import type { Bill, StoredBillFile } from "./bill-repository.ts";

const DAY_MS = 86_400_000;
/** A file that is still being read after this was given up by a process that ended. */
const GIVEN_UP_AFTER_MS = 6 * 60 * 1000;

type Options = {
  catalogue: Pick<Catalogue, "entries">;
  now: Date;
  /** Of a picture that is being read: the share, 0 to 1, and how many are read before it. */
  readingOf?: (fileId: string) => { progress: number; waiting: number };
};

/** What the person who uploaded a bill sees of it. */
export function toBillView(
  { bill, files }: { bill: Bill; files: readonly StoredBillFile[] },
  { catalogue, now, readingOf = () => ({ progress: 0, waiting: 0 }) }: Options,
): BillView {
  const age = now.getTime() - bill.createdAt.getTime();
  return {
    bill: bill.id,
    createdAt: bill.createdAt.toISOString(),
    keptUntil: new Date(bill.createdAt.getTime() + BILL_KEPT_DAYS * DAY_MS).toISOString(),
    files: files.map(({ id, name, bytes, kind, supplies, ...file }): BillFile => {
      const isGivenUp = file.status === "reading" && age > GIVEN_UP_AFTER_MS;
      const problem = isGivenUp ? "slow-picture" : file.problem;
      return {
        id,
        name,
        bytes,
        status: isGivenUp ? "failed" : file.status,
        ...(file.status === "reading" ? readingOf(id) : { progress: 1 }),
        kind,
        supplies: supplies.map((supply) => withOffer(supply, catalogue)),
        problem:
          problem === null ? null : { code: problem, message: describeProblem(name, problem) },
      };
    }),
  };
}

/** The present offer, if its code is in the catalogue: then the code was read right. */
function withOffer(
  supply: Omit<BillSupply, "offer">,
  catalogue: Pick<Catalogue, "entries">,
): BillSupply {
  const code = supply.fields.find(({ name }) => name === "offerCode")?.value.toUpperCase();
  const entry =
    code === undefined
      ? undefined
      : catalogue
          .entries()
          .find((one) => one.tipology === supply.tipology && one.code.toUpperCase() === code);
  if (entry === undefined) {
    return { ...supply, offer: null };
  }
  const { slug, name, path } = entry;
  return {
    ...supply,
    fields: supply.fields.map((field) =>
      field.name === "offerCode" ? { ...field, confidence: "sure" } : field,
    ),
    offer: { slug, code: entry.code, name, supplier: entry.supplier.name, path },
  };
}
