import { printed, type TestBill } from "../draw-bill.ts";

export const VALMASCARA: TestBill = {
  name: "unseen: an older bill whose year stands flush right of its head",
  marks: [
    ...printed(
      1,
      `
55 ¦ 46-275/13 AZIENDA ELETTRICA VALMASCARA
67 ¦ 46-156/8 Azienda Elettrica Valmascara S.r.l.
68 ¦ 315-363/8 Egregio Signor
76 ¦ 46-165/8 Via Nazionale 4 - 23030 Lovero (SO)
79 ¦ 315-394/8 BRAMBILLA CARLO
87 ¦ 46-185/8 P.IVA e C.F. 00776300147 - REA SO 61177
88 ¦ 315-370/8 VIA LECCO 112
97 ¦ 46-157/8 Tel. 0342 770 418 - uff. 8.30-12.00
99 ¦ 315-385/8 20900 MONZA (MB)
122 ¦ 50-73/6 Bolletta n. ¦ 114-121/6 del ¦ 182-208/6 Cod. utente ¦ 244-261/6 Periodo ¦ 367-388/6 Scadenza ¦ 458-512/6 TOTALE DA PAGARE
132 ¦ 50-84/8 3418/2024 ¦ 114-150/8 16/09/2024 ¦ 182-206/8 002217 ¦ 244-337/8 dal 01/07/2024 al 31/08/2024 ¦ 367-402/8 10/10/2024 ¦ 458-495/8 Euro 69,49
145 ¦ 50-82/6 Codice fiscale ¦ 182-194/6 POD ¦ 367-408/6 Ubicazione utenza
154 ¦ 50-122/8 BRMCRL58T07F704J ¦ 182-242/8 IT 001E 98340217 ¦ 367-513/8 LOC. PRATI BASSI 9 - 23030 VERVIO (SO)
168 ¦ 50-76/6 Tipo utenza ¦ 182-225/6 Potenza impegnata ¦ 244-288/6 Potenza disponibile ¦ 367-387/6 Tensione ¦ 458-492/6 Deposito cauz.
177 ¦ 50-151/8 Uso domestico - NON residente ¦ 182-205/8 kW 3,0 ¦ 244-267/8 kW 3,3 ¦ 367-418/8 220 V monofase ¦ 458-489/8 Euro 0,00
190 ¦ 50-66/6 Offerta ¦ 244-276/6 Codice offerta ¦ 367-458/6 Condizioni economiche in vigore fino al
200 ¦ 50-184/8 Valmascara Baita - prezzo fisso monorario ¦ 244-296/8 AEV/BAITA/24 ¦ 367-402/8 31/12/2024
231 ¦ 45-213/8 LETTURE (misuratore n. 07E4E5G901772134)
254 ¦ 50-75/7 Fascia ¦ 96-189/7 Lett. prec. 30/06/2024 ¦ 235-324/7 Lett. att. 31/08/2024 ¦ 368-415/7 Consumo kWh ¦ 444-515/7 Consumo annuo kWh
268 ¦ 50-58/7 F1 ¦ 210-227/7 2117 ¦ 343-360/7 2149 ¦ 427-435/7 32 ¦ 533-545/7 140
283 ¦ 50-58/7 F2 ¦ 210-227/7 1804 ¦ 343-360/7 1831 ¦ 427-435/7 27 ¦ 533-545/7 120
297 ¦ 50-58/7 F3 ¦ 210-227/7 2560 ¦ 343-360/7 2597 ¦ 427-435/7 37 ¦ 533-545/7 150
311 ¦ 50-63/7 TOT ¦ 427-435/7 96 ¦ 533-545/7 410
325 ¦ 45-146/8 Letture rilevate dal distributore.
353 ¦ 45-93/8 RIEPILOGO
377 ¦ 50-175/8 SPESA PER LA MATERIA ENERGIA ¦ 528-545/8 28,68
393 ¦ 50-270/8 SPESA PER IL TRASPORTO E LA GESTIONE DEL CONTATORE ¦ 528-545/8 15,76
409 ¦ 50-161/8 SPESA PER ONERI DI SISTEMA ¦ 528-545/8 16,55
424 ¦ 50-137/8 TOTALE IMPOSTE E IVA ¦ 532-545/8 8,50
439 ¦ 50-145/8 TOTALE BOLLETTA Euro ¦ 528-545/8 69,49
460 ¦ 45-455/8 Costo medio unitario della bolletta: 0,7239 Euro/kWh. Costo medio unitario della spesa per la materia energia: 0,2988 Euro/kWh.
478 ¦ 45-523/8 Pagamento: bonifico su BPS Tirano IBAN IT00 X000 0000 0000 0000 0002 217 oppure presso i nostri uffici. Il canone RAI non viene addebitato sulla
489 ¦ 45-313/8 presente utenza in quanto non residente. Segnalazione guasti: 0342 770 400 (24 ore).
507 ¦ 521-550/8 segue >>
`,
    ),
    ...printed(
      2,
      `
47 ¦ 45-285/8 AZIENDA ELETTRICA VALMASCARA - Bolletta 3418/2024 - foglio 2
75 ¦ 45-118/8 DETTAGLIO VOCI
98 ¦ 50-96/7 Descrizione ¦ 285-302/7 Q.ta ¦ 352-378/7 Prezzo ¦ 436-466/7 Importo ¦ 512-525/7 IVA
112 ¦ 50-151/7 Prezzo energia monorario ¦ 319-344/7 96 kWh ¦ 394-428/7 0,148000 ¦ 483-504/7 14,21 ¦ 512-520/7 10
127 ¦ 50-130/7 Perdite di rete 10% ¦ 319-344/7 96 kWh ¦ 394-428/7 0,014800 ¦ 487-504/7 1,42 ¦ 512-520/7 10
141 ¦ 50-109/7 Dispacciamento ¦ 319-344/7 96 kWh ¦ 394-428/7 0,010900 ¦ 487-504/7 1,05 ¦ 512-520/7 10
156 ¦ 50-160/7 Quota fissa commercializz. ¦ 319-344/7 2 mesi ¦ 394-428/7 6,000000 ¦ 483-504/7 12,00 ¦ 512-520/7 10
170 ¦ 50-138/7 Trasporto quota fissa ¦ 319-344/7 2 mesi ¦ 394-428/7 1,840000 ¦ 487-504/7 3,68 ¦ 512-520/7 10
184 ¦ 50-147/7 Trasporto quota potenza ¦ 327-344/7 3 kW ¦ 394-428/7 3,676667 ¦ 483-504/7 11,03 ¦ 512-520/7 10
199 ¦ 50-147/7 Trasporto quota energia ¦ 319-344/7 96 kWh ¦ 394-428/7 0,010890 ¦ 487-504/7 1,05 ¦ 512-520/7 10
213 ¦ 50-143/7 Oneri ASOS quota fissa ¦ 319-344/7 2 mesi ¦ 394-428/7 6,660000 ¦ 483-504/7 13,32 ¦ 512-520/7 10
228 ¦ 50-160/7 Oneri ASOS+ARIM q. energia ¦ 319-344/7 96 kWh ¦ 394-428/7 0,033600 ¦ 487-504/7 3,23 ¦ 512-520/7 10
242 ¦ 50-113/7 Accisa erariale ¦ 319-344/7 96 kWh ¦ 394-428/7 0,022700 ¦ 487-504/7 2,18 ¦ 512-520/7 10
256 ¦ 50-117/7 IVA 10% su 63,17 ¦ 487-504/7 6,32
271 ¦ 50-113/7 TOTALE BOLLETTA ¦ 483-504/7 69,49
302 ¦ 45-73/8 AVVISI
320 ¦ 45-527/8 Si comunica che il tasso di mora applicato è pari al T.U.R. + 3,5%. Il cliente può cambiare offerta in ogni momento. Livelli di qualità commerciale 2023:
331 ¦ 45-387/8 reclami scritti 0; richieste di informazioni 4. Composizione mix energetico: idroelettrico 92,4% - altro 7,6%.
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Azienda Elettrica Valmascara S.r.l.",
      holder: "BRAMBILLA CARLO",
      fiscalCode: "BRMCRL58T07F704J",
      pod: "IT001E98340217",
      offerCode: "AEV/BAITA/24",
      offerName: "Valmascara Baita",
      offerExpiry: "2024-12-31",
      pricing: "fixed",
      destination: "privati",
      resident: "no",
      street: "LOC. PRATI BASSI 9",
      postalCode: "23030",
      city: "VERVIO",
      province: "SO",
      capacityKw: "3",
      annualConsumption: "410",
      annualF1: "140",
      annualF2: "120",
      annualF3: "150",
      periodStart: "2024-07-01",
      periodEnd: "2024-08-31",
      periodConsumption: "96",
      sale: "28.68",
      saleFixed: "12",
      contractPrice: "0.148",
      unitPrice: "0.17375",
      network: "15.76",
      charges: "16.55",
      excise: "2.18",
      vat: "6.32",
      total: "69.49",
    },
  },
};
