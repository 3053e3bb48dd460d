import { printed, type TestBill } from "../draw-bill.ts";

export const CISALPINA: TestBill = {
  name: "unseen: an older gas bill with its sums in a table",
  marks: [
    ...printed(
      1,
      `
47 ¦ 429-544/8 Bolletta dei consumi di gas naturale
55 ¦ 51-260/16 CISALPINA GAS & SERVIZI S.P.A.
58 ¦ 478-544/8 N° CG/2025/318846
71 ¦ 51-287/10 Via Emilia Est 402 - 41124 Modena - P.IVA 02299010367
69 ¦ 503-544/8 pagina 1 di 3
109 ¦ 55-157/9 Intestatario del contratto
121 ¦ 55-114/9 Malagoli Ivano
130 ¦ 320-358/11 Egr. Sig.
134 ¦ 55-200/9 Codice fiscale MLGVNI55T14F257B
147 ¦ 55-152/9 Codice utente 30.114.882
145 ¦ 320-416/11 MALAGOLI IVANO
160 ¦ 320-476/11 STRADA VACIGLIO NORD 1180
172 ¦ 55-129/9 Servizio fornito in
175 ¦ 320-418/11 41125 MODENA MO
185 ¦ 55-156/9 Strada Vaciglio Nord 1180
198 ¦ 55-136/9 41125 Modena (MO)
231 ¦ 56-147/9 Periodo di riferimento ¦ 227-298/9 Data di emissione ¦ 341-379/9 Scadenza ¦ 415-474/9 Importo totale
250 ¦ 56-168/9 dal 10/12/2024 al 11/04/2025 ¦ 227-270/9 22/04/2025 ¦ 341-384/9 14/05/2025
256 ¦ 415-500/15 1.123,97 euro
289 ¦ 51-173/11 QUADRO DI SINTESI
310 ¦ 56-108/9 Voci di spesa ¦ 481-539/9 Importi (euro)
328 ¦ 56-236/9 SPESA PER LA MATERIA GAS NATURALE ¦ 513-539/9 581,32
347 ¦ 56-321/9 SPESA PER IL TRASPORTO E LA GESTIONE DEL CONTATORE ¦ 513-539/9 147,44
366 ¦ 56-191/9 SPESA PER ONERI DI SISTEMA ¦ 518-539/9 37,20
384 ¦ 56-161/9 TOTALE IMPOSTE E IVA ¦ 513-539/9 358,01
403 ¦ 56-183/9 TOTALE DELLA BOLLETTA ¦ 506-539/9 1.123,97
430 ¦ 51-515/10 Il costo medio unitario della presente bolletta è pari a 1,078 euro/Smc; il costo medio unitario della sola spesa per la
443 ¦ 51-232/10 materia gas naturale è pari a 0,557 euro/Smc.
472 ¦ 51-290/11 CARATTERISTICHE DELLA FORNITURA
492 ¦ 55-103/9 Codice PDR: ¦ 151-214/9 01610000458329 ¦ 274-338/9 Tipologia cliente: ¦ 372-515/9 domestico, condizioni di mercato libero
509 ¦ 55-84/9 Offerta: ¦ 151-248/9 Prezzo Sicuro Gas 24 mesi ¦ 274-301/9 Prezzo: ¦ 372-436/9 fisso e invariabile
526 ¦ 55-126/9 Validità condizioni: ¦ 151-218/9 fino al 09/12/2026 ¦ 274-334/9 Categoria d'uso: ¦ 372-503/9 C3 - riscaldamento + cottura + ACS
544 ¦ 55-129/9 Contatore matricola: ¦ 151-201/9 00187745012 ¦ 274-300/9 Classe: ¦ 372-383/9 G4
561 ¦ 55-110/9 Coefficiente C: ¦ 151-185/9 1,023417 ¦ 274-293/9 PCS: ¦ 372-429/9 38,914 MJ/Smc
578 ¦ 55-117/9 Consumo annuo: ¦ 151-190/9 Smc 1.688 ¦ 274-350/9 Deposito cauzionale: ¦ 372-411/9 77,00 euro
608 ¦ 51-205/11 SITUAZIONE PAGAMENTI
627 ¦ 51-447/10 Tutte le bollette precedenti sono state pagate. Pagamento della presente: bollettino postale allegato.
646 ¦ 51-446/7 Servizio clienti: 059 000 4410 da lunedì a venerdì 8.30-17.30. Segnalazione guasti e dispersioni: 800 343 434 (attivo 24 ore su 24).
`,
    ),
    ...printed(
      2,
      `
47 ¦ 429-544/8 Bolletta dei consumi di gas naturale
55 ¦ 51-260/16 CISALPINA GAS & SERVIZI S.P.A.
58 ¦ 478-544/8 N° CG/2025/318846
71 ¦ 51-287/10 Via Emilia Est 402 - 41124 Modena - P.IVA 02299010367
69 ¦ 503-544/8 pagina 2 di 3
107 ¦ 51-182/11 LETTURE E CONSUMI
128 ¦ 56-70/9 Dal ¦ 128-137/9 Al ¦ 225-288/9 Lettura iniziale ¦ 321-377/9 Lettura finale ¦ 406-419/9 mc ¦ 443-460/9 Smc ¦ 470-518/9 Tipo lettura
147 ¦ 56-99/9 10/12/2024 ¦ 128-171/9 31/01/2025 ¦ 262-288/9 11.802 ¦ 351-377/9 12.346 ¦ 404-419/9 544 ¦ 446-460/9 557 ¦ 470-497/9 stimata
166 ¦ 56-99/9 01/02/2025 ¦ 128-170/9 11/04/2025 ¦ 262-288/9 12.346 ¦ 351-377/9 12.821 ¦ 404-419/9 475 ¦ 446-460/9 486 ¦ 470-501/9 effettiva
184 ¦ 56-127/9 Consumo fatturato ¦ 397-419/9 1.019 ¦ 439-460/9 1.043
216 ¦ 51-202/11 DETTAGLIO DELLE VOCI
236 ¦ 56-98/8 Descrizione ¦ 379-434/8 Prezzo unitario ¦ 463-495/8 Quantità ¦ 521-539/8 Euro
253 ¦ 56-177/8 Spesa per la materia gas naturale ¦ 516-539/8 581,32
271 ¦ 56-94/8 Quota fissa ¦ 389-434/8 10,00 €/mese ¦ 473-495/8 4 mesi ¦ 520-539/8 40,00
288 ¦ 56-265/8 Quota energia - componente materia prima gas (prezzo fisso) ¦ 379-434/8 0,519000 €/Smc ¦ 459-495/8 1.043 Smc ¦ 516-539/8 541,32
305 ¦ 56-229/8 Spesa per il trasporto e la gestione del contatore ¦ 516-539/8 147,44
322 ¦ 56-94/8 Quota fissa ¦ 376-434/8 5,415000 €/mese ¦ 473-495/8 4 mesi ¦ 520-539/8 21,66
340 ¦ 56-148/8 Quota energia 1° scaglione ¦ 379-434/8 0,041200 €/Smc ¦ 470-495/8 40 Smc ¦ 524-539/8 1,65
357 ¦ 56-148/8 Quota energia 2° scaglione ¦ 379-434/8 0,129870 €/Smc ¦ 466-495/8 120 Smc ¦ 520-539/8 15,58
374 ¦ 56-148/8 Quota energia 3° scaglione ¦ 379-434/8 0,121410 €/Smc ¦ 466-495/8 360 Smc ¦ 520-539/8 43,71
391 ¦ 56-148/8 Quota energia 4° scaglione ¦ 379-434/8 0,123980 €/Smc ¦ 466-495/8 523 Smc ¦ 520-539/8 64,84
409 ¦ 56-150/8 Spesa per oneri di sistema ¦ 520-539/8 37,20
426 ¦ 56-119/8 Quota fissa (UG2) ¦ 373-434/8 -1,960000 €/mese ¦ 473-495/8 4 mesi ¦ 522-539/8 -7,84
444 ¦ 56-164/8 Quota energia (RE, UG3, UG2) ¦ 379-434/8 0,043180 €/Smc ¦ 459-495/8 1.043 Smc ¦ 520-539/8 45,04
461 ¦ 56-131/8 Totale imposte e IVA ¦ 516-539/8 358,01
478 ¦ 56-153/8 Imposta erariale di consumo ¦ 402-434/8 0,044000 ¦ 470-495/8 40 Smc ¦ 524-539/8 1,76
496 ¦ 56-153/8 Imposta erariale di consumo ¦ 402-434/8 0,175000 ¦ 466-495/8 480 Smc ¦ 520-539/8 84,00
513 ¦ 56-153/8 Imposta erariale di consumo ¦ 402-434/8 0,170000 ¦ 466-495/8 523 Smc ¦ 520-539/8 88,91
530 ¦ 56-131/8 Addizionale regionale ¦ 402-434/8 0,019000 ¦ 470-495/8 40 Smc ¦ 524-539/8 0,76
547 ¦ 56-131/8 Addizionale regionale ¦ 402-434/8 0,023200 ¦ 466-495/8 480 Smc ¦ 520-539/8 11,14
565 ¦ 56-131/8 Addizionale regionale ¦ 402-434/8 0,025800 ¦ 466-495/8 523 Smc ¦ 520-539/8 13,49
582 ¦ 56-117/8 IVA aliquota 10% ¦ 419-434/8 10% ¦ 466-495/8 454,79 € ¦ 520-539/8 45,48
599 ¦ 56-117/8 IVA aliquota 22% ¦ 419-434/8 22% ¦ 466-495/8 511,23 € ¦ 516-539/8 112,47
631 ¦ 51-226/11 RIPARTIZIONE DELLA SPESA
651 ¦ 56-69/8 euro
649 ¦ 351-540/7 Il grafico riporta gli importi arrotondati all'euro. Il consumo
662 ¦ 85-98/9 581
659 ¦ 351-540/7 annuo è calcolato sui dodici mesi precedenti la data
670 ¦ 351-434/7 dell'ultima lettura effettiva.
683 ¦ 301-313/9 358
704 ¦ 157-170/9 147
715 ¦ 231-239/9 37
735 ¦ 79-104/9 materia ¦ 148-179/9 trasporto ¦ 226-244/9 oneri ¦ 293-321/9 imposte
`,
    ),
    ...printed(
      3,
      `
47 ¦ 429-544/8 Bolletta dei consumi di gas naturale
55 ¦ 51-260/16 CISALPINA GAS & SERVIZI S.P.A.
58 ¦ 478-544/8 N° CG/2025/318846
71 ¦ 51-287/10 Via Emilia Est 402 - 41124 Modena - P.IVA 02299010367
69 ¦ 503-544/8 pagina 3 di 3
107 ¦ 51-169/11 AVVISI AL CLIENTE
127 ¦ 51-487/7 Le segnaliamo che dal 1° luglio 2025 la bolletta cambia forma secondo le disposizioni dell'Autorità di Regolazione per Energia Reti e Ambiente.
144 ¦ 51-544/7 Autolettura: dal giorno 25 all'ultimo giorno del mese, al numero 059 000 4411 oppure nell'area riservata. Mancato pagamento: interessi di mora BCE + 3,5%;
154 ¦ 51-283/7 costituzione in mora con raccomandata e sospensione non prima di 40 giorni.
172 ¦ 51-438/7 Livelli di qualità: risposta motivata a reclamo scritto 30 giorni; rettifica di fatturazione 60 giorni; indennizzo automatico 30 euro.
548 ¦ 35-182/8 BancoPosta - Ricevuta di versamento ¦ 254-426/8 BancoPosta - Ricevuta di accredito TD 896
557 ¦ 35-124/8 € sul C/C n. 15 774 411 ¦ 254-357/8 Importo in lettere: vedi cifra
575 ¦ 35-97/8 di Euro 1.123,97 ¦ 254-308/8 Euro 1.123,97
593 ¦ 35-203/8 Intestato a CISALPINA GAS E SERVIZI SPA ¦ 254-373/8 Eseguito da MALAGOLI IVANO
602 ¦ 35-133/8 Causale CG/2025/318846 ¦ 254-418/8 STRADA VACIGLIO NORD 1180 MODENA
611 ¦ 35-117/8 Scadenza 14/05/2025
620 ¦ 254-509/8 <250031884600301148> 001123+97> 000015774411< 896>
629 ¦ 35-106/8 MALAGOLI IVANO
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "CISALPINA GAS & SERVIZI S.P.A.",
      holder: "Malagoli Ivano",
      pdr: "01610000458329",
      offerName: "Prezzo Sicuro Gas 24 mesi",
      offerExpiry: "2026-12-09",
      pricing: "fixed",
      destination: "privati",
      street: "Strada Vaciglio Nord 1180",
      postalCode: "41125",
      city: "Modena",
      province: "MO",
      annualConsumption: "1688",
      periodStart: "2024-12-10",
      periodEnd: "2025-04-11",
      periodConsumption: "1043",
      sale: "581.32",
      saleFixed: "40",
      unitPrice: "0.519",
      network: "147.44",
      charges: "37.2",
      excise: "200.06",
      vat: "157.95",
      total: "1123.97",
    },
  },
};
