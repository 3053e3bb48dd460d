import { describe, expect, test } from "vitest";
import { readPlace } from "./place.ts";

describe("a place that says its province", () => {
  test.each<[string, string, string]>([
    ["Milano", "Milano", "MI"],
    ["milano", "Milano", "MI"],
    ["abito a Milano", "Milano", "MI"],
    ["Roma", "Roma", "RM"],
    ["sono di Bari", "Bari", "BA"],
    ["MI", "", "MI"],
    ["rm", "", "RM"],
    ["abito a Sesto San Giovanni (MI)", "Sesto San Giovanni", "MI"],
    ["sesto san giovanni, mi", "Sesto San Giovanni", "MI"],
    ["Rho MI", "Rho", "MI"],
    ["Nocera Inferiore (SA)", "Nocera Inferiore", "SA"],
    ["Alba in provincia di Cuneo", "Alba", "CN"],
    ["in provincia di Monza", "", "MB"],
    ["Monza", "Monza", "MB"],
    ["Monza e Brianza", "", "MB"],
    ["Aosta", "Aosta", "AO"],
    ["L'Aquila", "L’Aquila", "AQ"],
    ["l’aquila", "L’Aquila", "AQ"],
    ["Forlì", "Forlì", "FC"],
    ["cesena", "Cesena", "FC"],
    ["Reggio Calabria", "Reggio Calabria", "RC"],
    ["reggio nell'emilia", "Reggio nell’Emilia", "RE"],
    ["La Spezia", "La Spezia", "SP"],
    ["la casa è a Torino", "Torino", "TO"],
    ["Bozen", "Bolzano", "BZ"],
    ["20121", "Milano", "MI"],
    ["20121 Milano", "Milano", "MI"],
    ["00185", "Roma", "RM"],
    ["39100", "Bolzano", "BZ"],
    ["20099 Sesto San Giovanni (MI)", "Sesto San Giovanni", "MI"],
    ["Via Roma 12, Torino", "Torino", "TO"],
    ["via Roma 12 Torino", "Torino", "TO"],
    ["Corso Francia 12/bis, 10143 Torino", "Torino", "TO"],
    ["Via Milano 5, Como", "Como", "CO"],
    ["Via Torino 5, Rho (MI)", "Rho", "MI"],
    ["Lucca, Toscana", "Lucca", "LU"],
    ["Toscana, Lucca", "Lucca", "LU"],
    ["Bolzano/Bozen", "Bolzano", "BZ"],
    ["Viareggio (Lucca)", "Viareggio", "LU"],
    ["Rho, Milano", "Rho", "MI"],
    ["Torino, Italia", "Torino", "TO"],
    ["Roma centro", "Roma", "RM"],
    ["roma, zona eur", "Roma", "RM"],
    ["napoli nord", "Napoli", "NA"],
    ["Firenze e provincia", "Firenze", "FI"],
    ["sono di Palermo ma vivo a Milano", "Milano", "MI"],
    ["Pesaro-Urbino", "", "PU"],
    ["abito a Lucca da dieci anni", "Lucca", "LU"],
    ["vivo a Milano con mia moglie", "Milano", "MI"],
  ])("reads «%s» as %s (%s)", (text, city, sign) => {
    const reading = readPlace(text);

    expect(reading).toMatchObject({ status: "found", city, province: { sign } });
  });

  test("keeps the postal code", () => {
    expect(readPlace("20121")).toMatchObject({ postalCode: "20121" });
  });
});

describe("a place that does not", () => {
  test.each<[string, string]>([
    ["Sesto San Giovanni", "Sesto San Giovanni"],
    ["abito a cinisello balsamo", "Cinisello Balsamo"],
    ["20099", ""],
    ["un paesino vicino Cuneo", ""],
    ["Milano Marittima", "Milano Marittima"],
    ["Torino di Sangro", "Torino di Sangro"],
    ["Via Torino 5, Rho", "Rho"],
  ])("asks the province of «%s» and keeps the town", (text, city) => {
    expect(readPlace(text)).toMatchObject({ status: "ask-province", city, candidates: [] });
  });

  test("offers the region's provinces for a town in it", () => {
    expect(readPlace("Viareggio, Toscana")).toMatchObject({
      status: "ask-province",
      city: "Viareggio",
    });
  });

  test.each(["Parigi", "abito a Londra", "Lugano", "in Svizzera"])(
    "knows «%s» to be abroad",
    (text) => {
      expect(readPlace(text)).toEqual({ status: "abroad" });
    },
  );

  test("offers both towns called Reggio", () => {
    const reading = readPlace("Reggio");

    expect(reading).toMatchObject({
      status: "ask-province",
      candidates: [{ sign: "RE" }, { sign: "RC" }],
    });
  });

  test("offers the provinces of a region", () => {
    expect(readPlace("Umbria")).toMatchObject({
      status: "ask-province",
      candidates: [{ sign: "PG" }, { sign: "TR" }],
    });
  });

  test.each([
    "",
    "boh",
    "non lo so",
    "???",
    "12",
    "<b>",
    "luce",
    "Italia",
    "perché?",
    "via Roma 12",
  ])("does not understand «%s»", (text) => {
    expect(readPlace(text)).toEqual({ status: "not-understood" });
  });
});
