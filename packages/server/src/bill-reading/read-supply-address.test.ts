import { describe, expect, test } from "vitest";
import { readSupplyAddress } from "./read-supply-address.ts";
import { printRows } from "./test-rows.ts";

const toName = (value: string) => ({ value, text: value, page: 1, isProved: false });
const NAMES = { supplier: toName("Fonte Chiara S.p.A."), holder: toName("Mario Rossi") };

const read = (lines: readonly (readonly string[])[]) => {
  const { street, postalCode, city, province } = readSupplyAddress(printRows(lines), NAMES);
  return [street, postalCode, city, province].map((one) =>
    one === undefined ? "-" : `${one.value}${one.isProved ? "" : "?"}`,
  );
};

const ROMA = ["Via Tuscolana 900", "00174", "Roma", "RM"];

test.each([
  ["Meran / Merano (BZ)", "Meran", "BZ"],
  ["Meran/Merano BZ", "Meran", "BZ"],
  ["Merano/Meran (BZ)", "Merano/Meran", "BZ"],
  ["Merano - Meran", "Merano - Meran", "BZ"],
])("reads a comune with its names in two languages: «39012 %s»", (printed, city, sign) => {
  expect(read([[`Fornitura: Via Portici 12, 39012 ${printed}`]])).toEqual([
    "Via Portici 12",
    "39012",
    city,
    sign,
  ]);
});

describe("under a label of the supply's place", () => {
  test.each([
    ["on its line", [["Indirizzo di fornitura: Via Tuscolana 900, 00174 Roma (RM)"]]],
    ["in the next column", [["Luogo di fornitura", "Via Tuscolana 900 - 00174 Roma RM"]]],
    ["below it, on two lines", [["INDIRIZZO FORNITURA"], ["Via Tuscolana 900"], ["00174 Roma"]]],
    ["that breaks after the code", [["Fornitura: Via Tuscolana 900, 00174"], ["Roma (RM)"]]],
    ["that is a heading", [["Dati della fornitura"], ["Via Tuscolana 900"], ["00174 Roma RM"]]],
    ["in a box about it", [["Dati della fornitura"], ["Indirizzo: Via Tuscolana 900, 00174 Roma"]]],
    [
      "with parts that have labels of their own",
      [
        ["Indirizzo di fornitura", "Via Tuscolana 900"],
        ["CAP", "00174"],
        ["Comune", "Roma"],
      ],
    ],
    [
      "whose number has a cell of its own",
      [
        ["Luogo di fornitura", "Via Tuscolana", "900"],
        ["Comune", "00174 Roma"],
      ],
    ],
    [
      "in a table with a column for each part",
      [
        ["Indirizzo fornitura", "Comune", "CAP"],
        ["Via Tuscolana 900", "Roma", "00174"],
      ],
    ],
    ["with its comune before the code", [["Fornitura: Via Tuscolana 900, Roma, 00174 (RM)"]]],
    ["in a sentence", [["La tua fornitura è attiva in Via Tuscolana 900, 00174 Roma"]]],
    [
      "though letters go elsewhere",
      [
        ["Indirizzo di fornitura", "", "Mario Rossi"],
        ["Via Tuscolana 900, 00174 Roma", "", "Corso Dante 4"],
        ["", "", "10121 Torino TO"],
      ],
    ],
  ])("is sure of an address %s", (_, lines) => {
    expect(read(lines)).toEqual(ROMA);
  });

  test.each([
    ["a postal code of another comune", "Via Po 3, 00174 Milano", "Via Po 3? 00174? Milano? -"],
    ["an unknown comune", "Via Po 3, 46020 Borgorivo", "Via Po 3? 46020? Borgorivo? -"],
    ["neither code nor province", "Via Po 3, Milano", "Via Po 3? - Milano? MI?"],
    ["no number", "Via Po, 20121 Milano", "Via Po? 20121? Milano? MI?"],
    ["the code that a city had before", "Via Po 3, 20100 Milano (MI)", "Via Po 3 20100? Milano MI"],
  ])("doubts an address with %s", (_, address, expected) => {
    expect(read([[`Indirizzo di fornitura: ${address}`]]).join(" ")).toBe(expected);
  });

  test("doubts two addresses", () => {
    const doubtful = ROMA.map((each) => `${each}?`);
    const one = ["Indirizzo di fornitura: Via Tuscolana 900, 00174 Roma"];
    expect(read([one, ["x"], ["Luogo di fornitura: Via Po 3, 20121 Milano"]])).toEqual(doubtful);
    const beside = ["Indirizzo di fornitura", "Via Tuscolana 900, 00174 Roma"];
    expect(read([beside, ["Via Po 3, 20121 Milano"]])).toEqual(doubtful);
  });

  test("doubts an envelope's address beside the label", () => {
    const lines = [
      ["", "Mario Rossi"],
      ["Indirizzo di fornitura", "Via Tuscolana 900, 00174 Roma"],
    ];
    expect(read(lines)).toEqual(ROMA.map((each) => `${each}?`));
  });
});

describe("without a label", () => {
  const OWN = [["Mario Rossi"], ["Via Tuscolana 900"], ["00174 Roma RM"]];
  const SELLER = ["Fonte Chiara S.p.A. - Sede legale: Via Po 3, 20121 Milano - P.IVA 01234567897"];

  test("doubts the only address, and takes none of the seller", () => {
    expect(read([SELLER, ["x"], ["x"], ...OWN])).toEqual(ROMA.map((each) => `${each}?`));
    expect(read([SELLER])).toEqual(["-", "-", "-", "-"]);
    expect(read([["Fonte Chiara"], ["Via Po 3, 20121 Milano"]])).toEqual(["-", "-", "-", "-"]);
  });

  test("takes neither of two different addresses", () => {
    expect(read([...OWN, ["x"], ["Via Po 3, 20121 Milano"]])).toEqual(["-", "-", "-", "-"]);
  });

  test("takes no address for mail", () => {
    expect(read([["Recapito: Via Po 3, 20121 Milano"]])).toEqual(["-", "-", "-", "-"]);
  });
});
