import type { Question } from "./question.ts";
import { billConsumption, billMonths, billSale, billTotal } from "./questions/bill-questions.ts";
import { consumption, method, operator } from "./questions/consumption-questions.ts";
import {
  callTime,
  communication,
  consents,
  email,
  name,
  phone,
} from "./questions/contact-questions.ts";
import { done } from "./questions/done-question.ts";
import { appliances, area, gasUses, persons } from "./questions/estimate-questions.ts";
import { presentLine, speed } from "./questions/internet-questions.ts";
import { place, province } from "./questions/place-questions.ts";
import { downPayment, duration, mileage, neededBy } from "./questions/rental-questions.ts";
import { segment } from "./questions/segment-question.ts";
import { capacity, presentSpend } from "./questions/spend-questions.ts";
import { destination, subtype } from "./questions/supply-questions.ts";
import { receipt, takings, terminal } from "./questions/terminal-questions.ts";
import { type } from "./questions/type-question.ts";

export type Flow = readonly Question[];

/** Every question in order; each says how it is asked, how read, and where it leads. */
export const FLOW: Flow = [
  destination,
  type,
  subtype,
  place,
  province,
  operator,
  method,
  consumption,
  gasUses,
  persons,
  appliances,
  area,
  billConsumption,
  billMonths,
  billTotal,
  billSale,
  segment,
  duration,
  mileage,
  downPayment,
  neededBy,
  takings,
  receipt,
  terminal,
  presentLine,
  speed,
  capacity,
  presentSpend,
  communication,
  callTime,
  consents,
  name,
  email,
  phone,
  done,
];
