import { printed, type TestBill } from "../draw-bill.ts";

export const CIMBRO: TestBill = {
  name: "fourth: electricity by two bands in a table of the receipt, both powers in one line",
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/16 Cimbro Energia
60 ¦ 40/7 Cimbro Energia Soc. Coop. a r.l. - Piazza Carli 1 - 36012 Asiago - P.IVA 09778807447 - info@cimbro.example
90 ¦ 40/9 Cliente: Franco Lombardi (LMBFNC48L25B963K)
103 ¦ 40/9 Servizio: energia elettrica, cliente domestico residente
116 ¦ 40/9 Luogo di fornitura: Via Rigoni 4, 36012 Asiago (VI)
129 ¦ 40/9 POD: IT001E04440981 - kW impegnati/disponibili: 3/3,3
142 ¦ 40/9 Fattura: CE26-00451 del 11/03/2026 per gennaio e febbraio 2026
155 ¦ 40/9 Importo da pagare: 133,90 € entro il 31/03/2026
182 ¦ 40/9 Consumi (kWh) ¦ >230/8 F1 ¦ >300/8 F23 ¦ >370/8 totale
195 ¦ 40/9 in questa bolletta ¦ >230/9 142 ¦ >300/9 288 ¦ >370/9 430
208 ¦ 40/9 negli ultimi 12 mesi ¦ >230/9 870 ¦ >300/9 1.690 ¦ >370/9 2.560
238 ¦ 40/10 Scontrino dell'energia ¦ >300/8 kWh ¦ >400/8 €/kWh ¦ >500/8 €
252 ¦ 40/9 Quota per consumi ¦ >300/9 430 ¦ >400/9 0,197558 ¦ >500/9 84,95
264 ¦ 52/8 di cui spesa per la vendita ¦ >300/8 430 ¦ >400/8 0,157558 ¦ >500/8 67,75
276 ¦ 52/8 di cui spesa per la rete e gli oneri ¦ >300/8 430 ¦ >400/8 0,040000 ¦ >500/8 17,20
290 ¦ 40/9 Quota fissa ¦ >500/9 17,80
302 ¦ 52/8 di cui spesa per la vendita ¦ >500/8 14,00
314 ¦ 52/8 di cui spesa per la rete e gli oneri ¦ >500/8 3,80
328 ¦ 40/9 Quota potenza ¦ >500/9 11,30
342 ¦ 40/9 Accise ¦ >500/9 7,68
354 ¦ 40/9 IVA 10% ¦ >500/9 12,17
370 ¦ 40/9 Totale da pagare ¦ >500/9 133,90
400 ¦ 40/9 Offerta Cimbro Biorario, codice offerta 033331ESFMB01XXCIMBROBIORARIO202
413 ¦ 40/9 Prezzo F1 0,1700 €/kWh, prezzo F23 0,1514 €/kWh, fissi fino al 31/12/2026`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Cimbro Energia Soc. Coop. a r.l.",
      holder: "Franco Lombardi",
      fiscalCode: "LMBFNC48L25B963K",
      pod: "IT001E04440981",
      offerCode: "033331ESFMB01XXCIMBROBIORARIO202",
      offerName: "Cimbro Biorario",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Rigoni 4",
      postalCode: "36012",
      city: "Asiago",
      province: "VI",
      capacityKw: "3",
      annualConsumption: "2560",
      annualF1: "870",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "430",
      sale: "81.75",
      saleFixed: "14",
      unitPrice: "0.157558",
      network: "32.3",
      excise: "7.68",
      vat: "12.17",
      total: "133.9",
    },
  },
};
