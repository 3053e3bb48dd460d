import { printed, type TestBill } from "../draw-bill.ts";

export const METANOVA: TestBill = {
  name: "unseen: an older gas bill with a proportional text and days in words",
  marks: [
    ...printed(
      1,
      `
54 ¦ 34-226/20 METANOVA vendite
76 ¦ 34-478/9 Metanova Vendite S.r.l. - Viale Piacenza 44 - 43126 Parma - P.IVA: 02744310347
106 ¦ 34-139/11 La sua fornitura ¦ 309-415/11 Il suo contratto
125 ¦ 34-205/9 Cliente: Gualtiero Bocchialini ¦ 309-395/9 Mercato: libero
139 ¦ 34-279/9 Fornitura: Strada Nuova 5, 43058 Sorbolo PR ¦ 309-446/9 Offerta: Casa Gas Sicura
154 ¦ 34-182/9 Codice PDR: 00594202817436 ¦ 309-531/9 Codice: 008834GSFML01XXCASAGASSIC2024N1
168 ¦ 34-153/9 Codice REMI: 34626101 ¦ 309-434/9 Inizio: 1 ottobre 2024
182 ¦ 34-245/9 Tipologia: Domestico, riscaldamento + ¦ 309-503/9 Scadenza prezzo: 30 settembre 2026
196 ¦ 34-153/9 cottura + acqua calda ¦ 309-469/9 Pagamento: bollettino PagoPA
211 ¦ 34-148/9 Classe contatore: G4
225 ¦ 34-153/9 Matricola: 0048811275
226 ¦ 309-362/11 Bolletta
239 ¦ 34-170/9 Coefficiente C: 1,023147
244 ¦ 309-446/9 Numero: G-2025-000871-33
253 ¦ 34-136/9 PCS: 38,812 MJ/Smc
259 ¦ 309-463/9 Emessa il: 10 febbraio 2025
268 ¦ 34-262/9 Consumo annuo: 1.048 Smc (dal 1 febbraio
273 ¦ 309-548/9 Periodo: dal 1 dicembre 2024 al 31 gennaio
282 ¦ 34-170/9 2024 al 31 gennaio 2025)
287 ¦ 309-332/9 2025
301 ¦ 309-457/9 Consumi fatturati: 312 Smc
343 ¦ 47-255/12 Totale da pagare: 342,57 euro
361 ¦ 47-205/12 Scadenza: 3 marzo 2025
405 ¦ 34-172/11 Riepilogo della spesa
424 ¦ 34-222/9 Spesa per la materia gas naturale ¦ 516-562/9 158,10 €
438 ¦ 34-319/9 Spesa per il trasporto e la gestione del contatore ¦ 522-562/9 64,30 €
452 ¦ 34-182/9 Spesa per oneri di sistema ¦ 528-562/9 6,26 €
466 ¦ 34-148/9 Totale imposte e IVA ¦ 516-562/9 113,91 €
481 ¦ 34-119/9 Totale bolletta ¦ 516-562/9 342,57 €
511 ¦ 34-146/11 Letture e consumi
529 ¦ 34-341/9 Lettura iniziale: 30 novembre 2024, 6.214 mc, rilevata
544 ¦ 34-341/9 Lettura finale: 31 gennaio 2025, 6.519 mc, autolettura
558 ¦ 34-256/9 Differenza: 305 mc x 1,023147 = 312 Smc
588 ¦ 34-100/11 Costi medi
607 ¦ 34-273/9 Costo medio unitario bolletta: 1,098 €/Smc
621 ¦ 34-341/9 Costo medio unitario materia gas naturale: 0,507 €/Smc
`,
    ),
    ...printed(
      2,
      `
59 ¦ 34-93/11 Dettaglio
78 ¦ 34-267/9 Materia prima gas: 312 Smc x 0,4450 €/Smc ¦ 528-562/9 138,84
92 ¦ 34-279/9 QVD quota variabile: 312 Smc x 0,0079 €/Smc ¦ 539-562/9 2,46
106 ¦ 34-245/9 QVD quota fissa: 2 mesi x 8,40 €/mese ¦ 533-562/9 16,80
121 ¦ 34-267/9 Distribuzione, quota fissa: 2 mesi x 6,86 ¦ 533-562/9 13,72
135 ¦ 34-376/9 Trasporto e distribuzione, quota variabile: 312 Smc x 0,1621 ¦ 533-562/9 50,58
149 ¦ 34-233/9 Oneri RE, UG3, GS: 312 Smc x 0,0342 ¦ 533-562/9 10,67
163 ¦ 34-153/9 Oneri UG2 quota fissa ¦ 533-562/9 -4,41
178 ¦ 34-290/9 Imposta di consumo (accisa): 312 Smc x 0,1760 ¦ 533-562/9 54,91
192 ¦ 34-256/9 Addizionale regionale: 312 Smc x 0,0155 ¦ 539-562/9 4,84
206 ¦ 34-125/9 IVA 10% su 77,42 ¦ 539-562/9 7,74
220 ¦ 34-131/9 IVA 22% su 210,99 ¦ 533-562/9 46,42
250 ¦ 34-192/11 Situazione dei pagamenti
268 ¦ 34-415/9 Bolletta G-2024-007742-30 del 9 dicembre 2024: 161,35 euro, pagata.
283 ¦ 34-541/9 Bolletta G-2024-006610-02 del 8 ottobre 2024: 38,90 euro, non ancora pagata; se ha pagato
297 ¦ 34-444/9 ignori l'avviso. L'importo non è compreso nel totale di questa bolletta.
327 ¦ 34-73/11 Novità
346 ¦ 34-541/9 Da Metanova anche la luce! «Casa Luce Sicura» a 0,1320 €/kWh fino al 31 dicembre 2025 per
360 ¦ 34-136/9 chi ha già il gas.
390 ¦ 34-146/11 Privacy e reclami
409 ¦ 34-507/9 Titolare: Metanova Vendite S.r.l. Reclami scritti: reclami@metanova.example. Pronto
423 ¦ 34-524/9 intervento gas (Ireti S.p.A.): 800 343 434. Assicurazione clienti finali gas: delibera
437 ¦ 34-119/9 167/2020/R/gas.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Metanova Vendite S.r.l.",
      holder: "Gualtiero Bocchialini",
      pdr: "00594202817436",
      offerCode: "008834GSFML01XXCASAGASSIC2024N1",
      offerName: "Casa Gas Sicura",
      offerExpiry: "2026-09-30",
      pricing: "fixed",
      destination: "privati",
      street: "Strada Nuova 5",
      postalCode: "43058",
      city: "Sorbolo",
      province: "PR",
      annualConsumption: "1048",
      periodStart: "2024-12-01",
      periodEnd: "2025-01-31",
      periodConsumption: "312",
      sale: "158.1",
      saleFixed: "16.8",
      unitPrice: "0.452885",
      network: "64.3",
      charges: "6.26",
      excise: "59.75",
      vat: "54.16",
      total: "342.57",
    },
  },
};
