import { printed, type TestBill } from "../draw-bill.ts";

export const GALLURA: TestBill = {
  name: "crowded: two supplies one below the other, each with its box and its receipt",
  marks: [
    ...printed(
      1,
      `
42 ¦ 40/17 Gallura Energie
56 ¦ 40/7 Gallura Energie S.r.l. - Via Genova 5, 07026 Olbia (SS) - P.IVA 03221106671 - Numero verde 800 777 888
84 ¦ 40/9 SALVATORE PINNA ¦ 330/9 Bolletta congiunta 26/7781 del 20/05/2026
96 ¦ 40/9 PNNSVT61S11I452J ¦ 330/9 Periodo 01/03/2026 - 30/04/2026
108 ¦ 40/9 Via Mannu 41, 07100 Sassari (SS) ¦ 330/11 Totale da pagare 112,94 €
136 ¦ 40/11 ENERGIA ELETTRICA
150 ¦ 40/8 POD IT001E70664410 ¦ 230/8 Domestico residente, 3 kW ¦ 400/8 Consumo annuo 980 kWh
162 ¦ 40/8 Offerta Maestrale Luce ¦ 230/8 Codice 014422ESFML01XXMAESTRALELUCE2500 ¦ 470/8 Scade il 31/12/2026
176 ¦ 40/8 Quota per consumi ¦ 230/8 155 kWh × 0,190000 €/kWh ¦ >540/8 29,46 €
187 ¦ 50/8 vendita ¦ 230/8 155 kWh × 0,149000 €/kWh ¦ >540/8 23,10 €
198 ¦ 50/8 rete e oneri ¦ 230/8 155 kWh × 0,041000 €/kWh ¦ >540/8 6,36 €
209 ¦ 40/8 Quota fissa ¦ 230/8 2 mesi × 7,85 €/mese ¦ >540/8 15,70 €
220 ¦ 50/8 vendita ¦ 230/8 2 mesi × 6,00 €/mese ¦ >540/8 12,00 €
231 ¦ 50/8 rete e oneri ¦ 230/8 2 mesi × 1,85 €/mese ¦ >540/8 3,70 €
242 ¦ 40/8 Quota potenza ¦ 230/8 3 kW × 1,81 €/kW/mese ¦ >540/8 10,86 €
253 ¦ 40/8 IVA 10% ¦ >540/8 5,60 €
266 ¦ 40/9 Totale energia elettrica ¦ >540/9 61,62 €
300 ¦ 40/11 GAS NATURALE
314 ¦ 40/8 PDR 16340000551274 ¦ 230/8 Domestico, cottura cibi ¦ 400/8 Consumo annuo 190 Smc
326 ¦ 40/8 Offerta Maestrale Gas ¦ 230/8 Codice 014422GSFML01XXMAESTRALEGAS25000 ¦ 470/8 Scade il 31/12/2026
340 ¦ 40/8 Quota per consumi ¦ 230/8 31 Smc × 0,748000 €/Smc ¦ >540/8 23,19 €
351 ¦ 50/8 vendita ¦ 230/8 31 Smc × 0,498000 €/Smc ¦ >540/8 15,44 €
362 ¦ 50/8 rete e oneri ¦ 230/8 31 Smc × 0,250000 €/Smc ¦ >540/8 7,75 €
373 ¦ 40/8 Quota fissa ¦ 230/8 2 mesi × 11,05 €/mese ¦ >540/8 22,10 €
384 ¦ 50/8 vendita ¦ 230/8 2 mesi × 6,00 €/mese ¦ >540/8 12,00 €
395 ¦ 50/8 rete e oneri ¦ 230/8 2 mesi × 5,05 €/mese ¦ >540/8 10,10 €
406 ¦ 40/8 Accise ¦ >540/8 1,36 €
417 ¦ 40/8 IVA 10% ¦ >540/8 4,67 €
430 ¦ 40/9 Totale gas naturale ¦ >540/9 51,32 €`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Gallura Energie S.r.l.",
      holder: "SALVATORE PINNA",
      fiscalCode: "PNNSVT61S11I452J",
      pod: "IT001E70664410",
      offerCode: "014422ESFML01XXMAESTRALELUCE2500",
      offerName: "Maestrale Luce",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Mannu 41",
      postalCode: "07100",
      city: "Sassari",
      province: "SS",
      capacityKw: "3",
      annualConsumption: "980",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "155",
      sale: "35.1",
      saleFixed: "12",
      unitPrice: "0.149",
      network: "20.92",
      vat: "5.6",
      total: "61.62",
    },
    gas: {
      supplier: "Gallura Energie S.r.l.",
      holder: "SALVATORE PINNA",
      fiscalCode: "PNNSVT61S11I452J",
      pdr: "16340000551274",
      offerCode: "014422GSFML01XXMAESTRALEGAS25000",
      offerName: "Maestrale Gas",
      offerExpiry: "2026-12-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Mannu 41",
      postalCode: "07100",
      city: "Sassari",
      province: "SS",
      annualConsumption: "190",
      periodStart: "2026-03-01",
      periodEnd: "2026-04-30",
      periodConsumption: "31",
      sale: "27.44",
      saleFixed: "12",
      unitPrice: "0.498",
      network: "17.85",
      excise: "1.36",
      vat: "4.67",
      total: "51.32",
    },
  },
};
