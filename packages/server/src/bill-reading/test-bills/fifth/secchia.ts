import { printed, type TestBill } from "../draw-bill.ts";

export const SECCHIA: TestBill = {
  name: "fifth: an older electricity bill with two bands, labels and values on rows of two columns",
  marks: [
    ...printed(
      1,
      `
42 ¦ 40/16 Secchia Energie
54 ¦ 40/7 Secchia Energie S.p.A. - Via Emilia Ovest 401, 41123 Modena (MO)
63 ¦ 40/7 C.F./P.IVA 02775143866
46 ¦ 330/8 Servizio clienti 800 070 212 (gratuito da fisso)
57 ¦ 330/8 da cellulare 059 555 0177 - www.secchiaenergie.example
68 ¦ 330/8 Pronto intervento elettricità 800 222 431
100 ¦ 40/11 SERVIZIO ENERGIA ELETTRICA
113 ¦ 40/8 Mercato libero - bolletta sintetica
100 ¦ 330/9 Rossella Bertani
112 ¦ 330/9 Via Guido Fassi 30
124 ¦ 330/9 41012 Carpi MO
150 ¦ 40/8 Bolletta n.
150 ¦ 130/8 412400118827
162 ¦ 40/8 del
162 ¦ 130/8 08/03/2024
174 ¦ 40/8 Periodo
174 ¦ 130/8 Gennaio - Febbraio 2024
186 ¦ 40/8 dal 01/01/2024 al 29/02/2024
150 ¦ 330/8 Importo da pagare
166 ¦ 330/15 152,04 euro
182 ¦ 330/8 entro il 28/03/2024
194 ¦ 330/8 con domiciliazione bancaria
220 ¦ 40/9 DATI DEL CONTRATTO
234 ¦ 40/8 Codice fiscale ¦ 160/8 BRTRSL74B58B819C
246 ¦ 40/8 Codice servizio ¦ 160/8 3102288417
258 ¦ 40/8 Nome offerta ¦ 160/8 Passo Passo Luce
270 ¦ 40/8 Codice offerta ¦ 130/7 019552ESVML01XXPASSOPASSOLUCE023
282 ¦ 40/8 Prezzo ¦ 160/8 variabile
294 ¦ 40/8 Attivazione ¦ 160/8 01/10/2023
306 ¦ 40/8 Fine cond. economiche ¦ 160/8 30/09/2024
220 ¦ 330/9 DATI DELLA FORNITURA
234 ¦ 330/8 Via Guido Fassi 30 - 41012 Carpi (MO)
246 ¦ 330/8 POD ¦ 440/8 IT001E38570216
258 ¦ 330/8 Tipologia cliente ¦ 440/8 Domestico residente
270 ¦ 330/8 Potenza impegnata ¦ 440/8 3,0 kW
282 ¦ 330/8 Potenza disponibile ¦ 440/8 3,3 kW
294 ¦ 330/8 Tensione ¦ 440/8 230 V monofase
306 ¦ 330/8 Consumo annuo ¦ 440/8 2.745 kWh
336 ¦ 40/9 SINTESI DEGLI IMPORTI FATTURATI ¦ >555/8 Euro
352 ¦ 40/9 Spesa per la materia energia ¦ >555/9 85,61
366 ¦ 40/9 Spesa per il trasporto e la gestione del contatore ¦ >555/9 20,05
380 ¦ 40/9 Spesa per oneri di sistema ¦ >555/9 14,34
394 ¦ 40/9 Imposte: accisa ¦ >555/9 5,49
408 ¦ 40/9 Totale imponibile ¦ >555/9 125,49
422 ¦ 40/9 IVA 10% ¦ >555/9 12,55
436 ¦ 40/9 Canone di abbonamento alla televisione per uso privato ¦ >555/9 14,00
456 ¦ 40/11 TOTALE BOLLETTA ¦ >555/11 152,04
486 ¦ 40/9 I SUOI CONSUMI
500 ¦ 40/8 Consumo fatturato 491 kWh ¦ 200/8 di cui F1 146 kWh ¦ 330/8 di cui F23 345 kWh
512 ¦ 40/8 Stesso periodo dell'anno precedente 468 kWh ¦ 330/8 Costo medio della bolletta 0,2811 €/kWh
524 ¦ 40/8 Consumo annuo dal 01/03/2023 al 29/02/2024: F1 905 kWh, F23 1.840 kWh
536 ¦ 40/8 Costo medio della sola materia energia 0,1744 €/kWh
560 ¦ 40/7 gen-feb 23 ¦ 120/7 mar-apr 23 ¦ 200/7 mag-giu 23 ¦ 280/7 lug-ago 23 ¦ 360/7 set-ott 23 ¦ 440/7 nov-dic 23 ¦ 505/7 gen-feb 24
572 ¦ 40/7 468 ¦ 120/7 431 ¦ 200/7 402 ¦ 280/7 498 ¦ 360/7 427 ¦ 440/7 496 ¦ 505/7 491
604 ¦ 40/8 La informiamo che la bolletta precedente n. 412300991042 di 141,06 euro risulta pagata.
620 ¦ 40/8 Il deposito cauzionale non è richiesto ai clienti con domiciliazione bancaria.
800 ¦ 40/7 Sportello di Carpi: Corso Alberto Pio 14. Sportello di Reggio nell'Emilia: Via Roma 8, 42121 (RE). ¦ >555/7 1 di 2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Bolletta n. 412400118827 - codice servizio 3102288417
64 ¦ 40/9 LETTURE DEL CONTATORE ELETTRONICO N. 17E5C5 203441789
80 ¦ 40/8 Periodo ¦ 180/8 Fascia ¦ 230/8 Precedente ¦ 310/8 Attuale ¦ 390/8 Consumo ¦ 460/8 Tipo lettura
92 ¦ 40/8 31/12/23 - 31/01/24 ¦ 180/8 F1 ¦ 230/8 4.404 ¦ 310/8 4.481 ¦ 390/8 77 ¦ 460/8 rilevata
104 ¦ 40/8 31/12/23 - 31/01/24 ¦ 180/8 F23 ¦ 230/8 9.118 ¦ 310/8 9.299 ¦ 390/8 181 ¦ 460/8 rilevata
116 ¦ 40/8 31/01/24 - 29/02/24 ¦ 180/8 F1 ¦ 230/8 4.481 ¦ 310/8 4.550 ¦ 390/8 69 ¦ 460/8 rilevata
128 ¦ 40/8 31/01/24 - 29/02/24 ¦ 180/8 F23 ¦ 230/8 9.299 ¦ 310/8 9.463 ¦ 390/8 164 ¦ 460/8 rilevata
158 ¦ 40/9 ELEMENTI DI DETTAGLIO ¦ >340/8 quantità ¦ >440/8 prezzo ¦ >555/8 euro
174 ¦ 40/8 Energia F1 ¦ >340/8 146 kWh ¦ >440/8 0,118420 ¦ >555/8 17,29
186 ¦ 40/8 Energia F23 ¦ >340/8 345 kWh ¦ >440/8 0,104760 ¦ >555/8 36,14
198 ¦ 40/8 Perdite di rete F1 (10%) ¦ >340/8 146 kWh ¦ >440/8 0,011842 ¦ >555/8 1,73
210 ¦ 40/8 Perdite di rete F23 (10%) ¦ >340/8 345 kWh ¦ >440/8 0,010476 ¦ >555/8 3,61
222 ¦ 40/8 Dispacciamento ¦ >340/8 491 kWh ¦ >440/8 0,010270 ¦ >555/8 5,04
234 ¦ 40/8 Quota fissa di commercializzazione ¦ >340/8 2 mesi ¦ >440/8 10,900000 ¦ >555/8 21,80
246 ¦ 40/9 Totale spesa per la materia energia ¦ >555/9 85,61
262 ¦ 40/8 Quota energia ¦ >340/8 491 kWh ¦ >440/8 0,010580 ¦ >555/8 5,19
274 ¦ 40/8 Quota fissa ¦ >340/8 2 mesi ¦ >440/8 1,840000 ¦ >555/8 3,68
286 ¦ 40/8 Quota potenza ¦ >340/8 3 kW x 2 mesi ¦ >440/8 1,863300 ¦ >555/8 11,18
298 ¦ 40/9 Totale spesa per il trasporto e la gestione del contatore ¦ >555/9 20,05
314 ¦ 40/8 Componente Asos ¦ >340/8 491 kWh ¦ >440/8 0,027636 ¦ >555/8 13,57
326 ¦ 40/8 Componente Arim ¦ >340/8 491 kWh ¦ >440/8 0,001572 ¦ >555/8 0,77
338 ¦ 40/9 Totale spesa per oneri di sistema ¦ >555/9 14,34
354 ¦ 40/8 Accisa (esenti 249 kWh) ¦ >340/8 242 kWh ¦ >440/8 0,022700 ¦ >555/8 5,49
366 ¦ 40/8 IVA 10% ¦ >340/8 125,49 euro ¦ >555/8 12,55
378 ¦ 40/8 Canone TV rate 1 e 2 ¦ >340/8 2 rate ¦ >440/8 7,000000 ¦ >555/8 14,00
410 ¦ 40/8 Il prezzo dell'energia è pari al PUN di fascia del mese più 0,0120 euro/kWh, al netto delle perdite di rete.
430 ¦ 40/8 Distributore: Reti Secchia Distribuzione S.r.l., Via Canalina 7, 42123 Reggio nell'Emilia (RE), tel. 0522 555 010
800 ¦ >555/7 2 di 2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Secchia Energie S.p.A.",
      holder: "Rossella Bertani",
      fiscalCode: "BRTRSL74B58B819C",
      pod: "IT001E38570216",
      offerCode: "019552ESVML01XXPASSOPASSOLUCE023",
      offerName: "Passo Passo Luce",
      offerExpiry: "2024-09-30",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Guido Fassi 30",
      postalCode: "41012",
      city: "Carpi",
      province: "MO",
      capacityKw: "3",
      annualConsumption: "2745",
      annualF1: "905",
      periodStart: "2024-01-01",
      periodEnd: "2024-02-29",
      periodConsumption: "491",
      sale: "85.61",
      saleFixed: "21.8",
      network: "20.05",
      charges: "14.34",
      excise: "5.49",
      vat: "12.55",
      televisionFee: "14",
      total: "152.04",
    },
  },
};
