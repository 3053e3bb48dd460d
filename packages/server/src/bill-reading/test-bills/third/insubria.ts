import { printed, type TestBill } from "../draw-bill.ts";

export const INSUBRIA: TestBill = {
  name: "third: electricity and gas as two columns of figures in one table",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/17 insubria energia
56 ¦ 40/7 Insubria Energia S.r.l., Via Sacco 5, 21100 Varese, partita IVA 03992201685
86 ¦ 40/9 Gent.ma Angela Rizzo
98 ¦ 40/9 C.F. RZZNGL76H50G273K
110 ¦ 40/9 Via Veratti 15, 21100 Varese (VA)
86 ¦ 330/9 Bolletta n. 2026/90114 del 11/05/2026
98 ¦ 330/9 Periodo 01/03/2026 – 30/04/2026
110 ¦ 330/9 Pagamento entro il 01/06/2026
140 ¦ 40/9 La tua fornitura ¦ 240/9 Luce ¦ 410/9 Gas
154 ¦ 40/8 Punto di fornitura ¦ 240/8 POD IT001E71209933 ¦ 410/8 PDR 04870000315522
166 ¦ 40/8 Uso ¦ 240/8 Domestico residente 3 kW ¦ 410/8 Domestico, riscaldamento
178 ¦ 40/8 Offerta ¦ 240/8 Insubria Luce Fissa ¦ 410/8 Insubria Gas Fissa
190 ¦ 40/8 Codice offerta ¦ 240/7 017733ESFML01XXINSUBRIALUCEFIX01 ¦ 410/7 017733GSFML01XXINSUBRIAGASFIX001
202 ¦ 40/8 Scadenza condizioni ¦ 240/8 31/08/2027 ¦ 410/8 31/08/2027
214 ¦ 40/8 Consumo annuo ¦ 240/8 1.330 kWh ¦ 410/8 720 Smc
226 ¦ 40/8 Consumo del periodo ¦ 240/8 214 kWh ¦ 410/8 109 Smc
252 ¦ 40/9 Quanto paghi ¦ >330/9 Luce ¦ >500/9 Gas
266 ¦ 40/8 Spesa per la vendita ¦ >330/8 44,10 € ¦ >500/8 61,05 €
278 ¦ 50/8 di cui quota consumi ¦ >330/8 32,10 € ¦ >500/8 49,05 €
290 ¦ 50/8 di cui quota fissa ¦ >330/8 12,00 € ¦ >500/8 12,00 €
302 ¦ 40/8 Spesa per rete e oneri ¦ >330/8 22,90 € ¦ >500/8 38,22 €
314 ¦ 40/8 Accise ¦ >330/8 0,41 € ¦ >500/8 11,90 €
326 ¦ 40/8 IVA ¦ >330/8 6,74 € ¦ >500/8 15,80 €
338 ¦ 40/8 Totale ¦ >330/8 74,15 € ¦ >500/8 126,97 €
352 ¦ 40/8 Prezzo medio della quota consumi ¦ >330/8 0,150000 €/kWh ¦ >500/8 0,450000 €/Smc
380 ¦ 40/12 Totale da pagare: 201,12 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Insubria Energia S.r.l.",
      holder: "Angela Rizzo",
      fiscalCode: "RZZNGL76H50G273K",
      pod: "IT001E71209933",
      offerCode: "017733ESFML01XXINSUBRIALUCEFIX01",
      offerName: "Insubria Luce Fissa",
      offerExpiry: "2027-08-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Veratti 15",
      postalCode: "21100",
      city: "Varese",
      province: "VA",
      capacityKw: "3",
      annualConsumption: "1330",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "214",
      sale: "44.1",
      saleFixed: "12",
      unitPrice: "0.15",
      network: "22.9",
      excise: "0.41",
      vat: "6.74",
      total: "74.15",
    },
    gas: {
      supplier: "Insubria Energia S.r.l.",
      holder: "Angela Rizzo",
      fiscalCode: "RZZNGL76H50G273K",
      pdr: "04870000315522",
      offerCode: "017733GSFML01XXINSUBRIAGASFIX001",
      offerName: "Insubria Gas Fissa",
      offerExpiry: "2027-08-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Veratti 15",
      postalCode: "21100",
      city: "Varese",
      province: "VA",
      annualConsumption: "720",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "109",
      sale: "61.05",
      saleFixed: "12",
      unitPrice: "0.45",
      network: "38.22",
      excise: "11.9",
      vat: "15.8",
      total: "126.97",
    },
  },
};
