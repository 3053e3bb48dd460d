import { printed, type TestBill } from "../draw-bill.ts";

export const SOLE_DI_TUTTI: TestBill = {
  name: "unseen: an older bill of a cooperative",
  marks: [
    ...printed(
      1,
      `
39 ¦ 411-562/7 Energia in Comune Società Cooperativa
52 ¦ 34-230/20 Energia in Comune
49 ¦ 386-562/7 Via del Mulino Vecchio 3, 42121 Reggio Emilia
59 ¦ 388-562/7 C.F./P.IVA 02899910350 - Albo coop. C118827
66 ¦ 34-107/7 società cooperativa
69 ¦ 360-562/7 Tel. 0522 199 0410 - soci@energiaincomune.example
97 ¦ 308-344/9 Spett.le
110 ¦ 34-167/14 Bolletta sintetica
109 ¦ 308-385/9 Davide Ferretti
122 ¦ 308-367/9 Via Pansa 52
129 ¦ 34-190/9 energia elettrica - mercato libero
135 ¦ 308-449/9 42124 Reggio nell'Emilia (RE)
141 ¦ 34-258/9 Fattura 2025/EE/033918 emessa il 15/05/2025
147 ¦ 308-412/9 FRRDVD79H03H223T
154 ¦ 34-97/9 Socio n. 7741
200 ¦ 44-140/11 La tua fornitura ¦ 318-421/11 Quanto e quando
217 ¦ 44-159/9 POD: IT001E55120943 ¦ 318-486/9 Periodo: 01/03/2025 - 30/04/2025
229 ¦ 44-254/9 Indirizzo: Via Pansa 52, 42124 Reggio Emilia
231 ¦ 321-457/9 Spesa per la materia energia ¦ 513-548/9 73,59 €
242 ¦ 44-219/9 Tariffa: Uso domestico residente (TD)
247 ¦ 321-485/9 Spesa per il trasporto e la gestione ¦ 513-548/9 21,08 €
255 ¦ 44-175/9 Potenza impegnata: 3,5 kW
259 ¦ 321-383/9 del contatore
267 ¦ 44-173/9 Potenza disponibile: 3,9 kW
274 ¦ 321-445/9 Spesa per oneri di sistema ¦ 513-548/9 10,30 €
280 ¦ 44-175/9 Tensione: 230 V - Livello BT
292 ¦ 44-184/9 Attiva con noi dal: 01/02/2022
290 ¦ 321-417/9 Totale imposte e IVA ¦ 513-548/9 19,11 €
304 ¦ 44-202/9 Offerta: Sole di Tutti - variabile
305 ¦ 321-455/9 Canone di abbonamento alla ¦ 513-548/9 18,00 €
316 ¦ 44-113/9 Codice offerta:
318 ¦ 321-445/9 televisione per uso privato
329 ¦ 44-207/9 009913ESVML01XXSOLETUTTI24
333 ¦ 321-422/9 TOTALE BOLLETTA ¦ 503-548/9 142,08 €
347 ¦ 318-462/9 da pagare entro il 05/06/2025
359 ¦ 318-503/7 addebito SEPA su IBAN IT**C***********0021947
392 ¦ 34-121/11 I tuoi consumi
412 ¦ 173-186/9 F1 ¦ 201-213/9 F2 ¦ 228-241/9 F3 ¦ 252-284/9 Totale
409 ¦ 308-529/9 Costo medio unitario della bolletta: 0,36 €/kWh
421 ¦ 308-406/9 (canone RAI escluso)
427 ¦ 38-150/9 Consumo fatturato kWh ¦ 168-186/9 119 ¦ 202-213/9 98 ¦ 224-241/9 128 ¦ 266-284/9 345
434 ¦ 308-529/9 Costo medio unitario della spesa per la materia
444 ¦ 38-142/9 Consumo annuo kWh* ¦ 168-186/9 714 ¦ 196-213/9 601 ¦ 224-241/9 795 ¦ 257-284/9 2.110
446 ¦ 308-403/9 energia: 0,21 €/kWh
457 ¦ 34-345/7 *dal 01/05/2024 al 30/04/2025. Stato pagamenti: tutte le bollette risultano saldate.
478 ¦ 34-557/7 Guasti: E-Distribuzione 803.500. Autolettura: dal 26 all'ultimo giorno del mese su area soci. Reclami: PEC energiaincomune@pec.example.
489 ¦ 34-357/7 Informazioni su diritti: Sportello per il consumatore Energia e Ambiente 800 166 654.
516 ¦ 34-77/7 pagina 1 di 3
`,
    ),
    ...printed(
      2,
      `
53 ¦ 34-91/14 Letture
74 ¦ 38-62/9 Data ¦ 191-214/9 Tipo ¦ 372-385/9 F1 ¦ 458-471/9 F2 ¦ 544-557/9 F3
90 ¦ 38-91/9 28/02/2025 ¦ 260-299/9 effettiva ¦ 359-385/9 4.410 ¦ 445-471/9 3.882 ¦ 531-557/9 5.007
106 ¦ 38-91/9 31/03/2025 ¦ 260-299/9 effettiva ¦ 359-385/9 4.472 ¦ 445-471/9 3.933 ¦ 531-557/9 5.075
122 ¦ 38-91/9 30/04/2025 ¦ 260-299/9 effettiva ¦ 359-385/9 4.529 ¦ 445-471/9 3.980 ¦ 531-557/9 5.135
150 ¦ 34-312/14 Consumi dei mesi precedenti (kWh)
179 ¦ 136-149/7 204
182 ¦ 358-371/7 198 ¦ 402-415/7 195
190 ¦ 92-105/7 171 ¦ 269-282/7 169
187 ¦ 313-326/7 182 ¦ 446-459/7 177 ¦ 490-503/7 181
193 ¦ 48-61/7 158 ¦ 225-238/7 161 ¦ 535-548/7 164
196 ¦ 181-194/7 150
253 ¦ 47-62/7 mag ¦ 93-104/7 giu ¦ 137-148/7 lug ¦ 181-193/7 ago ¦ 226-236/7 set ¦ 271-280/7 ott ¦ 314-326/7 nov ¦ 359-369/7 dic ¦ 402-415/7 gen ¦ 447-458/7 feb ¦ 490-504/7 mar ¦ 535-547/7 apr
278 ¦ 34-211/14 Dettaglio degli importi
298 ¦ 38-99/9 Descrizione ¦ 353-374/9 Q.tà ¦ 411-473/9 Prezzo unit. ¦ 506-557/9 Importo €
315 ¦ 38-187/9 Spesa per la materia energia ¦ 528-557/9 73,59
331 ¦ 38-215/9 Energia F1 (PUN + spread + perdite) ¦ 332-374/9 119 kWh ¦ 435-473/9 0,14820 ¦ 531-557/9 17,64
347 ¦ 38-90/9 Energia F2 ¦ 338-374/9 98 kWh ¦ 435-473/9 0,15244 ¦ 531-557/9 14,94
363 ¦ 38-90/9 Energia F3 ¦ 332-374/9 128 kWh ¦ 435-473/9 0,13391 ¦ 531-557/9 17,14
379 ¦ 38-113/9 Dispacciamento ¦ 332-374/9 345 kWh ¦ 435-473/9 0,01412 ¦ 537-557/9 4,87
395 ¦ 38-183/9 Commercializzazione e vendita ¦ 343-374/9 2 mesi ¦ 452-473/9 9,50 ¦ 531-557/9 19,00
412 ¦ 38-290/9 Spesa per il trasporto e la gestione del contatore ¦ 528-557/9 21,08
428 ¦ 38-110/9 Quota variabile ¦ 332-374/9 345 kWh ¦ 435-473/9 0,01187 ¦ 537-557/9 4,10
444 ¦ 38-90/9 Quota fissa ¦ 343-374/9 2 mesi ¦ 452-473/9 1,84 ¦ 537-557/9 3,68
460 ¦ 38-106/9 Quota potenza ¦ 324-374/9 3,5 kW x 2 ¦ 452-473/9 1,90 ¦ 531-557/9 13,30
476 ¦ 38-175/9 Spesa per oneri di sistema ¦ 528-557/9 10,30
493 ¦ 38-103/9 ASOS e ARIM ¦ 332-374/9 345 kWh ¦ 435-473/9 0,02985 ¦ 531-557/9 10,30
508 ¦ 38-80/9 Imposte ¦ 528-557/9 19,11
525 ¦ 38-68/9 Accisa ¦ 332-374/9 345 kWh ¦ 441-473/9 0,0227 ¦ 537-557/9 7,83
541 ¦ 38-135/9 IVA 10% su 112,80 € ¦ 531-557/9 11,28
557 ¦ 38-160/9 Canone RAI (rate 3 e 4) ¦ 528-557/9 18,00
573 ¦ 38-70/9 Totale ¦ 522-557/9 142,08
594 ¦ 34-551/7 Energia 100% da fonti rinnovabili: eolico 62%, idroelettrico 21%, fotovoltaico 17%. Prezzo variabile a tempo indeterminato, spread 0,022
604 ¦ 34-60/7 €/kWh.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Energia in Comune Società Cooperativa",
      holder: "Davide Ferretti",
      pod: "IT001E55120943",
      offerCode: "009913ESVML01XXSOLETUTTI24",
      offerName: "Sole di Tutti - variabile",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Pansa 52",
      postalCode: "42124",
      city: "Reggio Emilia",
      province: "RE",
      capacityKw: "3.5",
      annualConsumption: "2110",
      annualF1: "714",
      annualF2: "601",
      annualF3: "795",
      periodStart: "2025-03-01",
      periodEnd: "2025-04-30",
      periodConsumption: "345",
      sale: "73.59",
      saleFixed: "19",
      unitPrice: "0.158232",
      network: "21.08",
      charges: "10.3",
      excise: "7.83",
      vat: "11.28",
      televisionFee: "18",
      total: "142.08",
    },
  },
};
