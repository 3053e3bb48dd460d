import { printed, type TestBill } from "../draw-bill.ts";

export const IBLEA: TestBill = {
  name: "crowded: gas, whole lines with wide gaps as of an old printer, with readings",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/10 IBLEA GAS SRL                       BOLLETTA GAS N. 260771
52 ¦ 40/8 Via Archimede 14 - 97100 Ragusa - Partita IVA 00993305473
80 ¦ 40/9 Contratto intestato a:    GRECO ANNA MARIA
92 ¦ 40/9 Codice fiscale:    GRCNMR58L62D862Y
104 ¦ 40/9 Ubicazione:    Via Cavour 3, 97015 Modica (RG)
116 ¦ 40/9 P.D.R.:    00470255518803    Matricola:    77102254
128 ¦ 40/9 Uso:    domestico, cottura cibi e acqua calda    Classe:    G4
140 ¦ 40/9 Consumo annuo stimato:    287 Smc
164 ¦ 40/9 Periodo dal 01-05-2026 al 30-06-2026    Emissione 13-07-2026
188 ¦ 40/9 Lettura del 30-04-2026:    4.118    rilevata
200 ¦ 40/9 Lettura del 30-06-2026:    4.161    autolettura
212 ¦ 40/9 Differenza mc 43    coefficiente C 1,0233    Smc fatturati 44
240 ¦ 40/9 SCONTRINO DELL'ENERGIA (GAS)
254 ¦ 40/9 Quota per consumi    44 Smc x 0,775000    34,10
266 ¦ 40/9 - di cui vendita    44 Smc x 0,530000    23,32
278 ¦ 40/9 - di cui rete e oneri    44 Smc x 0,245000    10,78
290 ¦ 40/9 Quota fissa    2 mesi x 13,80    27,60
302 ¦ 40/9 - di cui vendita    2 mesi x 8,00    16,00
314 ¦ 40/9 - di cui rete e oneri    2 mesi x 5,80    11,60
326 ¦ 40/9 Accisa    2,10
338 ¦ 40/9 Addizionale regionale    0,88
350 ¦ 40/9 I.V.A. 10%    6,47
364 ¦ 40/10 TOTALE DA PAGARE EURO    71,15
388 ¦ 40/9 Offerta:    Barocco Gas    Cod. offerta:    029933GSVML01XXBAROCCOGASVAR2601
400 ¦ 40/9 Prezzo:    PSV + 0,1100 euro/Smc    Condizioni valide fino al 28-02-2027
424 ¦ 40/9 Pagamento entro il 03-08-2026 con bollettino allegato.`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "IBLEA GAS SRL",
      holder: "GRECO ANNA MARIA",
      fiscalCode: "GRCNMR58L62D862Y",
      pdr: "00470255518803",
      offerCode: "029933GSVML01XXBAROCCOGASVAR2601",
      offerName: "Barocco Gas",
      offerExpiry: "2027-02-28",
      pricing: "variable",
      destination: "privati",
      street: "Via Cavour 3",
      postalCode: "97015",
      city: "Modica",
      province: "RG",
      annualConsumption: "287",
      periodStart: "2026-05-01",
      periodEnd: "2026-06-30",
      periodConsumption: "44",
      sale: "39.32",
      saleFixed: "16",
      unitPrice: "0.53",
      network: "22.38",
      excise: "2.98",
      vat: "6.47",
      total: "71.15",
    },
  },
};
