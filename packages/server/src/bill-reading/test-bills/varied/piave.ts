import { printed, type TestBill } from "../draw-bill.ts";

export const PIAVE: TestBill = {
  name: "varied: gas with a bonus, every fact in a frame of its own",
  drawing: ["scrambled", "kerned"],
  marks: [
    ...printed(
      1,
      `
50 ¦ 36/17 Piave Calore ¦ >560/8 Servizio clienti 800 900 111
64 ¦ 36/7 Piave Calore S.p.A. a socio unico, Viale della Repubblica 3, 31100 Treviso, P. IVA IT01559902240
98 ¦ 36/7 Il contratto è intestato a ¦ 216/7 Codice fiscale ¦ 396/7 Bolletta n.
110 ¦ 36/9 Teresa Cafiero ¦ 216/9 CFRTRS49R61F839N ¦ 396/9 0026/55417 del 05/02/2026
134 ¦ 36/7 Dove serviamo il gas ¦ 216/7 Codice PDR ¦ 396/7 Da pagare entro il 26/02/2026
146 ¦ 36/9 Via Roma 9 – 31044 ¦ 216/9 15301200456781 ¦ 396/11 € 68,38
157 ¦ 36/9 Montebelluna (TV)
180 ¦ 36/7 Uso ¦ 216/7 Consumi di un anno ¦ 396/7 Mesi fatturati
192 ¦ 36/9 Domestico: cottura cibi ¦ 216/9 388 Smc ¦ 396/9 Dicembre 2025 – Gennaio 2026
216 ¦ 36/7 Offerta attiva ¦ 216/7 Codice offerta ¦ 396/7 Consumo fatturato
228 ¦ 36/9 Piave Gas ¦ 216/8 041551GSFML01XXPIAVEGASFISSO2501 ¦ 396/9 65 Smc (effettivi)
239 ¦ 36/9 Prezzo Fisso
260 ¦ 36/7 Prezzo della materia prima ¦ 216/7 Quota fissa di vendita ¦ 396/7 Validità condizioni
272 ¦ 36/9 0,5105 €/Smc ¦ 216/9 108,00 €/anno ¦ 396/9 dal 01/10/2025 al 30/09/2026
310 ¦ 36/12 Scontrino dell'energia – gas
328 ¦ 36/9 QUOTA PER CONSUMI ¦ 250/9 65 Smc x 0,732000 €/Smc ¦ >556/9 47,58 €
340 ¦ 46/8 di cui vendita ¦ 250/8 65 Smc x 0,510500 €/Smc ¦ >556/8 33,18 €
352 ¦ 46/8 di cui rete e oneri ¦ 250/8 65 Smc x 0,221500 €/Smc ¦ >556/8 14,40 €
366 ¦ 36/9 QUOTA FISSA ¦ 250/9 2 mesi x 15,15 €/mese ¦ >556/9 30,30 €
378 ¦ 46/8 di cui vendita ¦ 250/8 2 mesi x 9,00 €/mese ¦ >556/8 18,00 €
390 ¦ 46/8 di cui rete e oneri ¦ 250/8 2 mesi x 6,15 €/mese ¦ >556/8 12,30 €
404 ¦ 36/9 ACCISA E ADDIZIONALE ¦ >556/9 3,90 €
416 ¦ 36/9 IVA ¦ >556/9 9,10 €
430 ¦ 36/9 TOTALE FORNITURA ¦ >556/9 90,88 €
442 ¦ 36/9 BONUS SOCIALE GAS ¦ >556/9 - 22,50 €
456 ¦ 36/10 TOTALE DA PAGARE ¦ >556/10 68,38 €`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Piave Calore S.p.A.",
      holder: "Teresa Cafiero",
      fiscalCode: "CFRTRS49R61F839N",
      pdr: "15301200456781",
      offerCode: "041551GSFML01XXPIAVEGASFISSO2501",
      offerName: "Piave Gas Prezzo Fisso",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Roma 9",
      postalCode: "31044",
      city: "Montebelluna",
      province: "TV",
      annualConsumption: "388",
      periodStart: "2025-12-01",
      periodEnd: "2026-01-31",
      periodConsumption: "65",
      sale: "51.18",
      saleFixed: "18",
      contractPrice: "0.5105",
      unitPrice: "0.5105",
      network: "26.7",
      excise: "3.9",
      vat: "9.1",
      socialBonus: "22.5",
      total: "68.38",
    },
  },
};
