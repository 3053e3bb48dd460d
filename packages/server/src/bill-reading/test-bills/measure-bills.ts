import { ENERGY_TIPOLOGIES } from "@volpe/contract";
import type { TestBill } from "./draw-bill.ts";
import { listWrongButSure, readDrawn, toValues } from "./read-drawn.ts";

type Measure = {
  /** Number of printed values. */
  values: number;
  right: number;
  /** The bill's number from 1, the name and the value, as `3 network: 12.5`. */
  wrongButSure: string[];
  /** The printed values that were not read, or read wrongly, as `3 luce.holder`. */
  missed: string[];
};

/** How much of a set of bills is read rightly. */
export async function measureBills(bills: readonly TestBill[]): Promise<Measure> {
  const measure: Measure = { values: 0, right: 0, wrongButSure: [], missed: [] };
  for (const [index, bill] of bills.entries()) {
    const reading = await readDrawn(bill);
    const read = toValues(reading);
    for (const tipology of ENERGY_TIPOLOGIES) {
      for (const [name, value] of Object.entries(bill.supplies[tipology] ?? {})) {
        const isRight = Object.entries(read[tipology] ?? {}).some(
          ([other, found]) => other === name && found === value,
        );
        measure.values += 1;
        measure.right += isRight ? 1 : 0;
        if (!isRight) {
          measure.missed.push(`${index + 1} ${tipology}.${name}`);
        }
      }
    }
    measure.wrongButSure.push(
      ...listWrongButSure(reading, bill).map((each) => `${index + 1} ${each}`),
    );
  }
  return measure;
}
