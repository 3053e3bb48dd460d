import { printed, type TestBill } from "../draw-bill.ts";

export const NURAGHE: TestBill = {
  name: "varied: large figures above their small names, the sums on a second page",
  marks: [
    ...printed(
      1,
      `
60 ¦ 40/26 nuraghe
76 ¦ 40/8 energia per la Sardegna
110 ¦ 40/11 Ciao Sabrina, ecco la tua bolletta della luce
140 ¦ 40/20 145,48 € ¦ 220/20 512 kWh ¦ 400/20 3 kW
154 ¦ 40/8 quanto devi pagare ¦ 220/8 consumo fatturato ¦ 400/8 potenza impegnata
190 ¦ 40/14 1 mag – 30 giu 2026 ¦ 220/14 3.060 kWh ¦ 400/14 Residente
204 ¦ 40/8 periodo della bolletta ¦ 220/8 consumo annuo ¦ 400/8 tipo di cliente domestico
240 ¦ 40/11 Sabrina Manca ¦ 220/11 MNCSRN84H68B354G
253 ¦ 40/8 intestataria ¦ 220/8 codice fiscale
280 ¦ 40/11 IT001E77340125 ¦ 220/11 Via Dante 60, 09128 Cagliari (CA)
293 ¦ 40/8 POD ¦ 220/8 indirizzo di fornitura
320 ¦ 40/11 Maestrale Fissa 24 ¦ 220/11 037012ESFML01XXMAESTRALEFISSA240
333 ¦ 40/8 la tua offerta ¦ 220/8 codice offerta
360 ¦ 40/11 31/05/2028 ¦ 220/11 0,1320 €/kWh
373 ¦ 40/8 scadenza delle condizioni economiche ¦ 220/8 prezzo fisso dell'energia
420 ¦ 40/8 Addebito automatico il 30/07/2026. Bolletta n. 88120 emessa l'8 luglio 2026.
800 ¦ 40/6 Nuraghe Energia S.r.l., sede legale Viale Trento 14, 09123 Cagliari. C.F. e P.IVA 03445501186. Capitale sociale 100.000 € i.v.`,
    ),
    ...printed(
      2,
      `
50 ¦ 40/14 Lo scontrino dell'energia
80 ¦ 40/10 Quota per consumi ¦ 330/9 512 kWh × 0,182402 €/kWh ¦ >550/10 93,39 €
94 ¦ 60/9 per la vendita ¦ 330/9 512 kWh × 0,145200 €/kWh ¦ >550/9 74,34 €
108 ¦ 60/9 per la rete e gli oneri di sistema ¦ 330/9 512 kWh × 0,037207 €/kWh ¦ >550/9 19,05 €
124 ¦ 40/10 Quota fissa ¦ 330/9 2 mesi × 10,05 €/mese ¦ >550/10 20,10 €
138 ¦ 60/9 per la vendita ¦ 330/9 2 mesi × 8,00 €/mese ¦ >550/9 16,00 €
152 ¦ 60/9 per la rete e gli oneri di sistema ¦ 330/9 2 mesi × 2,05 €/mese ¦ >550/9 4,10 €
168 ¦ 40/10 Quota potenza ¦ 330/9 3 kW × 1,90 €/kW/mese ¦ >550/10 11,40 €
184 ¦ 40/10 Accise e IVA ¦ >550/10 20,59 €
198 ¦ 60/9 accise ¦ 330/9 324,2 kWh × 0,0227 €/kWh ¦ >550/9 7,36 €
212 ¦ 60/9 IVA ¦ 330/9 10% su 132,25 € ¦ >550/9 13,23 €
230 ¦ 40/11 Totale ¦ >550/11 145,48 €
262 ¦ 40/9 I tuoi consumi dell'anno per fascia
276 ¦ 40/9 Fascia F1: 980 kWh ¦ 200/9 Fascia F2: 890 kWh ¦ 360/9 Fascia F3: 1.190 kWh`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Nuraghe Energia S.r.l.",
      holder: "Sabrina Manca",
      fiscalCode: "MNCSRN84H68B354G",
      pod: "IT001E77340125",
      offerCode: "037012ESFML01XXMAESTRALEFISSA240",
      offerName: "Maestrale Fissa 24",
      offerExpiry: "2028-05-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Dante 60",
      postalCode: "09128",
      city: "Cagliari",
      province: "CA",
      capacityKw: "3",
      annualConsumption: "3060",
      annualF1: "980",
      annualF2: "890",
      annualF3: "1190",
      periodStart: "2026-05-01",
      periodEnd: "2026-06-30",
      periodConsumption: "512",
      sale: "90.34",
      saleFixed: "16",
      contractPrice: "0.132",
      unitPrice: "0.1452",
      network: "34.55",
      excise: "7.36",
      vat: "13.23",
      total: "145.48",
    },
  },
};
