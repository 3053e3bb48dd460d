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
import { place, province } from "./questions/place-questions.ts";
import { capacity, presentSpend } from "./questions/spend-questions.ts";
import { destination, subtype, type } from "./questions/supply-questions.ts";

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
