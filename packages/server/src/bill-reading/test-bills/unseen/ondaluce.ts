import { printed, type TestBill } from "../draw-bill.ts";

export const ONDALUCE: TestBill = {
  name: "unseen: an older bill with a spaced POD and minus signs after the sums",
  marks: [
    ...printed(
      1,
      `
37 ¦ 34-261/22 Ondaluce Mercato S.r.l. — società a socio unico
94 ¦ 34-113/11 DATI CLIENTE
103 ¦ 528-561/9 Egr. Sig.
111 ¦ 34-117/8 Cod. cliente: 1100874529
115 ¦ 494-561/9 BRUSA PAOLO
119 ¦ 34-129/8 Cod. contratto: OL-778301-E
127 ¦ 34-152/8 Cod. fiscale: BRSPLA64M11F205Q ¦ 454-561/9 VIA GIUSEPPE PAREA 14
137 ¦ 483-561/9 20138 MILANO MI
150 ¦ 34-130/11 DATI FORNITURA
167 ¦ 34-169/8 Le stiamo fornendo energia elettrica in:
175 ¦ 34-130/8 Lungomare Kennedy 7 int. 12
184 ¦ 34-125/8 47843 Misano Adriatico RN
192 ¦ 34-118/8 POD: IT 001 E 90417726 ¦ 237-388/9 Bolletta n. E24 0091 7733 del 13.08.2024
200 ¦ 34-191/8 Tipologia contratto: altri usi domestici – utenza
204 ¦ 237-491/9 Periodo: GIUGNO 2024 – LUGLIO 2024 (01.06.2024 – 31.07.2024)
208 ¦ 34-117/8 domestica NON residente
217 ¦ 34-127/8 Potenza impegnata: 4,5 kW ¦ 237-374/9 Consumo fatturato: 96 kWh (stimato)
225 ¦ 34-129/8 Potenza disponibile: 5,0 kW
233 ¦ 34-127/8 Tensione: 230 V – monofase
241 ¦ 34-86/8 Mercato: libero ¦ 237-399/16 Totale da pagare: € 79,28
250 ¦ 34-161/8 Offerta: ONDA INDEX CASA MARE ¦ 237-316/9 Scadenza: 03.09.2024
258 ¦ 34-130/8 Data attivazione: 01.03.2023
266 ¦ 34-185/8 Tipo contatore: elettronico, trattato monorario
289 ¦ 34-134/11 CONSUMO ANNUO ¦ 227-364/11 Sintesi degli importi fatturati
305 ¦ 34-164/8 Dal 01.08.2023 al 31.07.2024: 610 kWh ¦ 231-338/9 Spesa per la materia energia ¦ 536-557/9 36,67
313 ¦ 34-204/7 Spesa media annua per unità consumata comprensiva di tutti gli
322 ¦ 34-86/7 oneri: 0,612 €/kWh
328 ¦ 231-413/9 Spesa per il trasporto e la gestione del contatore ¦ 536-557/9 21,78
344 ¦ 34-137/11 PER COMUNICARE ¦ 231-330/9 Spesa per oneri di sistema ¦ 536-557/9 25,43
361 ¦ 34-136/8 www.ondalucemercato.example
370 ¦ 34-103/8 N. verde 800 774 021 ¦ 231-358/9 Ricalcoli (vedi dettaglio a pag. 2) ¦ 533-557/9 14,37-
378 ¦ 34-104/8 Guasti: 803 500 (24h)
387 ¦ 231-277/9 Altre partite ¦ 541-557/9 0,42
407 ¦ 231-311/9 Totale imposte e IVA ¦ 541-557/9 9,35
427 ¦ 231-350/9 TOTALE BOLLETTA (euro) ¦ 536-557/9 79,28
448 ¦ 227-561/7 Questa bolletta contiene un ricalcolo: i consumi stimati del periodo 01.04.2024–31.05.2024 sono stati sostituiti con
455 ¦ 227-561/7 quelli effettivi comunicati dal distributore. I pagamenti delle bollette precedenti NON risultano regolari: la bolletta E24
463 ¦ 227-386/7 0067 1120 di € 74,18 risulta pagata in ritardo di 9 giorni.
825 ¦ 34-314/6 Ondaluce Mercato S.r.l. – Via Flaminia 233, 47923 Rimini – P.IVA 04418820407 – Cap. Soc. 500.000 € i.v. ¦ 320-342/6 Pag. 1/3
`,
    ),
    ...printed(
      2,
      `
55 ¦ 34-119/11 Letture e consumi
74 ¦ 64-77/7 Data ¦ 123-144/7 Lettura ¦ 182-215/7 Tipo lettura ¦ 266-312/7 Consumo (kWh) ¦ 430-471/7 Tipo consumo
87 ¦ 38-68/7 31.03.2024 ¦ 142-183/7 3.871 rilevata ¦ 334-337/7 –
99 ¦ 38-68/7 31.05.2024 ¦ 142-183/7 3.912 rilevata ¦ 331-450/7 41 effettivo (precedentemente stimato 118)
112 ¦ 38-68/7 30.06.2024 ¦ 142-183/7 3.960 stimata ¦ 331-363/7 48 stimato
124 ¦ 38-68/7 31.07.2024 ¦ 142-183/7 4.008 stimata ¦ 331-363/7 48 stimato
136 ¦ 38-135/7 Totale consumi fatturati 01.06–31.07 ¦ 331-413/7 96 di cui effettivi 0, stimati 96
161 ¦ 34-115/11 Dettaglio importi
181 ¦ 141-155/7 Voce ¦ 275-298/7 Periodo ¦ 334-378/7 Prezzo unitario ¦ 419-443/7 Quantità ¦ 471-499/7 Importo € ¦ 526-543/7 % IVA
193 ¦ 38-120/7 Spesa per la materia energia
205 ¦ 38-195/7 Quota energia giugno (PUN 0,103300 + contributo 0,0180) ¦ 264-286/7 06/2024 ¦ 353-397/7 0,121300 €/kWh ¦ 438-459/7 48 kWh ¦ 494-519/7 5,82 10
218 ¦ 38-191/7 Quota energia luglio (PUN 0,113450 + contributo 0,0180) ¦ 264-286/7 07/2024 ¦ 353-397/7 0,131450 €/kWh ¦ 438-459/7 48 kWh ¦ 494-519/7 6,31 10
230 ¦ 38-146/7 Perdite di rete (10% della quota energia) ¦ 264-295/7 06-07/2024 ¦ 494-519/7 1,21 10
243 ¦ 38-81/7 Dispacciamento ¦ 264-295/7 06-07/2024 ¦ 353-397/7 0,013900 €/kWh ¦ 438-459/7 96 kWh ¦ 494-519/7 1,33 10
255 ¦ 38-157/7 Commercializzazione e vendita (quota fissa) ¦ 264-295/7 06-07/2024 ¦ 347-397/7 11,000000 €/mese ¦ 441-459/7 2 mesi ¦ 490-519/7 22,00 10
268 ¦ 38-63/7 Subtotale ¦ 490-506/7 36,67
280 ¦ 38-178/7 Spesa per il trasporto e la gestione del contatore
292 ¦ 38-68/7 Quota fissa ¦ 264-295/7 06-07/2024 ¦ 350-397/7 1,820000 €/mese ¦ 441-459/7 2 mesi ¦ 494-519/7 3,64 10
304 ¦ 38-77/7 Quota potenza ¦ 264-295/7 06-07/2024 ¦ 340-397/7 1,890000 €/kW/mese ¦ 420-459/7 9 (4,5 kW × 2) ¦ 490-519/7 17,01 10
317 ¦ 38-78/7 Quota variabile ¦ 264-295/7 06-07/2024 ¦ 353-397/7 0,011820 €/kWh ¦ 438-459/7 96 kWh ¦ 494-519/7 1,13 10
329 ¦ 38-63/7 Subtotale ¦ 490-506/7 21,78
342 ¦ 38-114/7 Spesa per oneri di sistema
355 ¦ 38-109/7 Quota fissa (non residenti) ¦ 264-295/7 06-07/2024 ¦ 347-397/7 11,280000 €/mese ¦ 441-459/7 2 mesi ¦ 490-519/7 22,56 10
367 ¦ 38-78/7 Quota variabile ¦ 264-295/7 06-07/2024 ¦ 353-397/7 0,029900 €/kWh ¦ 438-459/7 96 kWh ¦ 494-519/7 2,87 10
379 ¦ 38-63/7 Subtotale ¦ 490-506/7 25,43
391 ¦ 38-63/7 Ricalcoli
404 ¦ 38-160/7 Storno bolletta E24 0067 1120: quota energia ¦ 264-295/7 04-05/2024 ¦ 353-397/7 0,149220 €/kWh ¦ 433-459/7 118- kWh ¦ 488-519/7 17,61- 10
416 ¦ 38-114/7 Rifatturazione quota energia ¦ 264-295/7 04-05/2024 ¦ 353-397/7 0,149220 €/kWh ¦ 438-459/7 41 kWh ¦ 494-519/7 6,12 10
429 ¦ 38-138/7 Storno/rifatturazione trasporto e oneri ¦ 264-295/7 04-05/2024 ¦ 353-397/7 0,037403 €/kWh ¦ 436-459/7 77- kWh ¦ 492-519/7 2,88- 10
441 ¦ 38-63/7 Subtotale ¦ 488-506/7 14,37-
454 ¦ 38-61/7 Imposte
466 ¦ 38-55/7 Accisa ¦ 264-295/7 06-07/2024 ¦ 353-397/7 0,022700 €/kWh ¦ 438-459/7 96 kWh ¦ 494-519/7 2,18 10
478 ¦ 38-114/7 IVA 10% su imponibile 71,69 ¦ 494-506/7 7,17
490 ¦ 38-93/7 Totale imposte e IVA ¦ 494-506/7 9,35
503 ¦ 38-72/7 Altre partite
515 ¦ 38-154/7 Interessi di mora su bolletta E24 0067 1120 ¦ 447-459/7 9 gg ¦ 494-543/7 0,42 escl. art. 15
541 ¦ 34-174/11 Consumi degli ultimi bimestri
559 ¦ 52-61/5 190
567 ¦ 237-245/5 162
570 ¦ 98-107/5 152
587 ¦ 330-336/5 96
589 ¦ 146-152/5 88
594 ¦ 192-198/5 71
603 ¦ 284-290/5 41
625 ¦ 45-68/5 giu-lug 23 ¦ 90-115/5 ago-set 23 ¦ 137-161/5 ott-nov 23 ¦ 186-204/5 dic-gen ¦ 232-250/5 feb-mar ¦ 277-297/5 apr-mag ¦ 322-345/5 giu-lug 24
636 ¦ 34-44/5 kWh
825 ¦ 34-123/6 Pag. 2/3 – bolletta E24 0091 7733
`,
    ),
    ...printed(
      3,
      `
40 ¦ 214-381/7 Spesa per oneri di sistema: comprende gli importi ¦ 395-561/7 L’offerta ONDA INDEX CASA MARE prevede un prezzo
47 ¦ 214-237/7 fatturati ¦ 243-281/7 relativamente ¦ 288-293/7 ai ¦ 300-334/7 corrispettivi ¦ 340-364/7 destinati ¦ 371-381/7 alla ¦ 395-561/7 indicizzato al valore medio mensile del PUN, maggiorato
55 ¦ 34-79/11 Glossario ¦ 214-356/7 copertura di costi per attività di interesse generale. ¦ 395-561/7 di un contributo al consumo di 0,0180 €/kWh. Le
62 ¦ 395-549/7 condizioni economiche sono valide fino al 28.02.2025.
73 ¦ 34-200/7 Spesa per la materia energia: comprende gli importi ¦ 214-381/7 Ricalcoli: importi a debito o a credito dovuti a ricalcolo
80 ¦ 34-200/7 fatturati relativamente alle diverse attività svolte dal ¦ 214-316/7 dei consumi o a modifica dei prezzi. ¦ 395-561/7 Interessi di mora: tasso di riferimento BCE più 3,5 punti.
88 ¦ 34-189/7 venditore per fornire l’energia elettrica al cliente finale. ¦ 395-475/7 Deposito cauzionale: 0,00 €.
91 ¦ 214-381/7 Perdite di rete: l’energia prelevata è maggiorata del 10%
102 ¦ 34-200/7 Spesa per il trasporto e la gestione del contatore: ¦ 214-294/7 per i punti in bassa tensione. ¦ 395-561/7 Con riferimento alla Delibera ARERA 501/2014/R/com la
109 ¦ 34-200/7 comprende gli importi fatturati per le diverse attività che ¦ 395-541/7 guida alla lettura della bolletta è disponibile sul sito.
117 ¦ 34-200/7 consentono ai venditori di consegnare ai clienti finali
124 ¦ 34-85/7 l’energia elettrica. ¦ 214-285/11 Comunicazioni
756 ¦ 34-259/8 CONTI CORRENTI POSTALI - Ricevuta di Versamento ¦ 307-561/8 CONTI CORRENTI POSTALI - Ricevuta di Accredito TD 896
765 ¦ 34-144/8 sul C/C n. 001039847561 ¦ 159-221/8 di Euro 79,28 ¦ 307-465/8 codice cliente 110087452900917733
774 ¦ 34-207/8 INTESTATO A: ONDALUCE MERCATO S.R.L. ¦ 307-475/8 importo euro 79,28 scad. 03.09.2024
783 ¦ 34-149/8 ESEGUITO DA: BRUSA PAOLO
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Ondaluce Mercato S.r.l.",
      holder: "BRUSA PAOLO",
      pod: "IT001E90417726",
      offerName: "ONDA INDEX CASA MARE",
      offerExpiry: "2025-02-28",
      pricing: "variable",
      destination: "privati",
      resident: "no",
      street: "Lungomare Kennedy 7 int. 12",
      postalCode: "47843",
      city: "Misano Adriatico",
      province: "RN",
      capacityKw: "4.5",
      annualConsumption: "610",
      periodStart: "2024-06-01",
      periodEnd: "2024-07-31",
      periodConsumption: "96",
      sale: "36.67",
      saleFixed: "22",
      network: "21.78",
      charges: "25.43",
      excise: "2.18",
      vat: "7.17",
      total: "79.28",
    },
  },
};
