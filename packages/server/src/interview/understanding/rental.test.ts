import { expect, test } from "vitest";
import { readMbps } from "../questions/internet-questions.ts";
import type { FigureReading } from "./figure.ts";
import { readDownPayment, readKmPerYear, readRentalMonths } from "./rental.ts";

const toValue = (reading: FigureReading) =>
  reading.status === "one" ? reading.figure.value : null;

test.each([
  ["36 mesi", 36],
  ["tre anni", 36],
  ["4 anni e mezzo", 54],
  ["3", 36],
  ["48", 48],
  ["un anno", 12],
  ["direi 36, massimo", 36],
  ["20000 l'anno, per tre anni", 36],
  ["per 3 anni, anticipo zero", 36],
  ["36 mesi, 20000", null],
  ["36 mesi, 300 al mese", null],
  ["boh", null],
])("reads the duration «%s» as %s months", (said, months) => {
  expect(toValue(readRentalMonths(said))).toBe(months);
});

test.each([
  ["15mila km", 15_000],
  ["15.000", 15_000],
  ["circa quindicimila chilometri", 15_000],
  ["1.200 al mese", 14_400],
  ["20k", 20_000],
  ["15000 km in un anno", 15_000],
  ["tanti", null],
])("reads «%s» as %s km a year", (said, km) => {
  expect(toValue(readKmPerYear(said))).toBe(km);
});

test.each([
  ["nessuno", 0],
  ["no grazie", 0],
  ["niente anticipo", 0],
  ["3k", 3000],
  ["tremila euro", 3000],
  ["2.500 €", 2500],
  ["boh", null],
])("reads the down payment «%s» as %s €", (said, euros) => {
  expect(toValue(readDownPayment(said))).toBe(euros);
});

test.each([
  ["300 mega", 300],
  ["1 giga", 1000],
  ["2,5 Gbit/s", 2500],
  ["veloce", null],
])("reads «%s» as %s Mbit/s", (said, mbps) => {
  expect(toValue(readMbps(said))).toBe(mbps);
});
