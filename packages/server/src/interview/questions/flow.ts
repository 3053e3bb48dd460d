import type { Flow } from "../question.ts";
import { guardTyped } from "../typed-answer.ts";
import { billSale, billTotal } from "./bill-amount-questions.ts";
import { billIdentifiers } from "./bill-identifiers-question.ts";
import { billConsumption, billMonths } from "./bill-questions.ts";
import { callTime } from "./call-time-question.ts";
import { capacity } from "./capacity-question.ts";
import { carried } from "./carried-question.ts";
import { communication } from "./channel-questions.ts";
import { circuits } from "./circuits-question.ts";
import { consents } from "./consents-question.ts";
import { consumption, method, operator } from "./consumption-questions.ts";
import { email, name, phone } from "./contact-questions.ts";
import { destination } from "./destination-question.ts";
import { done } from "./done-question.ts";
import { appliances, area, gasUses, persons } from "./estimate-questions.ts";
import { presentLine, speed } from "./internet-questions.ts";
import { neededBy } from "./needed-by-question.ts";
import { place } from "./place-questions.ts";
import { province } from "./province-question.ts";
import { billPlace, billSupplier } from "./read-or-said-questions.ts";
import { downPayment, duration, mileage } from "./rental-questions.ts";
import { subtype } from "./residence-question.ts";
import { segment } from "./segment-question.ts";
import { billPeriod, billPricing, billRight } from "./sent-bill-questions.ts";
import {
  billBonus,
  billContractPrice,
  billFee,
  billFixed,
  billPrice,
  billSold,
  billSum,
  billVolume,
  billYear,
} from "./sent-value-questions.ts";
import { presentSpend } from "./spend-questions.ts";
import { takings } from "./takings-question.ts";
import { receipt, terminal } from "./terminal-questions.ts";
import { type } from "./type-question.ts";

/**
 * The assistant's questions in the order of their steps. Each entry holds everything specific to
 * its question. After an answer the next question that applies is asked.
 */
export const QUESTIONS: Flow = [
  destination,
  type,
  carried,
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
  billRight,
  billYear,
  billVolume,
  billPeriod,
  billContractPrice,
  billPrice,
  billFixed,
  billSold,
  billSum,
  billMonths,
  billFee,
  billBonus,
  billPlace,
  billIdentifiers,
  billSupplier,
  billTotal,
  billSale,
  billPricing,
  segment,
  duration,
  mileage,
  downPayment,
  neededBy,
  takings,
  receipt,
  terminal,
  circuits,
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

/** The questions with readers that ask about the words of an answer that they did not use. */
export const FLOW: Flow = guardTyped(QUESTIONS);
