import { describe, expect, test } from "vitest";
import { readPlace } from "./read-place.ts";

describe("a place in a name, a code, an address or a sentence", () => {
  test.each([
    ["Milano", "Milano (MI)"],
    ["milano", "Milano (MI)"],
    ["abito a Milano", "Milano (MI)"],
    ["Roma", "Roma (RM)"],
    ["sono di Bari", "Bari (BA)"],
    ["MI", "Provincia di Milano"],
    ["rm", "Provincia di Roma"],
    ["abito a Sesto San Giovanni (MI)", "Sesto San Giovanni (MI)"],
    ["sesto san giovanni, mi", "Sesto San Giovanni (MI)"],
    ["Rho MI", "Rho (MI)"],
    ["Nocera Inferiore (SA)", "Nocera Inferiore (SA)"],
    ["Alba in provincia di Cuneo", "Alba (CN)"],
    ["in provincia di Monza", "Provincia di Monza e della Brianza"],
    ["abito in provincia di Pavia", "Provincia di Pavia"],
    ["vivo a Milano ma la casa è in provincia di Pavia", "Provincia di Pavia"],
    ["Monza", "Monza (MB)"],
    ["Monza e Brianza", "Provincia di Monza e della Brianza"],
    ["Aosta", "Aosta (AO)"],
    ["San Floriano del Collio", "San Floriano del Collio/Števerjan (GO)"],
    ["Sovodnje ob Soči", "Savogna d’Isonzo/Sovodnje ob Soči (GO)"],
    ["Duino Aurisina", "Duino Aurisina/Devin Nabrežina (TS)"],
    ["Devin Nabrežina", "Duino Aurisina/Devin Nabrežina (TS)"],
    ["L'Aquila", "L’Aquila (AQ)"],
    ["l’aquila", "L’Aquila (AQ)"],
    ["laquila", "L’Aquila (AQ)"],
    ["sono all'Aquila", "L’Aquila (AQ)"],
    ["santangelo lodigiano", "Sant’Angelo Lodigiano (LO)"],
    ["seconda casa a Termoli", "Termoli (CB)"],
    ["ho la residenza a Bari", "Bari (BA)"],
    ["la mia residenza è a Bari", "Bari (BA)"],
    ["sono domiciliato a Bari", "Bari (BA)"],
    ["ho un appartamento a Bari", "Bari (BA)"],
    ["da Milano mi sono trasferito a Pavia", "Pavia (PV)"],
    ["Forlì", "Forlì (FC)"],
    ["cesena", "Cesena (FC)"],
    ["Reggio Calabria", "Reggio di Calabria (RC)"],
    ["reggio nell'emilia", "Reggio nell’Emilia (RE)"],
    ["La Spezia", "La Spezia (SP)"],
    ["la casa è a Torino", "Torino (TO)"],
    ["Bozen", "Bolzano/Bozen (BZ)"],
    ["Urtijëi", "Ortisei/St. Ulrich (BZ)"],
    ["Ortisei / St. Ulrich / Urtijëi", "Ortisei/St. Ulrich (BZ)"],
    ["San Martin de Tor", "San Martino in Badia/St. Martin in Thurn (BZ)"],
    ["Mareo", "Marebbe/Enneberg (BZ)"],
    ["La Val", "La Valle/Wengen (BZ)"],
    ["S. Crestina-Gherdëina", "Santa Cristina Valgardena/St. Christina in Gröden (BZ)"],
    ["Sëlva Gherdëina (BZ)", "Selva di Val Gardena/Wolkenstein in Gröden (BZ)"],
    ["20121", "Milano (MI)"],
    ["20121 Milano", "Milano (MI)"],
    ["00185", "Roma (RM)"],
    ["39100", "Bolzano/Bozen (BZ)"],
    ["20099 Sesto San Giovanni (MI)", "Sesto San Giovanni (MI)"],
    ["Via Roma 12, Torino", "Torino (TO)"],
    ["via Roma 12 Torino", "Torino (TO)"],
    ["Corso Francia 12/bis, 10143 Torino", "Torino (TO)"],
    ["Via Milano 5, Como", "Como (CO)"],
    ["Via Torino 5, Rho (MI)", "Rho (MI)"],
    ["Lucca, Toscana", "Lucca (LU)"],
    ["Toscana, Lucca", "Lucca (LU)"],
    ["Bolzano/Bozen", "Bolzano/Bozen (BZ)"],
    ["Viareggio (Lucca)", "Viareggio (LU)"],
    ["Rho, Milano", "Rho (MI)"],
    ["Torino, Italia", "Torino (TO)"],
    ["Roma centro", "Roma (RM)"],
    ["roma, zona eur", "Roma (RM)"],
    ["napoli nord", "Napoli (NA)"],
    ["Firenze e provincia", "Firenze (FI)"],
    ["sono di Palermo ma vivo a Milano", "Milano (MI)"],
    ["vivo a Milano ma la casa è a Palermo", "Palermo (PA)"],
    ["vivo a Milano, però il contatore sta a Palermo", "Palermo (PA)"],
    ["vivo a Milano ma ho una casa a Palermo", "Palermo (PA)"],
    ["vivo a milano ma la casa è a palermo", "Palermo (PA)"],
    ["abito a Roma ma la casa è in affitto", "Roma (RM)"],
    ["abito a Roma ma la casa è di mia moglie", "Roma (RM)"],
    ["abito a Roma ma la casa è a due piani", "Roma (RM)"],
    ["abito a Roma ma la casa è intestata a mia madre", "Roma (RM)"],
    ["abito a Roma ma ho casa di proprietà", "Roma (RM)"],
    ["abito a Roma ma il contatore è a nome di Marco", "Roma (RM)"],
    ["vivo a Milano ma lavoro a Roma", "Milano (MI)"],
    ["vivo a Milano ma sono di Palermo", "Milano (MI)"],
    ["abito a Milano ma è rumorosa", "Milano (MI)"],
    ["Pesaro-Urbino", "Provincia di Pesaro e Urbino"],
    ["abito a Lucca da dieci anni", "Lucca (LU)"],
    ["vivo a Milano con mia moglie", "Milano (MI)"],
    ["Rho", "Rho (MI)"],
    ["abito a Rho", "Rho (MI)"],
    ["Rho (MI)", "Rho (MI)"],
    ["20017", "Rho (MI)"],
    ["Via Roma 12, 20017 Rho", "Rho (MI)"],
    ["Sesto San Giovanni", "Sesto San Giovanni (MI)"],
    ["abito a cinisello balsamo", "Cinisello Balsamo (MI)"],
    ["20099", "Sesto San Giovanni (MI)"],
    ["Torino di Sangro", "Torino di Sangro (CH)"],
    ["Via Torino 5, Rho", "Rho (MI)"],
    ["Viareggio, Toscana", "Viareggio (LU)"],
    ["Napoli, Campania, Italia", "Napoli (NA)"],
    ["Prati, Roma", "Roma (RM)"],
    ["Samone 38059", "Samone (TN)"],
    ["il mio cap è 20017", "Rho (MI)"],
    ["brianza", "Provincia di Monza e della Brianza"],
    ["aquila", "L’Aquila (AQ)"],
    ["Ostia", "Roma (RM)"],
    ["Vomero, Napoli", "Napoli (NA)"],
    ["Sesto (MI)", "Sesto San Giovanni (MI)"],
  ])("reads «%s» as %s", (text, label) => {
    expect(readPlace(text)).toMatchObject({ status: "found", place: { label }, isDoubtful: false });
  });

  test("returns the postal code", () => {
    expect(readPlace("20121").postalCode).toBe("20121");
    expect(readPlace("Corso Francia 12/bis, 10143 Torino").postalCode).toBe("10143");
    for (const typed of ["00184", "00 184", "CAP: 00 184 Roma", "00184 Roma"]) {
      expect(readPlace(typed)).toMatchObject({ status: "found", postalCode: "00184" });
    }
  });
});

describe("a doubtful place", () => {
  test.each([
    ["Firnze", "Firenze (FI)"],
    ["Ostian", "Ostiano (CR)"],
    ["Sesto San", "Sesto San Giovanni (MI)"],
  ])("reads «%s» as %s, which is doubtful", (text, label) => {
    expect(readPlace(text)).toMatchObject({ status: "found", place: { label }, isDoubtful: true });
  });

  test.each([
    ["Samone", ["Samone (TO)", "Samone (TN)"]],
    ["abito a Samone", ["Samone (TO)", "Samone (TN)"]],
    ["Roma o Milano", ["Roma (RM)", "Milano (MI)"]],
    ["vivo a Roma, o forse a Milano", ["Roma (RM)", "Milano (MI)"]],
    ["o roma o milano", ["Roma (RM)", "Milano (MI)"]],
    ["da milano a roma", ["Milano (MI)", "Roma (RM)"]],
    ["mi trasferisco da Milano a Roma", ["Milano (MI)", "Roma (RM)"]],
    ["Samone o Rho", ["Samone (TO)", "Samone (TN)", "Rho (MI)"]],
    ["provincia di Milano o di Pavia", ["Provincia di Milano", "Provincia di Pavia"]],
    ["in provincia di Lodi o in quella di Como", ["Provincia di Lodi", "Provincia di Como"]],
    ["provincia di Lodi o Como", ["Provincia di Lodi", "Como (CO)"]],
    ["sto tra Pavia e Milano", ["Pavia (PV)", "Milano (MI)"]],
    ["tra Lecce e Brindisi", ["Lecce (LE)", "Brindisi (BR)"]],
    ["un paesino vicino Cuneo", ["Cuneo (CN)", "Provincia di Cuneo"]],
    ["vicino a Monza", ["Monza (MB)", "Provincia di Monza e della Brianza"]],
    ["nei dintorni dell'Aquila", ["L’Aquila (AQ)", "Provincia dell’Aquila"]],
    [
      "Sesto",
      [
        "Sesto/Sexten (BZ)",
        "Sesto San Giovanni (MI)",
        "Sesto Fiorentino (FI)",
        "Sesto Calende (VA)",
      ],
    ],
    ["Bologna ma anche Rimini", ["Bologna (BO)", "Rimini (RN)"]],
    ["Bolgona", ["Bologna (BO)", "Bolognano (PE)", "Provincia di Bologna"]],
  ])("offers the places that «%s» may mean", (text, labels) => {
    const reading = readPlace(text);
    expect(reading.status === "ambiguous" && reading.choices.map(({ label }) => label)).toEqual(
      labels,
    );
  });

  test.each([
    ["Umbria", ["PG", "TR"]],
    ["sono in Molise", ["CB", "IS"]],
  ])("offers the provinces of a region: %s", (text, signs) => {
    const reading = readPlace(text);
    expect(reading.status === "region" && reading.provinces.map(({ sign }) => sign)).toEqual(signs);
  });

  test.each([
    ["Milano Marittima", "Milano Marittima", undefined],
    ["abito a milano marittima", "Milano Marittima", undefined],
    ["vivo a Roma ma la casa è a Milano Marittima", "Milano Marittima", undefined],
    ["Milano Marittima (RA)", "Milano Marittima", "RA"],
    ["Pincopallo, provincia di Milano", "Pincopallo", "MI"],
    ["un paesino", "", undefined],
  ])("keeps «%s», which is not the name of a comune", (text, town, sign) => {
    const reading = readPlace(text);
    expect(reading).toMatchObject({ status: "unlisted", town });
    expect(reading.status === "unlisted" ? reading.province?.sign : "").toBe(sign);
  });

  test.each([
    ...["", "???", "12", "<b>", "via Roma 12", "99999", "%%%"],
    ...["ho due case", "cerco casa", "abitiamo insieme", "mi sono appena sposato"],
    ...[
      "sto tra i monti",
      "in una zona molto tranquilla della nostra provincia",
      "sto in campagna",
    ],
  ])("finds no place in «%s»", (text) => {
    expect(readPlace(text).status).toBe("unknown");
  });

  test("a place named like a property of every object is an unknown hamlet", () => {
    expect(readPlace("constructor")).toMatchObject({ status: "unlisted", town: "Constructor" });
  });
});
