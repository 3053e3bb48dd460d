import { printed, type TestBill } from "../draw-bill.ts";

export const ADRIATICA: TestBill = {
  name: "third: questions as headings, kWh before the figures, an expiry without its day",
  marks: [
    ...printed(
      1,
      `
50 ¦ 40/17 adriatica
50 ¦ >555/8 adriatica.example · 071 000 000
84 ¦ 40/11 Chi sei ¦ 300/11 Che cosa paghi
98 ¦ 40/9 Giulia Ferri ¦ 300/9 Bolletta 26-0900411 del 12.06.2026
110 ¦ 40/9 Codice fiscale FRRGLI92M55H223G ¦ 300/9 Aprile e maggio 2026
122 ¦ 40/9 Numero cliente 55120 ¦ 300/15 89,08 €
134 ¦ 300/8 Lo addebitiamo sul tuo conto il 3.07.2026
160 ¦ 40/11 Dove arriva la luce ¦ 300/11 Quanta luce hai usato
174 ¦ 40/9 Via Adige 12 ¦ 300/9 Hai consumato 248 kWh (lettura effettiva)
186 ¦ 40/9 42122 Reggio Emilia (RE) ¦ 300/9 In un anno consumi kWh 1.506
198 ¦ 40/9 POD IT001E45519087 ¦ 300/9 di cui F1 512, F2 448, F3 546
210 ¦ 40/9 3 kW impegnati, 3,3 kW disponibili
222 ¦ 40/9 Cliente domestico con residenza
250 ¦ 40/11 Qual è il tuo contratto
264 ¦ 40/9 Adriatica Chiara, prezzo fisso
276 ¦ 40/9 Codice offerta 019944ESFML01XXADRIATICACHIARA02
288 ¦ 40/9 Luce a 0,1495 €/kWh più 7,50 € al mese
300 ¦ 40/9 Condizioni bloccate fino a marzo 2027 (31/03/2027)
330 ¦ 40/11 Lo scontrino dell'energia
346 ¦ 40/9 Quota per consumi ¦ >330/9 248 kWh ¦ >555/9 € 50,10
358 ¦ 52/8 Vendita ¦ >330/8 0,161000 €/kWh ¦ >555/8 € 39,93
370 ¦ 52/8 Rete e oneri ¦ >330/8 0,041000 €/kWh ¦ >555/8 € 10,17
384 ¦ 40/9 Quota fissa ¦ >330/9 2 mesi ¦ >555/9 € 18,70
396 ¦ 52/8 Vendita ¦ >330/8 7,50 €/mese ¦ >555/8 € 15,00
408 ¦ 52/8 Rete e oneri ¦ >330/8 1,85 €/mese ¦ >555/8 € 3,70
422 ¦ 40/9 Quota potenza ¦ >330/9 3 kW ¦ >555/9 € 11,25
436 ¦ 40/9 Accise ¦ >555/9 € 0,93
448 ¦ 40/9 IVA ¦ >330/9 10% ¦ >555/9 € 8,10
464 ¦ 40/10 Totale da pagare ¦ >555/10 € 89,08
790 ¦ 40/6 Adriatica Energia S.r.l. – Sede legale: Viale Adriatico 1, 61121 Pesaro – P.IVA 02103370447 – Cap. soc. € 80.000 i.v.`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Adriatica Energia S.r.l.",
      holder: "Giulia Ferri",
      fiscalCode: "FRRGLI92M55H223G",
      pod: "IT001E45519087",
      offerCode: "019944ESFML01XXADRIATICACHIARA02",
      offerName: "Adriatica Chiara",
      offerExpiry: "2027-03-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Adige 12",
      postalCode: "42122",
      city: "Reggio Emilia",
      province: "RE",
      capacityKw: "3",
      annualConsumption: "1506",
      annualF1: "512",
      annualF2: "448",
      annualF3: "546",
      periodStart: "2026-04-01",
      periodEnd: "2026-05-31",
      periodConsumption: "248",
      sale: "54.93",
      saleFixed: "15",
      contractPrice: "0.1495",
      unitPrice: "0.161",
      network: "25.12",
      excise: "0.93",
      vat: "8.1",
      total: "89.08",
    },
  },
};
