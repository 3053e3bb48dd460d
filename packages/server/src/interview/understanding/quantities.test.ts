import { describe, expect, test } from "vitest";
import { toSpokenText } from "../../text/spoken-text.ts";
import { readConsumption } from "./consumption.ts";
import type { FigureReading } from "./figure.ts";
import { findNumbers } from "./italian-number.ts";
import { findAmountWithoutFee, readEuros } from "./money.ts";
import { readCoveredMonths, readMonthCount } from "./months.ts";
import { readPowerKw } from "./power.ts";

const toValue = (reading: FigureReading) =>
  reading.status === "one" ? reading.figure.value : null;

describe("numbers", () => {
  test.each<[string, number | null]>([
    ["2700", 2700],
    ["2.700", 2700],
    ["2 700", 2700],
    ["2'700", 2700],
    ["2’700", 2700],
    ["2700,5", 2700.5],
    ["1.234,56", 1234.56],
    ["1.234.567", 1_234_567],
    ["4.5", 4.5],
    ["4,5", 4.5],
    ["0,25", 0.25],
    ["circa 2.700 all'anno", 2700],
    ["tre", 3],
    ["siamo in dodici", 12],
    ["-5", -5],
    ["duemilasettecento", 2700],
    ["duemila e cinquecento", 2500],
    ["mille euro", 1000],
    ["novecento", 900],
    ["ottanta euro al mese", 80],
    ["centotto", 108],
    ["ventuno", 21],
    ["ottantotto", 88],
    ["mille e duecento", 1200],
    ["milleduecentocinquanta", 1250],
    ["dodicimila", 12_000],
    ["due mila", 2000],
    ["2mila e 700", 2700],
    ["tre e mezzo", 3.5],
    ["niente", null],
    ["", null],
  ])("reads «%s» as %s", (text, value) => {
    expect(findNumbers(toSpokenText(text))[0]?.value ?? null).toBe(value);
  });

  test.each<[string, number[]]>([
    ["2.700,5 o 12.000,50", [2700.5, 12_000.5]],
    ["15mila 20mila", [15_000, 20_000]],
    ["f1 900 f2 800", [900, 800]],
    ["2mila7", [2700]],
    ["1,2k", [1200]],
    ["un migliaio", [1000]],
    ["una decina di migliaia", [10_000]],
    ["un tremila kwh", [3000]],
    ["4 virgola 5", [4.5]],
    ["grazie mille", []],
    ["sei un robot", []],
  ])("finds in «%s» %s", (text, values) => {
    expect(findNumbers(toSpokenText(text)).map(({ value }) => value)).toEqual(values);
  });

  test.each<[string, number, number]>([
    ["duemila e sette", 2007, 2700],
    ["mille e quattro", 1004, 1400],
    ["3 mila e 2", 3002, 3200],
  ])("says that «%s» may be %s or %s", (text, value, orElse) => {
    expect(findNumbers(toSpokenText(text))).toMatchObject([{ value, orElse }]);
  });
});

describe("electricity", () => {
  test.each<[string, number]>([
    ["circa 2.700 kWh", 2700],
    ["2700", 2700],
    ["2700 kwh", 2700],
    ["2.700kWh l'anno", 2700],
    ["2,7 MWh", 2700],
    ["2.7 mwh", 2700],
    ["1,2 GWh", 1_200_000],
    ["consumiamo 3.150,5 kWh", 3150.5],
    ["3 mila kWh", 3000],
    ["più o meno 1800 chilowattora", 1800],
    ["F1 900 F2 800 F3 1000", 2700],
    ["F1 900 e F23 1800", 2700],
    ["900 in F1, 800 in F2 e 1000 in F3", 2700],
    ["900 kWh in fascia F1, 800 in F2, 1000 in F3", 2700],
    ["F1: 1.200, F2: 600, F3: 900 kWh", 2700],
    ["duemilasettecento kWh", 2700],
    ["nel 2025 ho fatto 2700", 2700],
    ["nel 2039 ho fatto 2700", 2700],
    ["2700 (2039)", 2700],
    ["2017", 2017],
    ["2040", 2040],
  ])("reads «%s» as %s kWh", (text, amount) => {
    expect(readConsumption(text, "luce")).toMatchObject({
      status: "read",
      consumption: { amount, cubicMetres: false },
    });
  });

  test.each([
    "F1 900, F2 800",
    "F1 900 F2 800 F3",
    "300 f1, 200 f2 e 400 f3 a bimestre",
    "F1 300, F2 200, F3 400 al bimestre",
  ])("asks what «%s» is in a year", (text) => {
    expect(readConsumption(text, "luce").status).toBe("several");
  });

  test.each(["2018", "2025", "2031", "2039"])("asks whether «%s» is a year", (text) => {
    expect(readConsumption(text, "luce").status).toBe("several");
  });

  test("reads no figure in an e-mail address", () => {
    expect(readConsumption("scrivi a lia@t9-esempio.it", "luce").status).toBe("no-number");
  });

  test("reports Smc as the wrong unit of electricity", () => {
    expect(readConsumption("1400 smc", "luce")).toEqual({ status: "wrong-unit", unit: "Smc" });
  });

  test.each([
    "tra 2000 e 3000",
    "2000-3000",
    "dai 2.000 ai 3.000 kWh",
    "2500 o 3000",
    "fra duemila e tremila",
  ])("says that «%s» leaves the figure open", (text) => {
    expect(readConsumption(text, "luce").status).toBe("range");
  });

  test.each(["80 euro al mese", "€ 900", "mille euro"])(
    "refuses «%s», which is an amount of money",
    (text) => {
      expect(readConsumption(text, "luce")).toEqual({ status: "money" });
    },
  );

  test("reports that a text has no number", () => {
    expect(readConsumption("parecchio", "luce")).toEqual({ status: "no-number" });
  });
});

describe("gas", () => {
  test.each<[string, number, boolean]>([
    ["1400 smc", 1400, false],
    ["1.400 Smc", 1400, false],
    ["1400 mc", 1400, true],
    ["1400 m³", 1400, true],
    ["millequattrocento? no: 1400 metri cubi", 1400, true],
    ["850", 850, false],
    ["980,5 Sm3", 980.5, false],
  ])("reads «%s» as %s", (text, amount, cubicMetres) => {
    expect(readConsumption(text, "gas")).toMatchObject({
      status: "read",
      consumption: { amount, cubicMetres },
    });
  });

  test("reports kWh as the wrong unit of gas", () => {
    expect(readConsumption("2700 kWh", "gas")).toEqual({ status: "wrong-unit", unit: "kWh" });
  });
});

describe("power", () => {
  test.each<[string, number | null]>([
    ["3", 3],
    ["4,5", 4.5],
    ["4.5 kW", 4.5],
    ["4,5kw", 4.5],
    ["ho 6 kW", 6],
    ["4500 W", 4.5],
    ["3000", 3],
    ["3300 watt", 3.3],
    ["tre", 3],
    ["quanto basta", null],
  ])("reads «%s» as %s kW", (text, kw) => {
    const reading = readPowerKw(text);

    expect(reading.status === "one" ? reading.kw : null).toBe(kw);
  });
});

describe("money", () => {
  test.each<[string, number | null]>([
    ["123,45", 123.45],
    ["€ 1.200", 1200],
    ["1.234,56 €", 1234.56],
    ["circa 90 euro", 90],
    ["2 mila euro", 2000],
    ["tanto", null],
  ])("reads «%s» as %s €", (text, euros) => {
    expect(toValue(readEuros(text))).toBe(euros);
  });

  test.each<[string, number | null]>([
    ["123,44 di cui 18 di canone", 105.44],
    ["1100 euro di cui 90 di canone rai", 1010],
    ["totale 118,20 di cui canone 9", 109.2],
    ["160 con il canone di 18", 142],
    ["100 al mese di cui 9 di canone", 91],
    ["1100 l'anno di cui 9 al mese di canone", null],
    ["110 più 9 di canone", null],
    ["123,44 di cui 18 di iva", null],
    ["100 compreso il canone", null],
  ])("reads in «%s» %s € without the television fee", (text, euros) => {
    expect(findAmountWithoutFee(text)?.value ?? null).toBe(euros);
  });

  test.each<[string, number, number | null]>([
    ["900", 900, null],
    ["circa 1.100 euro l'anno", 1100, 1],
    ["80 al mese", 80, 12],
    ["80 euro mensili", 80, 12],
    ["160 a bimestre", 160, 6],
    ["ogni due mesi pago 160", 160, 6],
    ["250 a trimestre", 250, 4],
    ["ottanta euro al mese", 80, 12],
    ["mille euro", 1000, null],
    ["200 euro in tre mesi", 200, 4],
    ["6 bollette da 150", 900, 1],
    ["90 al mese, quindi 1080 l'anno", 1080, 1],
  ])("reads «%s» as %s €, %s times a year", (text, value, times) => {
    expect(readEuros(text)).toMatchObject({ status: "one", figure: { value, times } });
  });
});

describe("months", () => {
  test.each<[string, number[]]>([
    ["gennaio e febbraio", [1, 2]],
    ["da ottobre a dicembre", [10, 11, 12]],
    ["dal 1° novembre al 31 gennaio", [11, 12, 1]],
    ["nov-gen", [11, 12, 1]],
    ["dicembre/gennaio", [12, 1]],
    ["gen, feb, mar", [1, 2, 3]],
    ["01/09/2026 - 31/10/2026", [9, 10]],
    ["Luglio", [7]],
    ["due mesi", []],
    ["sette mesi", []],
    ["otto", []],
    ["sett ott", [9, 10]],
    ["non dicembre, gennaio e febbraio", [1, 2]],
    ["marzo escluso aprile", [3]],
    ["da ottobre a dicembre tranne novembre", []],
    ["febbraio marzo, no aprile", []],
    ["emessa a febbraio, consumi di dicembre e gennaio", [12, 1]],
    ["fattura di marzo per gennaio e febbraio", [1, 2]],
    ["bolletta di gennaio", [1]],
  ])("reads «%s» as %s", (text, months) => {
    expect(readCoveredMonths(text).map(({ month }) => month)).toEqual(months);
  });

  test.each<[string, number | null]>([
    ["2", 2],
    ["due mesi", 2],
    ["bimestrale", 2],
    ["un mese", 1],
    ["trimestre", 3],
    ["settembre e ottobre", 2],
    ["un anno", 12],
    ["60 giorni", 2],
    ["boh", null],
    ["due, la bolletta è di marzo", 2],
    ["un mese, scade il 5 giugno", 1],
    ["emessa a maggio", null],
  ])("counts «%s» as %s", (text, count) => {
    const reading = readMonthCount(text);

    expect(reading.status === "one" ? reading.months : null).toBe(count);
  });

  test("counts the half months at both ends of a bill as one", () => {
    const parts = readCoveredMonths("dal 15 marzo al 14 maggio").map(({ part }) => part);

    expect(parts).toEqual([expect.closeTo(0.54, 2), 1, expect.closeTo(0.46, 2)]);
    expect(readMonthCount("dal 15 marzo al 14 maggio")).toEqual({ status: "one", months: 2 });
  });
});
