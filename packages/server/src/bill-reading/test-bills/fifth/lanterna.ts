import { printed, type TestBill } from "../draw-bill.ts";

export const LANTERNA: TestBill = {
  name: "fifth: an older bill of the protected market for a second home, taxes in one sum",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/12 LANTERNA SERVIZIO ELETTRICO
52 ¦ 40/8 Servizio di maggior tutela
40 ¦ >560/7 Lanterna Servizio Elettrico S.r.l. - Via XX Settembre 12
49 ¦ >560/7 16121 Genova (GE) - P.IVA 01908332701
84 ¦ 320/9 Ernesto Parodi
96 ¦ 320/9 Salita San Nicolò 15
108 ¦ 320/9 16136 Genova GE
84 ¦ 40/9 N. CLIENTE
96 ¦ 40/10 661 207 953
112 ¦ 40/9 CODICE FISCALE
124 ¦ 40/10 PRDRST49L30D969W
146 ¦ 40/9 DATI FORNITURA
160 ¦ 40/8 Servizio fornito in: Via Aurelia 77 - 17024 Finale Ligure (SV)
172 ¦ 40/8 Codice POD (punto di prelievo): IT001E90216644 ¦ 320/8 Tipologia di contratto: domestico non residente
184 ¦ 40/8 Potenza impegnata (kW): 3,0 ¦ 320/8 Potenza disponibile (kW): 3,3
196 ¦ 40/8 Tipologia di contatore: elettronico gestito monorario ¦ 320/8 Tensione di fornitura: 220 V
208 ¦ 40/8 Data di attivazione: 12/06/1998 ¦ 320/8 Consumo annuo: 702 kWh
236 ¦ 40/10 BOLLETTA PER LA FORNITURA DI ENERGIA ELETTRICA
250 ¦ 40/8 N. fattura 661207953000212A ¦ 230/8 Emessa il 11/12/2023 ¦ 380/8 Periodo OTT - NOV 2023
270 ¦ 40/10 TOTALE DA PAGARE ¦ 230/12 71,48 euro ¦ 380/10 ENTRO IL 02/01/2024
284 ¦ 40/8 Bollettino postale allegato. Può pagare anche agli sportelli bancari e nelle ricevitorie.
310 ¦ 40/9 QUANTO SPENDO
324 ¦ 40/8 SPESA PER LA MATERIA ENERGIA ¦ >300/8 23,16 €
338 ¦ 40/8 SPESA PER IL TRASPORTO E LA GESTIONE
348 ¦ 40/8 DEL CONTATORE ¦ >300/8 15,26 €
362 ¦ 40/8 SPESA PER ONERI DI SISTEMA ¦ >300/8 24,38 €
376 ¦ 40/8 TOTALE IMPOSTE E IVA ¦ >300/8 8,68 €
394 ¦ 40/9 TOTALE BOLLETTA ¦ >300/9 71,48 €
310 ¦ 330/9 QUANTO CONSUMO
324 ¦ 330/8 Consumi fatturati ¦ >555/8 96 kWh
338 ¦ 330/8 dal 01/10/2023 ¦ >555/8 al 30/11/2023
352 ¦ 330/8 Lettura del 30/09/2023 (reale) ¦ >555/8 22.817
366 ¦ 330/8 Lettura del 30/11/2023 (reale) ¦ >555/8 22.913
380 ¦ 330/8 Consumo medio giornaliero ¦ >555/8 1,57 kWh
394 ¦ 330/8 Costo medio unitario della bolletta ¦ >555/8 0,74 €/kWh
424 ¦ 40/9 I CONSUMI DELL'ULTIMO ANNO IN kWh
438 ¦ 40/7 DIC-GEN ¦ 120/7 FEB-MAR ¦ 200/7 APR-MAG ¦ 280/7 GIU-LUG ¦ 360/7 AGO-SET ¦ 440/7 OTT-NOV
450 ¦ 40/7 58 ¦ 120/7 49 ¦ 200/7 101 ¦ 280/7 167 ¦ 360/7 231 ¦ 440/7 96
478 ¦ 40/9 DETTAGLIO
492 ¦ 40/8 Materia energia, quota energia: prezzo energia ¦ >340/8 96 kWh ¦ >430/8 0,124630 ¦ >555/8 11,96
504 ¦ 40/8 Materia energia, quota energia: PPE ¦ >340/8 96 kWh ¦ >430/8 0,003150 ¦ >555/8 0,30
516 ¦ 40/8 Materia energia, quota energia: dispacciamento PD ¦ >340/8 96 kWh ¦ >430/8 0,011870 ¦ >555/8 1,14
528 ¦ 40/8 Materia energia, quota fissa: PCV ¦ >340/8 2 mesi ¦ >430/8 4,879200 ¦ >555/8 9,76
540 ¦ 40/8 Trasporto, quota energia ¦ >340/8 96 kWh ¦ >430/8 0,009980 ¦ >555/8 0,96
552 ¦ 40/8 Trasporto, quota fissa ¦ >340/8 2 mesi ¦ >430/8 1,706700 ¦ >555/8 3,41
564 ¦ 40/8 Trasporto, quota potenza ¦ >340/8 3 kW x 2 mesi ¦ >430/8 1,814200 ¦ >555/8 10,89
576 ¦ 40/8 Oneri, quota fissa: ASOS non residenti ¦ >340/8 2 mesi ¦ >430/8 10,920000 ¦ >555/8 21,84
588 ¦ 40/8 Oneri, quota energia: ASOS ¦ >340/8 96 kWh ¦ >430/8 0,025070 ¦ >555/8 2,41
600 ¦ 40/8 Oneri, quota energia: ARIM ¦ >340/8 96 kWh ¦ >430/8 0,001390 ¦ >555/8 0,13
630 ¦ 40/8 Il servizio di maggior tutela per i clienti domestici non vulnerabili termina il 1 luglio 2024.
642 ¦ 40/8 Il prezzo della materia energia è stabilito da ARERA e aggiornato ogni tre mesi.
668 ¦ 40/8 STATO PAGAMENTI: i pagamenti delle bollette precedenti sono regolari.
690 ¦ 40/8 Numero verde 800 900 344 - Guasti 803 600 - Reclami: Casella Postale 210, 18038 Sanremo (IM)
712 ¦ 40/7 Spesa per la materia energia: comprende gli importi per l'acquisto, il dispacciamento e la vendita dell'energia elettrica.
722 ¦ 40/7 Spesa per oneri di sistema: comprende gli importi per attività di interesse generale, pagati da tutti i clienti finali.
800 ¦ >560/7 Pag. 1/1`,
    ),
  ],
  drawing: ["nbsp"],
  supplies: {
    luce: {
      supplier: "Lanterna Servizio Elettrico S.r.l.",
      holder: "Ernesto Parodi",
      fiscalCode: "PRDRST49L30D969W",
      pod: "IT001E90216644",
      destination: "privati",
      resident: "no",
      street: "Via Aurelia 77",
      postalCode: "17024",
      city: "Finale Ligure",
      province: "SV",
      capacityKw: "3",
      annualConsumption: "702",
      periodStart: "2023-10-01",
      periodEnd: "2023-11-30",
      periodConsumption: "96",
      sale: "23.16",
      saleFixed: "9.76",
      network: "15.26",
      charges: "24.38",
      taxes: "8.68",
      total: "71.48",
    },
  },
};
