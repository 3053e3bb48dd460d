import { printed, type TestBill } from "../draw-bill.ts";

export const ETNEA: TestBill = {
  name: "crowded: an older bill of a second home with labels on two lines and a recalculation",
  marks: [
    ...printed(
      1,
      `
44 ¦ 380/18 Etnea Luce
56 ¦ 380/7 Etnea Luce S.r.l. unipersonale
66 ¦ 380/7 Sede legale: Corso Italia 70, 95129 Catania
76 ¦ 380/7 Cap. soc. 200.000 € - REA CT-330221
86 ¦ 380/7 Partita IVA 05622104882
70 ¦ 40/8 Servizio clienti 095 000 000 - lun-ven 9-18
110 ¦ 330/9 Egr. sig. CONDORELLI ROSARIO
122 ¦ 330/9 Via Etnea 200
134 ¦ 330/9 95131 CATANIA CT
150 ¦ 40/8 Codice ¦ 110/9 CNDRSR70P04C351K
159 ¦ 40/8 fiscale
172 ¦ 40/8 Codice ¦ 110/9 IT001E88310277
181 ¦ 40/8 POD
194 ¦ 40/8 Luogo di ¦ 110/9 Via delle Terme 9, 98055 Lipari (ME)
203 ¦ 40/8 fornitura
216 ¦ 40/8 Tipo di ¦ 110/9 Uso domestico non residente
225 ¦ 40/8 fornitura
238 ¦ 40/8 Potenza ¦ 110/9 3 kW
247 ¦ 40/8 impegnata
260 ¦ 40/8 Consumo ¦ 110/9 731 kWh
269 ¦ 40/8 annuo
282 ¦ 40/8 Offerta ¦ 110/9 Isole Fisse
296 ¦ 40/8 Condizioni ¦ 110/9 30 giugno 2025
305 ¦ 40/8 valide fino al
318 ¦ 40/8 Codice ¦ 110/9 007144ESFML01XXISOLEFISSE2400001
327 ¦ 40/8 offerta
180 ¦ 330/12 FATTURA 2024/33190
194 ¦ 330/9 del 10 settembre 2024
208 ¦ 330/9 periodo di fatturazione
220 ¦ 330/9 dal 1 luglio al 31 agosto 2024
244 ¦ 330/9 Consumo totale fatturato ¦ >560/9 142 kWh
272 ¦ 330/9 Spesa per la materia energia ¦ >560/9 44,90
285 ¦ 330/9 Trasporto e gestione contatore ¦ >560/9 31,22
298 ¦ 330/9 Oneri di sistema ¦ >560/9 12,68
311 ¦ 330/9 Ricalcoli ¦ >560/9 -8,15
324 ¦ 330/9 Imposte: accisa ¦ >560/9 3,22
337 ¦ 330/9 IVA 10% ¦ >560/9 9,20
352 ¦ 330/11 Totale da pagare ¦ >560/11 93,07 €
366 ¦ 330/8 entro il 30 settembre 2024
396 ¦ 40/9 Come si forma la spesa per la materia energia
410 ¦ 40/8 Prezzo fisso dell'energia ¦ 190/8 0,200000 €/kWh ¦ 280/8 142 kWh ¦ >420/8 28,40 €
422 ¦ 40/8 Quota fissa ¦ 190/8 8,25 €/mese ¦ 280/8 2 mesi ¦ >420/8 16,50 €
450 ¦ 40/8 Il ricalcolo riguarda i mesi di maggio e giugno 2024, fatturati in acconto per 96 kWh.`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Etnea Luce S.r.l.",
      holder: "CONDORELLI ROSARIO",
      fiscalCode: "CNDRSR70P04C351K",
      pod: "IT001E88310277",
      offerCode: "007144ESFML01XXISOLEFISSE2400001",
      offerName: "Isole Fisse",
      offerExpiry: "2025-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "Via delle Terme 9",
      postalCode: "98055",
      city: "Lipari",
      province: "ME",
      capacityKw: "3",
      annualConsumption: "731",
      periodStart: "2024-07-01",
      periodEnd: "2024-08-31",
      periodConsumption: "142",
      sale: "44.9",
      saleFixed: "16.5",
      contractPrice: "0.2",
      unitPrice: "0.2",
      network: "31.22",
      charges: "12.68",
      excise: "3.22",
      vat: "9.2",
      total: "93.07",
    },
  },
};
