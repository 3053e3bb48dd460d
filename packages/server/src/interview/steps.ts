import { END_STEP } from "@volpe/contract";

/**
 * The step of each question that another file names. The step of any other question stands in its
 * entry alone. A step is stored with its answers, so it never changes.
 */
export const STEPS = {
  destination: 0,
  type: 10,
  carried: 12,
  subtype: 20,
  place: 30,
  province: 40,
  method: 60,
  segment: 160,
  duration: 162,
  mileage: 164,
  downPayment: 166,
  takings: 170,
  receipt: 172,
  circuits: 176,
  presentLine: 180,
  speed: 182,
  capacity: 200,
  presentSpend: 210,
  consents: 240,
  done: END_STEP,
} as const;
