import { describe, expect, it } from "vitest";
import { cleanText } from "../../../text/clean-text.ts";
import { cleanUrl } from "../../../text/clean-url.ts";
import { parseMoment } from "./parse-moment.ts";
import { parseNumber, parseOptionalNumber } from "./parse-number.ts";

describe("cleanText", () => {
  it("trims, joins lines and drops control and invisible characters", () => {
    expect(cleanText("  Luce\u0000 \u202Everde\u200B\r\n  casa\u00A0mia ", 100)).toBe(
      "Luce verde casa mia",
    );
  });

  it("cuts long text with an ellipsis, never inside a character", () => {
    expect(cleanText("abcdefghij", 5)).toBe("abcd…");
    expect(cleanText(`abc${"😀".repeat(9)}`, 6)).toBe("abc😀…");
  });
});

describe("cleanUrl", () => {
  it.each([
    ["https://www.example.it/offerte?x=1", "https://www.example.it/offerte?x=1"],
    ["www.example.it", "https://www.example.it/"],
    ["example.it:8443/luce", "https://example.it:8443/luce"],
    ["HTTP://EXAMPLE.IT", "http://example.it/"],
    [" https://example.it/a b ", "https://example.it/ab"],
  ])("accepts %s", (raw, url) => {
    expect(cleanUrl(raw)).toBe(url);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "ftp://example.it",
    "https://user:pw@example.it",
    "//",
    "localhost",
    "non disponibile",
    "mailto:a@example.it",
  ])("drops %j", (raw) => {
    expect(cleanUrl(raw)).toBeNull();
  });
});

describe("figures and moments", () => {
  it("accepts a dot and refuses a comma, a word and an exponent", () => {
    expect(parseNumber("-0.010270", "PREZZO")).toBe(-0.01027);
    for (const text of ["0,25", "abc", "1e3", "", "0x10", "Infinity", "1.2.3"]) {
      expect(() => parseNumber(text, "PREZZO")).toThrow("PREZZO non è un numero con il punto");
    }
    expect(parseOptionalNumber("", "PREZZO")).toBeNull();
  });

  it("reads both ends of a validity in Rome, the end to its last millisecond", () => {
    expect(parseMoment("22/09/2026_16:52:25", "DATA_INIZIO", "start")).toBe(
      Date.parse("2026-09-22T14:52:25Z"),
    );
    expect(parseMoment("31/12/2026_23:59:59", "DATA_FINE", "end")).toBe(
      Date.parse("2026-12-31T22:59:59.999Z"),
    );
    expect(parseMoment("21/08/2026", "data_inizio", "start")).toBe(
      Date.parse("2026-08-20T22:00:00Z"),
    );
    expect(parseMoment("31/12/2026", "data_fine", "end")).toBe(
      Date.parse("2026-12-31T22:59:59.999Z"),
    );
  });

  it.each(["2026-09-22", "31/02/2026_00:00:00", "", "1/1/2026", "22/09/2026_25:00:00"])(
    "refuses %j as a moment",
    (text) => {
      expect(() => parseMoment(text, "DATA_FINE", "end")).toThrow("DATA_FINE non è una data");
    },
  );
});
