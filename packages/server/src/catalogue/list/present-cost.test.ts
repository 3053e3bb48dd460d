import { describe, expect, it } from "vitest";
import { compareWithPresent, guessPresentMonth, toVerdict } from "./present-cost.ts";

const read = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const paying = (presentMonthEur: number | null) => ({ presentMonthEur });

describe("the saving of a year", () => {
  it("compares twelve months of today with twelve of the figure", () => {
    const saving = compareWithPresent(paying(80), "month", 71.5);
    expect(saving?.eur).toBe(102);
    expect(read(saving?.words)).toBe("Risparmi 102,00 € l’anno rispetto a oggi");
  });

  it("takes half of a figure of 24 months", () => {
    expect(compareWithPresent(paying(30), "24-months", 597.6)?.eur).toBe(61.2);
  });

  it("is negative for an offer that costs more", () => {
    const saving = compareWithPresent(paying(20), "24-months", 597.6);
    expect(saving?.eur).toBe(-58.8);
    expect(read(saving?.words)).toBe("Spendi 58,80 € in più l’anno rispetto a oggi");
  });

  it("calls an offer equal if it differs by less than a euro", () => {
    expect(compareWithPresent(paying(24.95), "24-months", 597.6)?.words).toBe(
      "Costa quanto paghi oggi",
    );
  });

  it("is unknown if the query does not state what the visitor pays", () => {
    expect(compareWithPresent(paying(null), "month", 20)).toBeUndefined();
    expect(compareWithPresent({}, "month", 20)).toBeUndefined();
  });
});

describe("the verdict of a list", () => {
  it("counts the offers that cost less", () => {
    expect(read(toVerdict(paying(30), "month", [20, 25, 40]))).toBe(
      "2 su 3 costano meno di quanto paghi oggi, 30,00 € al mese.",
    );
    expect(read(toVerdict(paying(22), "month", [20, 25, 40]))).toContain("1 su 3 costa meno");
  });

  it("says to keep a contract that nothing beats", () => {
    expect(read(toVerdict(paying(9.9), "month", [20, 25]))).toBe(
      "Tieniti il contratto che hai: qui niente costa meno di quanto paghi oggi, 9,90 € al mese.",
    );
  });

  it("is absent without a figure to compare", () => {
    expect(toVerdict(paying(null), "month", [20])).toBeNull();
    expect(toVerdict(paying(20), "month", [])).toBeNull();
    expect(toVerdict({}, "month", [20])).toBeNull();
  });
});

describe("the doubt about what the visitor pays today", () => {
  it.each([
    [{ destination: "privati", presentMonthEur: 2990 }, 29.9],
    [{ destination: "privati", presentMonthEur: 299 }, 29.9],
    [{ destination: "privati", presentMonthEur: 1500 }, 15],
    [{ destination: "privati", presentMonthEur: 150 }, null],
    [{ destination: "aziende", presentMonthEur: 299 }, null],
    [{ volumeEur: 5000, presentMonthEur: 2700.5 }, 2700.5],
    [{ volumeEur: 5000, presentMonthEur: 1500 }, 150],
    [{ volumeEur: 100_000, presentMonthEur: 1500 }, null],
  ])("suggests for %j that %j was meant", (query, meant) => {
    expect(guessPresentMonth(query)).toBe(meant);
    expect(compareWithPresent(query, "month", 20) === undefined).toBe(meant !== null);
    expect(toVerdict(query, "month", [20]) === null).toBe(meant !== null);
  });
});
