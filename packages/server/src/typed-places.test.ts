import type { PlaceChoice } from "@volpe/contract";
import { expect, test } from "vitest";
import { parseOfferQuery } from "./catalogue/energy/energy-query.ts";
import { parseEstimateQuery } from "./estimate/estimate-query.ts";
import { understand } from "./interview/understanding/test-answer-table.ts";
import { findNamedPlaces } from "./places/find-places.ts";
import { findNamedPlace, findPlaceChoice } from "./places/place-choice.ts";
import { findProvinceBySign, toComuneChoice } from "./places/place-words.ts";
import { toPlacedSearch } from "./places/placed-search.ts";
import { readComune } from "./places/read-comune.ts";
import { resolvePlace } from "./places/resolve-place.ts";

/** Every way in which a place reaches a figure, each with the label that it reads; "?" = asked. */
const READERS = {
  field: (text: string) => {
    const resolution = resolvePlace(text);
    return resolution.status === "found" ? resolution.place.label : "?";
  },
  list: (text: string) => toLabel(parseOfferQuery(toSearch(text), "luce").query),
  form: (text: string) => toLabel(parseEstimateQuery(toSearch(text), "luce").query),
  assistant: (answer: string) => {
    const said = understand({ question: "place", answer });
    const [, city = "", sign = ""] = /^(.+) ([A-Z]{2})$/.exec(said) ?? [];
    return findNamedPlace(sign, city)?.label ?? said;
  },
};

/** A cart asks for the province, too. */
function readCart(text: string, { province, comune }: PlaceChoice): string | null {
  const found = findProvinceBySign(province);
  const reading = found === null || comune === undefined ? null : readComune(text, found);
  return reading?.status === "found" ? toComuneChoice(reading.comune).label : null;
}

const toSearch = (luogo: string) => toPlacedSearch(new URLSearchParams({ luogo }));

function toLabel({ provincia = "", comune }: { provincia?: string; comune?: string }): string {
  return findPlaceChoice(provincia, comune)?.label ?? "?";
}

/** Typed places, each with the one that it means, or "?" if it has to be asked back. */
const TYPED = {
  "a corrected place": {
    "Roma, anzi Fiumicino": "Fiumicino (RM)",
    "Milano, anzi Monza": "Monza (MB)",
    "Pisa no scusa Livorno": "Livorno (LI)",
    "torino, no scusa moncalieri": "Moncalieri (TO)",
    "Milano, no aspetta, Monza": "Monza (MB)",
    "20121, no 20900": "Monza (MB)",
    "anzi Torino": "Torino (TO)",
    "Roma, anzi": "?",
    "Roma, anzi no": "?",
    "anzi boh": "?",
    "no, scusa boh": "?",
  },
  "a denied, former or other place": {
    "non Pisa ma Livorno": "Livorno (LI)",
    "non è Pisa, è Livorno": "Livorno (LI)",
    "Bra non Alba": "Bra (CN)",
    "prima stavo a Pisa ora a Livorno": "Livorno (LI)",
    "ieri Torino, da oggi Cuneo": "Cuneo (CN)",
    "sono di Napoli, ora Milano": "Milano (MI)",
    "vivo a Milano ma la casa è a Palermo": "Palermo (PA)",
    "il contatore è a Monza, io sono di Milano": "Monza (MB)",
    "abito a Lecce, la casa al mare è a Gallipoli": "Gallipoli (LE)",
    "vivevo a Torino, ora vivo a Milano": "Milano (MI)",
  },
  "several places, or one nearby": {
    "vicino a Monza": "?",
    "un paesino vicino a Cuneo": "?",
    "sto in campagna vicino a Siena": "?",
    "dalle parti di Lodi": "?",
    "in campagna": "?",
    "sto tra Pavia e Milano": "?",
    "tra Lecce e Brindisi": "?",
    "Bologna o Modena": "?",
    "Rho vicino a Milano": "Rho (MI)",
  },
  "a name": {
    Milano: "Milano (MI)",
    "abito a Rho": "Rho (MI)",
    ROMA: "Roma (RM)",
    forli: "Forlì (FC)",
    Forlì: "Forlì (FC)",
    "Forli’": "Forlì (FC)",
    Cefalù: "Cefalù (PA)",
    "l'aquila": "L’Aquila (AQ)",
    "L’Aquila": "L’Aquila (AQ)",
    "sono all'Aquila": "L’Aquila (AQ)",
    "Cortina d’Ampezzo": "Cortina d’Ampezzo (BL)",
    "corte de cortesi con cignone": "Corte de’ Cortesi con Cignone (CR)",
    "san valentino in abruzzo citeriore": "San Valentino in Abruzzo Citeriore (PE)",
    "S. Donato Milanese": "San Donato Milanese (MI)",
    "reggio emilia": "Reggio nell’Emilia (RE)",
    Ora: "Ora/Auer (BZ)",
    "abito ad Anzi": "Anzi (PZ)",
  },
  "a name with a province, a code or an address": {
    "Rho (MI)": "Rho (MI)",
    "rho mi": "Rho (MI)",
    "Samone (TN)": "Samone (TN)",
    "Sesto, Bolzano": "Sesto/Sexten (BZ)",
    "Camisano CR": "Camisano (CR)",
    "Alba in provincia di Cuneo": "Alba (CN)",
    "Foligno Perugia": "Foligno (PG)",
    "20900": "Monza (MB)",
    "00 184": "Roma (RM)",
    Montecarlo: "Montecarlo (LU)",
    "88050 Sellia": "Sellia (CZ)",
    "Levate, Bergamo": "Levate (BG)",
    "via Roma 1, Beregazzo con Figliaro": "Beregazzo con Figliaro (CO)",
    "20017 Rho": "Rho (MI)",
    "Samone 38059": "Samone (TN)",
    "85010 Anzi": "Anzi (PZ)",
    "Anzi, Potenza": "Anzi (PZ)",
    "Via Roma 12, Torino": "Torino (TO)",
    "Pisa (PI), via Roma 12": "Pisa (PI)",
    "Milano (MI), via Torino 3": "Milano (MI)",
    "56125 Pisa (PI), via Verdi 2": "Pisa (PI)",
    "abito a Pisa (PI), in via Verdi 2": "Pisa (PI)",
    "Rho (MI), via Roma 3": "Rho (MI)",
    "via Roma 12, Pisa (PI)": "Pisa (PI)",
    "Pisa (PI), centro": "Pisa (PI)",
    "Pisa PI via Verdi 2": "Pisa (PI)",
    "pisa via verdi 2": "Pisa (PI)",
    "Pisa (PI), Toscana": "Pisa (PI)",
    "Borgo San Dalmazzo (CN), via Roma 12": "Borgo San Dalmazzo (CN)",
    "Laino Borgo CS via Verdi 2": "Laino Borgo (CS)",
    "Città di Castello (PG), via Roma 12": "Città di Castello (PG)",
    "Gais (BZ)": "Gais (BZ)",
    "Borgo Ticino (NO)": "Borgo Ticino (NO)",
    "Villa di Tirano (SO), via Roma 12": "Villa di Tirano (SO)",
    "Milano, via Torino 3, MI": "Milano (MI)",
    "Ho un negozio a Brescia": "Brescia (BS)",
    "un capannone a Brescia": "Brescia (BS)",
    "sto a Forlì, ho un bar a Faenza": "Forlì (FC)",
    "abbiamo un appartamento a Brescia": "Brescia (BS)",
    "Borgo San Lorenzo, via Roma 1": "Borgo San Lorenzo (FI)",
    MI: "Provincia di Milano",
    "provincia di Lecco": "Provincia di Lecco",
    "abito in provincia di Pavia": "Provincia di Pavia",
  },
  "a doubtful name": {
    "ora non so": "?",
    "ora non posso": "?",
    "ora, non posso": "?",
    "ora no": "?",
    "sì ma non so il comune": "?",
    "si non lo so il comune": "?",
    "Monza (MI), via Roma 3": "?",
    "Monza (MI)": "?",
    "Torino (MI)": "?",
    "Seregno, Milano": "?",
    "Corigliano Calabro": "?",
    Firnze: "?",
    Bolgona: "?",
    "Sesto San": "?",
    Samone: "?",
    Castro: "?",
    Reggio: "?",
    Sesto: "?",
    "abito a Sesto": "?",
    Umbria: "?",
    Xyzzy: "?",
    Parigi: "?",
    sì: "?",
  },
  "a name in another language": {
    Bozen: "Bolzano/Bozen (BZ)",
    "Bolzano/Bozen": "Bolzano/Bozen (BZ)",
    Urtijëi: "Ortisei/St. Ulrich (BZ)",
    Brixen: "Bressanone/Brixen (BZ)",
    "Kurtatsch an der Weinstraße":
      "Cortaccia sulla strada del vino/Kurtatsch an der Weinstraße (BZ)",
    Trentino: "Provincia di Trento",
    Florence: "Firenze (FI)",
  },
  "a part of a comune": {
    Ostia: "Roma (RM)",
    Mestre: "Venezia (VE)",
    "Lido di Camaiore": "Camaiore (LU)",
    "Napoli Vomero": "Napoli (NA)",
    "in una frazione di Cortona": "Cortona (AR)",
    "Prati, Roma": "Roma (RM)",
    "Milano Marittima (RA)": "Provincia di Ravenna",
    "Milano Marittima": "?",
  },
} as const;

const rows = Object.entries(TYPED).flatMap(([what, typed]) =>
  Object.entries(typed).map(([text, place]) => ({ what, text, place })),
);

test.each(rows.filter(({ place }) => place !== "?" && !place.startsWith("Provincia")))(
  "a cart reads «$text» in its province as $place",
  ({ text, place }) => {
    const [choice] = findNamedPlaces(place).map((found) => found.choice);
    expect(choice && readCart(text, choice)).toBe(place);
  },
);

test.each(rows)("$what, «$text», is $place for field, list, form and assistant", (row) => {
  const read = Object.entries(READERS).map(([name, reader]) => [name, reader(row.text)]);
  const same = Object.keys(READERS).map((name) => [name, row.place]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(same));
});
