import { printed, type TestBill } from "../draw-bill.ts";

export const TIRRENA: TestBill = {
  name: "unseen: an older bill with the supply and the offer in a column at its side",
  marks: [
    ...printed(
      1,
      `
39 ¦ 176-272/17 Tirrena Luce
48 ¦ 17-67/9 DATI CLIENTE
56 ¦ 176-234/10 e Servizi S.r.l.
61 ¦ 17-87/8 FERRANTI GASPARE
72 ¦ 17-102/8 C.F. FRRGPR59D11E625X
83 ¦ 17-87/8 Cod. cliente 77120934
82 ¦ 489-567/9 FERRANTI GASPARE
95 ¦ 489-567/9 VIA G. OBERDAN 203
106 ¦ 17-106/9 DATI DELLA FORNITURA
107 ¦ 511-567/9 53100 SIENA SI
118 ¦ 17-120/8 LOC. PUNTA ALA SNC SCALA B
130 ¦ 17-109/8 58043 CASTIGLIONE DELLA
141 ¦ 17-59/8 PESCAIA GR
148 ¦ 179-299/9 BOLLETTA ENERGIA ELETTRICA
145 ¦ 500-564/9 Importo da pagare
163 ¦ 17-56/8 Codice POD
160 ¦ 179-328/9 Numero TL25-0098127 del 13 giugno 2025
174 ¦ 17-70/8 IT001E83650147
173 ¦ 179-299/9 Bimestre APRILE - MAGGIO 2025
172 ¦ 489-564/24 € 119,64
184 ¦ 17-106/8 Numero presa 58043101442
185 ¦ 179-317/9 Periodo 1 aprile 2025 - 31 maggio 2025
189 ¦ 492-564/9 entro il 4 luglio 2025
196 ¦ 17-67/8 Tipo di contratto
207 ¦ 17-115/8 Uso domestico non residente
218 ¦ 17-61/8 Mercato libero
223 ¦ 181-292/11 Sintesi degli importi fatturati
229 ¦ 17-131/8 Potenza contrattualmente impegnata
240 ¦ 17-39/8 kW 4,5
247 ¦ 179-279/9 Spesa per la materia energia ¦ 538-564/9 € 55,25
251 ¦ 17-101/8 Potenza disponibile kW 5,0
262 ¦ 17-103/8 Livello di tensione BT 220 V
265 ¦ 179-346/9 Spesa per il trasporto e la gestione del contatore ¦ 538-564/9 € 23,57
273 ¦ 17-104/8 Data attivazione 01/07/2023
284 ¦ 179-271/9 Spesa per oneri di sistema ¦ 538-564/9 € 28,34
295 ¦ 17-80/9 LA SUA OFFERTA
303 ¦ 179-249/9 Totale imposte e IVA ¦ 538-564/9 € 16,48
308 ¦ 17-87/8 TIRRENA SERENA 24
319 ¦ 17-53/8 Cod. offerta
325 ¦ 179-245/12 Totale bolletta ¦ 526-564/12 € 123,64
331 ¦ 17-146/8 002947ESFML01XXTIRSER24000000B7
342 ¦ 17-67/8 Prezzo bloccato
344 ¦ 179-362/9 Altre partite (sconto bolletta digitale, fuori campo IVA) ¦ 540-564/9 € -4,00
352 ¦ 17-132/8 Scadenza condizioni economiche: 30
364 ¦ 17-55/8 giugno 2025
367 ¦ 179-278/12 TOTALE DA PAGARE ¦ 526-564/12 € 119,64
386 ¦ 17-53/9 CONTATTI
399 ¦ 17-61/8 Numero verde
402 ¦ 181-255/11 Riepilogo consumi
410 ¦ 17-55/8 800 000 118
421 ¦ 17-91/8 da mobile 0564 000 118
425 ¦ 179-283/9 Consumo fatturato nel periodo ¦ 335-426/9 Consumo annuo (12 mesi) ¦ 472-502/9 Modalità
433 ¦ 17-94/8 www.tirrenaluce.example
438 ¦ 179-210/9 kWh 231 ¦ 335-373/9 kWh 1.347 ¦ 472-536/9 Consumi effettivi
454 ¦ 17-85/9 GUASTI ELETTRICI
461 ¦ 179-195/9 kWh ¦ 315-351/9 Fascia F1 ¦ 395-430/9 Fascia F2 ¦ 474-510/9 Fascia F3 ¦ 542-564/9 Totale
468 ¦ 17-42/8 803 000
479 ¦ 179-218/9 Aprile 2025 ¦ 342-351/9 28 ¦ 422-430/9 35 ¦ 501-510/9 41 ¦ 551-564/9 104
498 ¦ 179-224/9 Maggio 2025 ¦ 342-351/9 33 ¦ 422-430/9 42 ¦ 501-510/9 52 ¦ 551-564/9 127
517 ¦ 179-212/9 Bimestre ¦ 342-351/9 61 ¦ 422-430/9 77 ¦ 501-510/9 93 ¦ 551-564/9 231
542 ¦ 176-558/9 Costo medio unitario della bolletta: 0,54 €/kWh · Costo medio unitario della spesa per la materia energia: 0,24
555 ¦ 176-198/9 €/kWh
574 ¦ 176-567/7 Il costo medio unitario è il rapporto tra quanto complessivamente dovuto e i kWh fatturati; non coincide con il costo di un kWh aggiuntivo. Il canone di
583 ¦ 176-567/7 abbonamento alla televisione non è addebitato su questa fornitura in quanto non residente. Stato dei pagamenti: alla data di emissione risulta non pagata
592 ¦ 176-455/7 la bolletta TL25-0061550 di € 88,14 scaduta il 05/05/2025; se ha già provveduto consideri nullo questo avviso.
788 ¦ 17-130/7 Tirrena Luce e Servizi S.r.l. Via Aurelia Nord
797 ¦ 17-130/7 77, 58100 Grosseto. P.IVA 01477880536.
806 ¦ 17-99/7 Cap. soc. Euro 1.500.000,00 i.v.
815 ¦ 17-40/7 foglio 1/3
`,
    ),
    ...printed(
      2,
      `
48 ¦ 17-67/9 DATI CLIENTE
51 ¦ 181-263/11 Elementi di dettaglio
61 ¦ 17-87/8 FERRANTI GASPARE
72 ¦ 17-102/8 C.F. FRRGPR59D11E625X
74 ¦ 418-449/9 Quantità ¦ 503-528/9 Prezzo ¦ 546-564/9 Euro
83 ¦ 17-87/8 Cod. cliente 77120934
92 ¦ 179-284/9 Spesa per la materia energia
106 ¦ 17-106/9 DATI DELLA FORNITURA
111 ¦ 179-334/9 Quota fissa - Commercializzazione e vendita ¦ 426-449/9 mesi 2 ¦ 468-528/9 €/mese 8,750000 ¦ 545-564/9 17,50
118 ¦ 17-120/8 LOC. PUNTA ALA SNC SCALA B
130 ¦ 17-109/8 58043 CASTIGLIONE DELLA ¦ 179-355/9 Quota energia - Prezzo energia monorario (perdite
136 ¦ 419-449/9 kWh 231 ¦ 472-528/9 €/kWh 0,148500 ¦ 545-564/9 34,30
141 ¦ 17-59/8 PESCAIA GR
142 ¦ 179-205/9 incluse)
163 ¦ 17-56/8 Codice POD
161 ¦ 179-292/9 Quota energia - Dispacciamento ¦ 419-449/9 kWh 231 ¦ 472-528/9 €/kWh 0,014920 ¦ 549-564/9 3,45
174 ¦ 17-70/8 IT001E83650147
180 ¦ 179-211/9 Subtotale ¦ 545-564/9 55,25
184 ¦ 17-106/8 Numero presa 58043101442
196 ¦ 17-67/8 Tipo di contratto
199 ¦ 179-359/9 Spesa per il trasporto e la gestione del contatore
207 ¦ 17-115/8 Uso domestico non residente
218 ¦ 17-61/8 Mercato libero
217 ¦ 179-218/9 Quota fissa ¦ 426-449/9 mesi 2 ¦ 468-528/9 €/mese 1,930000 ¦ 549-564/9 3,86
229 ¦ 17-131/8 Potenza contrattualmente impegnata
240 ¦ 17-39/8 kW 4,5
236 ¦ 489-528/9 €/kW/mese
242 ¦ 179-230/9 Quota potenza ¦ 393-449/9 kW 4,5 × mesi 2 ¦ 545-564/9 17,19
251 ¦ 17-101/8 Potenza disponibile kW 5,0
248 ¦ 496-528/9 1,910000
262 ¦ 17-103/8 Livello di tensione BT 220 V
267 ¦ 179-228/9 Quota energia ¦ 419-449/9 kWh 231 ¦ 472-528/9 €/kWh 0,010910 ¦ 549-564/9 2,52
273 ¦ 17-104/8 Data attivazione 01/07/2023
286 ¦ 179-211/9 Subtotale ¦ 545-564/9 23,57
295 ¦ 17-80/9 LA SUA OFFERTA
308 ¦ 17-87/8 TIRRENA SERENA 24
304 ¦ 179-277/9 Spesa per oneri di sistema
319 ¦ 17-53/8 Cod. offerta
323 ¦ 179-247/9 Quota fissa (ASOS) ¦ 426-449/9 mesi 2 ¦ 464-528/9 €/mese 10,860000 ¦ 545-564/9 21,72
331 ¦ 17-146/8 002947ESFML01XXTIRSER24000000B7
342 ¦ 17-67/8 Prezzo bloccato ¦ 179-285/9 Quota energia (ASOS e ARIM) ¦ 419-449/9 kWh 231 ¦ 472-528/9 €/kWh 0,028657 ¦ 549-564/9 6,62
352 ¦ 17-132/8 Scadenza condizioni economiche: 30
364 ¦ 17-55/8 giugno 2025
361 ¦ 179-211/9 Subtotale ¦ 545-564/9 28,34
379 ¦ 179-208/9 Imposte
386 ¦ 17-53/9 CONTATTI
399 ¦ 17-61/8 Numero verde
398 ¦ 179-272/9 Accisa sull'energia elettrica ¦ 419-449/9 kWh 231 ¦ 472-528/9 €/kWh 0,022700 ¦ 549-564/9 5,24
410 ¦ 17-55/8 800 000 118
417 ¦ 414-449/9 imponibile
421 ¦ 17-91/8 da mobile 0564 000 118
423 ¦ 179-208/9 IVA 10% ¦ 513-528/9 10% ¦ 545-564/9 11,24
433 ¦ 17-94/8 www.tirrenaluce.example
429 ¦ 426-449/9 112,40
454 ¦ 17-85/9 GUASTI ELETTRICI
451 ¦ 179-245/12 Totale bolletta ¦ 534-564/12 123,64
468 ¦ 17-42/8 803 000
487 ¦ 181-209/11 Letture
511 ¦ 179-195/9 Data ¦ 286-302/9 Tipo ¦ 403-412/9 F1 ¦ 479-488/9 F2 ¦ 555-564/9 F3
529 ¦ 179-218/9 31/03/2025 ¦ 286-303/9 reale ¦ 386-412/9 001906 ¦ 462-488/9 002288 ¦ 538-564/9 003051
547 ¦ 179-218/9 31/05/2025 ¦ 286-303/9 reale ¦ 386-412/9 001967 ¦ 462-488/9 002365 ¦ 538-564/9 003144
583 ¦ 181-328/11 Grafico dei consumi (kWh per mese)
613 ¦ 252-262/8 301
636 ¦ 219-230/8 188
649 ¦ 545-556/8 127
655 ¦ 286-293/8 96
652 ¦ 382-392/8 110
654 ¦ 513-523/8 104
656 ¦ 416-423/8 92
659 ¦ 482-489/8 78
660 ¦ 188-195/8 72
663 ¦ 319-326/8 60 ¦ 351-358/8 58
662 ¦ 449-456/8 61
689 ¦ 188-196/8 giu ¦ 220-229/8 lug ¦ 252-262/8 ago ¦ 285-294/8 set ¦ 319-326/8 ott ¦ 350-360/8 nov ¦ 383-391/8 dic ¦ 415-425/8 gen ¦ 448-457/8 feb ¦ 480-491/8 mar ¦ 513-522/8 apr ¦ 544-556/8 mag
788 ¦ 17-130/7 Tirrena Luce e Servizi S.r.l. Via Aurelia Nord
797 ¦ 17-130/7 77, 58100 Grosseto. P.IVA 01477880536.
806 ¦ 17-99/7 Cap. soc. Euro 1.500.000,00 i.v.
815 ¦ 17-40/7 foglio 2/3
`,
    ),
    ...printed(
      3,
      `
56 ¦ 40-134/11 Comunicazioni ai clienti
75 ¦ 214-387/7 Qualità commerciale. Lo standard ARERA prevede la risposta ai ¦ 394-482/7 potenza disponibile e poi sospesa.
82 ¦ 34-207/7 Rinnovo delle condizioni economiche. Le condizioni della Sua
84 ¦ 214-387/7 reclami scritti entro 30 giorni; in caso di mancato rispetto spetta un
91 ¦ 34-207/7 offerta scadono il 30 giugno 2025. Come da comunicazione del ¦ 394-567/7 Composizione del mix. Rinnovabili 36,90%, carbone 8,72%, gas
93 ¦ 214-270/7 indennizzo di 30,00 €.
100 ¦ 34-207/7 18/03/2025, dal 1 luglio 2025 si applicherà il prezzo di 0,163200 ¦ 394-534/7 46,11%, petroliferi 1,07%, nucleare 3,18%, altre 4,02%.
109 ¦ 34-142/7 €/kWh per ulteriori 12 mesi, salvo recesso. ¦ 214-387/7 Mora. Tasso di riferimento BCE aumentato di 3,5 punti. In caso di
118 ¦ 214-387/7 mancato pagamento la fornitura può essere ridotta al 15% della
116 ¦ 394-567/7 Glossario. Kilowattora (kWh): unità di misura dell'energia attiva.
125 ¦ 394-517/7 Potenza impegnata: livello indicato nel contratto.
600 ¦ 40-235/9 CONTI CORRENTI POSTALI - Ricevuta di ¦ 310-553/9 CONTI CORRENTI POSTALI - Accredito BancoPosta
610 ¦ 40-94/9 Versamento ¦ 310-504/9 € sul C/C n. 12884409 di Euro 119,64
621 ¦ 40-175/9 sul C/C n. 00 12 88 44 09 ¦ 310-488/9 Codice cliente 000077120934250098
631 ¦ 40-116/9 di Euro 119,64
642 ¦ 40-267/9 TD 896 intestato a: TIRRENA LUCE E SERVIZI ¦ 310-488/9 <000077120934250098> 00000119+64>
652 ¦ 40-57/9 SRL ¦ 310-407/9 000012884409< 896>
663 ¦ 40-197/9 Eseguito da: FERRANTI GASPARE
673 ¦ 40-127/9 scad. 04/07/2025
684 ¦ 40-138/9 fatt. TL25-0098127
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Tirrena Luce e Servizi S.r.l.",
      holder: "FERRANTI GASPARE",
      pod: "IT001E83650147",
      offerCode: "002947ESFML01XXTIRSER24000000B7",
      offerName: "TIRRENA SERENA 24",
      offerExpiry: "2025-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "LOC. PUNTA ALA SNC SCALA B",
      postalCode: "58043",
      city: "CASTIGLIONE DELLA PESCAIA",
      province: "GR",
      capacityKw: "4.5",
      annualConsumption: "1347",
      periodStart: "2025-04-01",
      periodEnd: "2025-05-31",
      periodConsumption: "231",
      sale: "55.25",
      saleFixed: "17.5",
      unitPrice: "0.16342",
      network: "23.57",
      charges: "28.34",
      excise: "5.24",
      vat: "11.24",
      total: "123.64",
    },
  },
};
