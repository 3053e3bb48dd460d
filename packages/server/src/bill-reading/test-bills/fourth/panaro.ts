import { printed, type TestBill } from "../draw-bill.ts";

export const PANARO: TestBill = {
  name: "fourth: electricity of a home, two boxes of names with values at their right",
  marks: [
    ...printed(
      1,
      `
50 ¦ 40/18 Panaro Luce
64 ¦ 40/7 Panaro Luce S.p.A. - sede legale Via Ganaceto 120, 41121 Modena - P.IVA 03112201888 - capitale sociale 1.000.000 € i.v.
96 ¦ 40/10 I dati del cliente ¦ 310/10 I dati della fornitura
112 ¦ 40/9 Intestatario ¦ >290/9 Cinzia Barbieri ¦ 310/9 Codice POD ¦ >560/9 IT 001 E 33 120 987
125 ¦ 40/9 Codice fiscale ¦ >290/9 BRBCNZ83P60F257Y ¦ 310/9 Indirizzo ¦ >560/9 Via Vignolese 300, Modena (MO)
138 ¦ 40/9 Codice cliente ¦ >290/9 1.440.021 ¦ 310/9 Tipologia cliente ¦ >560/9 Domestico residente
151 ¦ 40/9 Recapito ¦ >290/9 Via Vignolese 300, 41125 Modena ¦ 310/9 Potenza impegnata ¦ >560/9 3,00 kW
164 ¦ 310/9 Potenza disponibile ¦ >560/9 3,30 kW
177 ¦ 310/9 Consumo annuo ¦ >560/9 2.064 kWh
200 ¦ 40/10 La bolletta ¦ 310/10 Il box dell'offerta
216 ¦ 40/9 Numero ¦ >290/9 26/1190331 ¦ 310/9 Offerta ¦ >560/9 Panaro Sempre Fissa
229 ¦ 40/9 Data di emissione ¦ >290/9 09/06/2026 ¦ 310/9 Codice offerta ¦ >560/9 016677ESFML01XXPANAROSEMP
242 ¦ 40/9 Periodo di fatturazione ¦ >290/9 01/04/2026 - 31/05/2026 ¦ >560/9 REFISSA
255 ¦ 40/9 Consumo fatturato ¦ >290/9 331 kWh ¦ 310/9 Condizioni economiche valide fino al ¦ >560/9 28/02/2027
268 ¦ 40/9 Totale da pagare ¦ >290/9 110,12 € ¦ 310/9 Prezzo energia ¦ >560/9 0,1420 €/kWh
281 ¦ 40/9 Scadenza del pagamento ¦ >290/9 29/06/2026 ¦ 310/9 Quota fissa ¦ >560/9 96,00 €/anno
315 ¦ 40/12 Scontrino dell'energia
332 ¦ 40/9 Quota per consumi ¦ 210/9 331 kWh x 0,193000 €/kWh ¦ >560/9 63,88 €
344 ¦ 54/8 di cui vendita ¦ 210/8 331 kWh x 0,153000 €/kWh ¦ >560/8 50,64 €
356 ¦ 54/8 di cui rete e oneri generali ¦ 210/8 331 kWh x 0,040000 €/kWh ¦ >560/8 13,24 €
370 ¦ 40/9 Quota fissa ¦ 210/9 2 mesi x 9,90 €/mese ¦ >560/9 19,80 €
382 ¦ 54/8 di cui vendita ¦ 210/8 2 mesi x 8,00 €/mese ¦ >560/8 16,00 €
394 ¦ 54/8 di cui rete e oneri generali ¦ 210/8 2 mesi x 1,90 €/mese ¦ >560/8 3,80 €
408 ¦ 40/9 Quota potenza ¦ 210/9 3 kW x 2 mesi x 1,88 €/kW/mese ¦ >560/9 11,28 €
420 ¦ 40/9 Accise ¦ >560/9 5,15 €
432 ¦ 40/9 IVA 10% ¦ >560/9 10,01 €
448 ¦ 40/10 Totale bolletta ¦ >560/10 110,12 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Panaro Luce S.p.A.",
      holder: "Cinzia Barbieri",
      fiscalCode: "BRBCNZ83P60F257Y",
      pod: "IT001E33120987",
      offerCode: "016677ESFML01XXPANAROSEMPREFISSA",
      offerName: "Panaro Sempre Fissa",
      offerExpiry: "2027-02-28",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Vignolese 300",
      postalCode: "41125",
      city: "Modena",
      province: "MO",
      capacityKw: "3",
      annualConsumption: "2064",
      periodStart: "2026-04-01",
      periodEnd: "2026-05-31",
      periodConsumption: "331",
      sale: "66.64",
      saleFixed: "16",
      contractPrice: "0.142",
      unitPrice: "0.153",
      network: "28.32",
      excise: "5.15",
      vat: "10.01",
      total: "110.12",
    },
  },
};
