import { CROWDED_BILLS } from "./crowded-bills.ts";
import { FIFTH_BILLS } from "./fifth-bills.ts";
import { FOURTH_BILLS } from "./fourth-bills.ts";
import { FRESH_BILLS } from "./fresh-bills.ts";
import { HELD_OUT_BILLS } from "./held-out-bills.ts";
import { HELD_OUT_MIXED_BILLS } from "./held-out-mixed-bills.ts";
import { LATER_BILLS } from "./later-bills.ts";
import { OLDER_BILLS } from "./older-bills.ts";
import { OLDER_GAS_BILLS } from "./older-gas-bills.ts";
import { RECEIPT_BILLS } from "./receipt-bills.ts";
import { RECEIPT_DUAL_BILLS } from "./receipt-dual-bills.ts";
import { THIRD_BILLS } from "./third-bills.ts";
import { UNSEEN_BILLS } from "./unseen-bills.ts";
import { VARIED_BILLS } from "./varied-bills.ts";

/** Bills of which every printed value is read. */
export const BILLS = [
  ...RECEIPT_BILLS,
  ...RECEIPT_DUAL_BILLS,
  ...OLDER_BILLS,
  ...OLDER_GAS_BILLS,
  ...HELD_OUT_BILLS,
  ...HELD_OUT_MIXED_BILLS,
  ...LATER_BILLS,
  ...UNSEEN_BILLS,
];

/** Sets of which a few values are not read; `fresh-bills.test.ts` names them. */
const LATEST = [
  FRESH_BILLS,
  VARIED_BILLS,
  CROWDED_BILLS,
  THIRD_BILLS,
  FOURTH_BILLS,
  FIFTH_BILLS,
].flat();

/** All but those that only the long test reads. */
export const ALL_BILLS = [...BILLS, ...LATEST];
