import { printed, type TestBill } from "../draw-bill.ts";

export const ALTAMIRA: TestBill = {
  name: "fifth: a receipt in a table, offer and supply side by side, details on the second page",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/19 altamira energia
58 ¦ 40/7 Altamira Energia S.p.A. - Società con unico socio
67 ¦ 40/7 Sede legale: Corso Trieste 188, 00198 Roma (RM)
76 ¦ 40/7 C.F. e P.IVA 07419204313 - R.E.A. RM 1799021 - Cap. soc. € 12.500.000 i.v.
48 ¦ 350/9 Giordano Di Paolo
60 ¦ 350/9 Via dei Tigli 12, int. 4
72 ¦ 350/9 65123 Pescara PE
104 ¦ 40/13 Bolletta per la fornitura di energia elettrica
118 ¦ 40/8 Mercato libero - Cliente domestico residente
142 ¦ 40/8 N. fattura elettronica ¦ 170/8 Data di emissione ¦ 290/8 Periodo di fatturazione ¦ 440/8 Numero cliente
154 ¦ 40/9 004125588731 ¦ 170/9 12/11/2025 ¦ 290/9 01/09/2025 - 31/10/2025 ¦ 440/9 720 418 336
180 ¦ 50/10 Quanto devo pagare? ¦ 220/10 Entro quando? ¦ 380/10 Come pago?
198 ¦ 50/15 149,87 € ¦ 220/15 02/12/2025 ¦ 380/8 Addebito diretto sul conto
209 ¦ 380/8 IBAN che termina con ***4417
228 ¦ 40/8 Ti ricordiamo che i pagamenti delle bollette precedenti risultano regolari. Grazie.
254 ¦ 40/12 Scontrino dell'energia
270 ¦ 50/8 Voce ¦ >350/8 Quantità ¦ >440/8 Prezzo medio ¦ >550/8 Importo
286 ¦ 50/9 Quota per consumi ¦ >350/9 402 kWh ¦ >440/9 0,198234 €/kWh ¦ >550/9 79,69 €
299 ¦ 60/8 di cui spesa per la vendita di energia elettrica ¦ >440/8 0,155821 €/kWh ¦ >550/8 62,64 €
311 ¦ 60/8 di cui spesa per la rete e gli oneri generali di sistema ¦ >440/8 0,042413 €/kWh ¦ >550/8 17,05 €
327 ¦ 50/9 Quota fissa ¦ >350/9 2 mesi ¦ >440/9 13,34 €/mese ¦ >550/9 26,68 €
340 ¦ 60/8 di cui spesa per la vendita di energia elettrica ¦ >440/8 11,50 €/mese ¦ >550/8 23,00 €
352 ¦ 60/8 di cui spesa per la rete e gli oneri generali di sistema ¦ >440/8 1,84 €/mese ¦ >550/8 3,68 €
368 ¦ 50/9 Quota potenza ¦ >350/9 3 kW x 2 mesi ¦ >440/9 1,8650 €/kW/mese ¦ >550/9 11,19 €
381 ¦ 60/8 di cui spesa per la rete e gli oneri generali di sistema ¦ >550/8 11,19 €
397 ¦ 50/9 Accise e IVA ¦ >550/9 14,31 €
413 ¦ 50/9 Canone di abbonamento alla televisione per uso privato ¦ >550/9 18,00 €
433 ¦ 50/11 TOTALE BOLLETTA ¦ >550/11 149,87 €
462 ¦ 40/12 La tua offerta ¦ 310/12 La tua fornitura
478 ¦ 40/8 Nome offerta ¦ 150/8 Casa Prezzo Certo ¦ 310/8 Codice POD ¦ 420/8 IT001E40918273
491 ¦ 40/8 Codice offerta ¦ 120/8 041204ESFML01XXCASAPREZZOCERTO25 ¦ 310/8 Indirizzo ¦ 420/8 Via dei Tigli 12, int. 4
504 ¦ 40/8 Tipologia di prezzo ¦ 150/8 Prezzo fisso monorario ¦ 420/8 65123 Pescara (PE)
517 ¦ 40/8 Prezzo energia ¦ 150/8 0,142 €/kWh ¦ 310/8 Intestatario ¦ 420/8 Giordano Di Paolo
530 ¦ 40/8 Quota fissa annua ¦ 150/8 138,00 €/anno ¦ 310/8 Codice fiscale ¦ 420/8 DPLGDN68E14G482S
543 ¦ 40/8 Scadenza condizioni ¦ 150/8 30/04/2026 ¦ 310/8 Potenza impegnata ¦ 420/8 3 kW
556 ¦ 40/8 Inizio fornitura ¦ 150/8 01/05/2024 ¦ 310/8 Potenza disponibile ¦ 420/8 3,3 kW
569 ¦ 310/8 Consumo annuo ¦ 420/8 2.388 kWh
600 ¦ 40/8 Hai bisogno di noi? Chiama il numero verde 800 009 911, dal lunedì al sabato dalle 8 alle 21, oppure scrivi a
611 ¦ 40/8 Altamira Energia S.p.A., Casella Postale 512, 70121 Bari (BA). PEC: clienti@pec.altamira-energia.example
628 ¦ 40/8 Segnalazione guasti: il distributore locale Rete Adriatica Elettrica S.r.l. risponde al numero verde 803 590, tutti i giorni, 24 ore su 24.
650 ¦ 40/7 Il prezzo medio è dato dal rapporto tra l'importo e la quantità e può differire dal prezzo previsto dal contratto.
790 ¦ >555/7 Pagina 1 di 2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Fattura n. 004125588731 del 12/11/2025 ¦ >555/8 Numero cliente 720 418 336
66 ¦ 40/12 Letture e consumi
82 ¦ 40/8 Fascia ¦ >180/8 Lettura 31/08/2025 ¦ >290/8 Lettura 31/10/2025 ¦ >380/8 Consumo kWh ¦ >480/8 Tipo
95 ¦ 40/8 F1 ¦ >180/8 8.412 ¦ >290/8 8.536 ¦ >380/8 124 ¦ >480/8 Effettiva
108 ¦ 40/8 F2 ¦ >180/8 7.905 ¦ >290/8 8.023 ¦ >380/8 118 ¦ >480/8 Effettiva
121 ¦ 40/8 F3 ¦ >180/8 10.233 ¦ >290/8 10.393 ¦ >380/8 160 ¦ >480/8 Effettiva
134 ¦ 40/8 Totale consumi fatturati ¦ >380/8 402
160 ¦ 40/12 Il tuo consumo annuo: 2.388 kWh
175 ¦ 40/8 dal 01/11/2024 al 31/10/2025 ¦ 200/8 F1: 741 kWh ¦ 290/8 F2: 702 kWh ¦ 380/8 F3: 945 kWh
204 ¦ 40/8 Andamento dei consumi (kWh)
218 ¦ 40/7 nov-dic 24 ¦ 120/7 gen-feb 25 ¦ 200/7 mar-apr 25 ¦ 280/7 mag-giu 25 ¦ 360/7 lug-ago 25 ¦ 440/7 set-ott 25
230 ¦ 40/7 425 ¦ 120/7 438 ¦ 200/7 371 ¦ 280/7 352 ¦ 360/7 400 ¦ 440/7 402
246 ¦ 40/8 Potenza massima prelevata nel periodo: 2,7 kW il 14/10/2025 in F3
276 ¦ 40/12 Elementi di dettaglio
292 ¦ 40/8 Descrizione ¦ >330/8 Quantità ¦ >440/8 Prezzo unitario ¦ >550/8 Euro
306 ¦ 40/8 Energia - prezzo fisso monorario ¦ >330/8 402 kWh ¦ >440/8 0,142000 €/kWh ¦ >550/8 57,08
318 ¦ 40/8 Dispacciamento e mercato della capacità ¦ >330/8 402 kWh ¦ >440/8 0,013821 €/kWh ¦ >550/8 5,56
330 ¦ 40/8 Commercializzazione vendita ¦ >330/8 2 mesi ¦ >440/8 11,50 €/mese ¦ >550/8 23,00
342 ¦ 40/8 Tariffa di rete, quota energia ¦ >330/8 402 kWh ¦ >440/8 0,011300 €/kWh ¦ >550/8 4,54
354 ¦ 40/8 Oneri generali ASOS e ARIM ¦ >330/8 402 kWh ¦ >440/8 0,031118 €/kWh ¦ >550/8 12,51
366 ¦ 40/8 Tariffa di rete, quota fissa ¦ >330/8 2 mesi ¦ >440/8 1,84 €/mese ¦ >550/8 3,68
378 ¦ 40/8 Tariffa di rete, quota potenza ¦ >330/8 3 kW x 2 mesi ¦ >440/8 1,8650 €/kW/mese ¦ >550/8 11,19
390 ¦ 40/8 Accisa ¦ >330/8 102 kWh ¦ >440/8 0,0227 €/kWh ¦ >550/8 2,32
402 ¦ 40/8 IVA 10% su imponibile di 119,88 € ¦ >550/8 11,99
414 ¦ 40/8 Canone TV, rate 9 e 10 di 10 (fuori campo IVA) ¦ >550/8 18,00
450 ¦ 40/10 Glossario
464 ¦ 40/7 Quota per consumi: comprende gli importi che variano in base ai kWh consumati nel periodo.
474 ¦ 40/7 Quota fissa: comprende gli importi da pagare in misura fissa, a prescindere dai consumi, indicati in €/mese.
484 ¦ 40/7 Quota potenza: si paga in proporzione alla potenza impegnata, indicata in €/kW/mese.
494 ¦ 40/7 POD: codice composto da lettere e numeri che identifica il punto in cui l'energia viene consegnata al cliente.
520 ¦ 40/8 Mix energetico 2024: fonti rinnovabili 41,2%; carbone 4,6%; gas naturale 45,9%; nucleare 5,1%; altre fonti 3,2%.
790 ¦ >555/7 Pagina 2 di 2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Altamira Energia S.p.A.",
      holder: "Giordano Di Paolo",
      fiscalCode: "DPLGDN68E14G482S",
      pod: "IT001E40918273",
      offerCode: "041204ESFML01XXCASAPREZZOCERTO25",
      offerName: "Casa Prezzo Certo",
      offerExpiry: "2026-04-30",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via dei Tigli 12, int. 4",
      postalCode: "65123",
      city: "Pescara",
      province: "PE",
      capacityKw: "3",
      annualConsumption: "2388",
      annualF1: "741",
      annualF2: "702",
      annualF3: "945",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "402",
      sale: "85.64",
      saleFixed: "23",
      contractPrice: "0.142",
      unitPrice: "0.155821",
      network: "19.41",
      charges: "12.51",
      excise: "2.32",
      vat: "11.99",
      televisionFee: "18",
      total: "149.87",
    },
  },
};
