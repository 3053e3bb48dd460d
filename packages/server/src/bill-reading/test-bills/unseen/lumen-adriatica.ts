import { printed, type TestBill } from "../draw-bill.ts";

export const LUMEN_ADRIATICA: TestBill = {
  name: "unseen: a receipt with three bands and a television fee",
  marks: [
    ...printed(
      1,
      `
40 ¦ 398-561/7 Bolletta per la fornitura di ENERGIA ELETTRICA
49 ¦ 514-561/7 Mercato libero
52 ¦ 34-203/20 lumenadriatica
57 ¦ 409-561/7 Numero fattura 2025/4471902 del 12/11/2025
65 ¦ 466-561/7 Codice cliente 700 318 2245
98 ¦ 34-77/9 Intestatario ¦ 200-291/9 CARLETTI GIOVANNA
105 ¦ 313-393/8 Periodo di fatturazione
112 ¦ 34-87/9 Codice fiscale ¦ 202-291/9 CRLGNN71E52G157K
117 ¦ 313-512/12 1 settembre 2025 – 31 ottobre 2025
126 ¦ 34-109/9 Indirizzo di fornitura ¦ 154-291/9 Via Cialdini 18, 60027 Osimo (AN)
136 ¦ 313-373/8 Totale da pagare
139 ¦ 34-82/9 Codice POD ¦ 225-291/9 IT001E58213407
154 ¦ 34-96/9 Tipologia cliente ¦ 206-291/9 Domestico residente ¦ 313-391/20 € 134,61
167 ¦ 34-108/9 Potenza impegnata ¦ 263-291/9 3,0 kW ¦ 313-502/9 entro il 2 dicembre 2025 – addebito diretto SEPA
214 ¦ 46-183/13 Scontrino dell’energia
234 ¦ 360-392/9 Quantità ¦ 432-484/9 Prezzo medio ¦ 517-546/9 Importo
250 ¦ 49-127/9 Quota per consumi ¦ 359-392/9 351 kWh ¦ 431-484/9 0,1950 €/kWh ¦ 518-546/9 68,45 €
262 ¦ 63-211/7 di cui spesa per la vendita di energia elettrica ¦ 439-484/7 0,1523 €/kWh ¦ 522-546/7 53,46 €
273 ¦ 63-235/7 di cui spesa per la rete e gli oneri generali di sistema ¦ 439-484/7 0,0427 €/kWh ¦ 522-546/7 14,99 €
286 ¦ 49-96/9 Quota fissa ¦ 367-392/9 2 mesi ¦ 432-484/9 12,42 €/mese ¦ 518-546/9 24,84 €
298 ¦ 63-211/7 di cui spesa per la vendita di energia elettrica ¦ 439-484/7 10,50 €/mese ¦ 522-546/7 21,00 €
308 ¦ 63-235/7 di cui spesa per la rete e gli oneri generali di sistema ¦ 443-484/7 1,92 €/mese ¦ 526-546/7 3,84 €
322 ¦ 49-234/9 Quota potenza (rete e oneri generali di sistema) ¦ 338-392/9 3 kW × 2 mesi ¦ 413-484/9 1,8850 €/kW/mese ¦ 518-546/9 11,31 €
337 ¦ 49-100/9 Accise e IVA ¦ 518-546/9 12,01 €
350 ¦ 63-248/7 accisa 1,41 € – IVA 10% su imponibile 106,01 €: 10,60 €
364 ¦ 49-277/9 Canone di abbonamento alla televisione per uso privato ¦ 370-392/9 2 rate ¦ 437-484/9 9,00 €/mese ¦ 518-546/9 18,00 €
382 ¦ 49-162/12 TOTALE BOLLETTA ¦ 500-546/12 134,61 €
430 ¦ 43-112/9 Box dell’offerta ¦ 313-378/9 I tuoi consumi
445 ¦ 43-92/9 Nome offerta ¦ 199-282/9 Lumen Fissa Trio 24 ¦ 313-470/9 Consumo annuo (1/11/2024–31/10/2025) ¦ 511-553/9 2.184 kWh
459 ¦ 43-96/9 Codice offerta ¦ 114-282/9 018732ESFML03XXLUMENTRIO24250301 ¦ 313-346/9 di cui F1 ¦ 518-553/9 702 kWh
472 ¦ 43-77/9 Tipologia ¦ 190-282/9 Prezzo fisso – trioraria ¦ 313-346/9 di cui F2 ¦ 518-553/9 618 kWh
487 ¦ 43-147/9 Prezzo energia F1 | F2 | F3 ¦ 161-282/9 0,1482 | 0,1395 | 0,1268 €/kWh ¦ 313-346/9 di cui F3 ¦ 518-553/9 864 kWh
500 ¦ 43-125/9 Quota fissa di vendita ¦ 226-282/9 126,00 €/anno ¦ 313-395/9 Consumo del periodo ¦ 518-553/9 351 kWh
514 ¦ 43-176/9 Decorrenza condizioni economiche ¦ 239-282/9 01/04/2025 ¦ 313-403/9 Spesa annua sostenuta ¦ 519-553/9 712,46 €
528 ¦ 43-170/9 Scadenza condizioni economiche ¦ 239-282/9 31/03/2027
822 ¦ 34-555/6 Lumen Adriatica S.p.A. – Sede legale: Via dell’Arsenale 41, 60121 Ancona – Cap. soc. € 2.400.000,00 i.v. – C.F. e P.IVA 02918470426 – REA AN-224871 – Bolletta n. 2025/4471902 – pagina 1 di 4
`,
    ),
    ...printed(
      2,
      `
41 ¦ 446-561/9 Elementi informativi essenziali
52 ¦ 34-203/20 lumenadriatica
87 ¦ 34-121/10 Letture e consumi
109 ¦ 37-61/8 Fascia ¦ 81-149/8 Lettura 31/08/2025 ¦ 189-206/8 Tipo ¦ 235-302/8 Lettura 31/10/2025 ¦ 343-359/8 Tipo ¦ 389-426/8 Differenza ¦ 453-522/8 Consumo fatturato
122 ¦ 37-46/8 F1 ¦ 81-101/8 8.114 ¦ 189-214/8 rilevata ¦ 235-254/8 8.226 ¦ 343-368/8 rilevata ¦ 434-447/8 112 ¦ 528-558/8 112 kWh
136 ¦ 37-46/8 F2 ¦ 81-101/8 7.305 ¦ 189-214/8 rilevata ¦ 235-254/8 7.403 ¦ 343-368/8 rilevata ¦ 438-447/8 98 ¦ 532-558/8 98 kWh
149 ¦ 37-46/8 F3 ¦ 81-105/8 10.940 ¦ 189-214/8 rilevata ¦ 235-259/8 11.081 ¦ 343-368/8 rilevata ¦ 434-447/8 141 ¦ 528-558/8 141 kWh
163 ¦ 37-59/8 Totale ¦ 434-447/8 351 ¦ 527-558/8 351 kWh
184 ¦ 34-536/9 Potenza massima prelevata: set 2025 2,7 kW; ott 2025 2,9 kW. Potenza disponibile 3,3 kW. Tensione 220 V. Contatore elettronico di
193 ¦ 34-138/9 seconda generazione (2G).
213 ¦ 34-188/10 Andamento dei consumi mensili
233 ¦ 292-301/5 262
251 ¦ 257-266/5 204
256 ¦ 47-56/5 188 ¦ 117-126/5 190 ¦ 327-336/5 187 ¦ 397-406/5 183
259 ¦ 82-91/5 176 ¦ 187-196/5 171
263 ¦ 152-161/5 165 ¦ 432-441/5 168
265 ¦ 222-231/5 158
273 ¦ 362-371/5 132
322 ¦ 43-59/5 nov 24 ¦ 79-93/5 dic 24 ¦ 113-129/5 gen 25 ¦ 149-164/5 feb 25 ¦ 183-199/5 mar 25 ¦ 219-234/5 apr 25 ¦ 252-270/5 mag 25 ¦ 289-303/5 giu 25 ¦ 324-338/5 lug 25 ¦ 358-374/5 ago 25 ¦ 394-408/5 set 25 ¦ 430-443/5 ott 25
333 ¦ 34-44/5 kWh
357 ¦ 34-130/10 Stato dei pagamenti
376 ¦ 34-442/9 Alla data di emissione della presente bolletta i pagamenti delle bollette precedenti risultano regolari. Grazie!
397 ¦ 34-169/10 Autolettura e servizio guasti
417 ¦ 34-370/9 Segnalazione guasti (distributore): 803 500. Servizio clienti 800 909 112 (lun–sab 8–20).
437 ¦ 34-104/10 Mix energetico
460 ¦ 37-58/8 Fonte ¦ 216-234/8 2023 ¦ 331-390/8 2024 (pre-cons.)
472 ¦ 37-75/8 Rinnovabili ¦ 299-325/8 44,15% ¦ 532-558/8 49,02%
486 ¦ 37-67/8 Carbone ¦ 303-325/8 5,04% ¦ 536-558/8 1,61%
499 ¦ 37-81/8 Gas naturale ¦ 299-325/8 42,77% ¦ 532-558/8 41,40%
513 ¦ 37-53/8 Altro ¦ 303-325/8 8,04% ¦ 536-558/8 7,97%
822 ¦ 34-555/6 Lumen Adriatica S.p.A. – Sede legale: Via dell’Arsenale 41, 60121 Ancona – Cap. soc. € 2.400.000,00 i.v. – C.F. e P.IVA 02918470426 – REA AN-224871 – Bolletta n. 2025/4471902 – pagina 2 di 4
`,
    ),
    ...printed(
      3,
      `
41 ¦ 484-561/9 Elementi di dettaglio
52 ¦ 34-203/20 lumenadriatica
89 ¦ 37-81/8 Descrizione ¦ 266-278/8 dal ¦ 304-310/8 al ¦ 341-361/8 Unità ¦ 388-444/8 Prezzo unitario ¦ 452-546/8 Quantità Importo € IVA
102 ¦ 37-163/8 VENDITA DI ENERGIA ELETTRICA
115 ¦ 37-143/8 Componente energia fascia F1 ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,148200 ¦ 472-485/8 112 ¦ 509-549/8 16,60 10%
129 ¦ 37-143/8 Componente energia fascia F2 ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,139500 ¦ 477-485/8 98 ¦ 509-549/8 13,67 10%
142 ¦ 37-143/8 Componente energia fascia F3 ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,126800 ¦ 472-485/8 141 ¦ 509-549/8 17,88 10%
156 ¦ 37-145/8 Corrispettivo di dispacciamento ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,015120 ¦ 472-485/8 351 ¦ 513-549/8 5,31 10%
169 ¦ 37-112/8 Quota fissa di vendita ¦ 266-367/8 01/09/25 31/10/25 €/mese ¦ 410-446/8 10,500000 ¦ 481-485/8 2 ¦ 509-549/8 21,00 10%
184 ¦ 37-89/8 Totale vendita ¦ 509-528/8 74,46
197 ¦ 37-102/8 TARIFFA DI RETE
211 ¦ 37-88/8 Quota fissa s1 ¦ 266-367/8 01/09/25 31/10/25 €/mese ¦ 414-446/8 1,920000 ¦ 481-485/8 2 ¦ 513-549/8 3,84 10%
224 ¦ 37-99/8 Quota potenza s2 ¦ 266-380/8 01/09/25 31/10/25 €/kW/mese ¦ 414-446/8 1,885000 ¦ 481-485/8 6 ¦ 509-549/8 11,31 10%
238 ¦ 37-137/8 Quota energia s3, UC3, UC6 ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,012380 ¦ 472-485/8 351 ¦ 513-549/8 4,35 10%
251 ¦ 37-76/8 Totale rete ¦ 509-528/8 19,50
265 ¦ 37-151/8 ONERI GENERALI DI SISTEMA
278 ¦ 37-138/8 ASOS e ARIM, quota energia ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,030310 ¦ 472-485/8 351 ¦ 509-549/8 10,64 10%
292 ¦ 37-72/8 IMPOSTE
305 ¦ 37-251/8 Accisa sull’energia elettrica (consumi oltre la soglia agevolata) ¦ 266-363/8 01/09/25 31/10/25 €/kWh ¦ 414-446/8 0,022700 ¦ 477-485/8 62 ¦ 513-549/8 1,41 10%
319 ¦ 37-66/8 IVA 10% ¦ 341-346/8 € ¦ 461-485/8 106,01 ¦ 509-528/8 10,60
332 ¦ 37-187/8 Canone TV – rate settembre e ottobre 2025 ¦ 431-446/8 9,00 ¦ 481-485/8 2 ¦ 509-557/8 18,00 esente
346 ¦ 37-67/8 TOTALE ¦ 504-528/8 134,61
822 ¦ 34-555/6 Lumen Adriatica S.p.A. – Sede legale: Via dell’Arsenale 41, 60121 Ancona – Cap. soc. € 2.400.000,00 i.v. – C.F. e P.IVA 02918470426 – REA AN-224871 – Bolletta n. 2025/4471902 – pagina 3 di 4
`,
    ),
    ...printed(
      4,
      `
53 ¦ 34-114/10 Informazioni utili
71 ¦ 306-326/7 carico.
78 ¦ 34-289/7 Reclami. I reclami scritti possono essere inviati a reclami@lumenadriatica.example o a
85 ¦ 34-289/7 Casella Postale 118, 60121 Ancona. In caso di mancata o insoddisfacente risposta ¦ 306-561/7 Prescrizione biennale. Dal 1° marzo 2018 gli importi per consumi risalenti a più di due
93 ¦ 34-249/7 entro 30 giorni è possibile rivolgersi al Servizio Conciliazione dell’ARERA. ¦ 306-489/7 anni possono non essere pagati in caso di fatturazione tardiva.
107 ¦ 34-289/7 Ritardo nei pagamenti. In caso di pagamento oltre la scadenza saranno applicati ¦ 306-561/7 Accisa. Per le forniture nell’abitazione di residenza con potenza fino a 3 kW non si
115 ¦ 34-289/7 interessi di mora pari al tasso BCE maggiorato di 3,5 punti percentuali. Trascorsi 10 ¦ 306-561/7 applica l’accisa sui primi 150 kWh mensili (1.800 kWh annui), con recupero oltre i 220
122 ¦ 34-289/7 giorni dalla scadenza sarà inviata raccomandata di costituzione in mora; la fornitura ¦ 306-399/7 kWh mensili (2.640 kWh annui).
130 ¦ 34-289/7 potrà essere sospesa trascorsi 40 giorni solari dalla ricezione e previa riduzione della
137 ¦ 34-120/7 potenza al 15% per 15 giorni. ¦ 306-497/7 Portale Offerte. Per confrontare le offerte: www.ilportaleofferte.it.
151 ¦ 34-289/7 Bonus sociale. Il bonus elettrico è riconosciuto automaticamente ai nuclei familiari con ¦ 306-561/7 Canone TV. Info 800 93 83 62. L’importo annuo è pari a 90,00 euro suddiviso in 10
159 ¦ 34-289/7 ISEE fino a 9.530 euro, elevato a 20.000 euro per le famiglie con almeno 4 figli a ¦ 306-421/7 rate da 9,00 euro da gennaio a ottobre.
822 ¦ 34-555/6 Lumen Adriatica S.p.A. – Sede legale: Via dell’Arsenale 41, 60121 Ancona – Cap. soc. € 2.400.000,00 i.v. – C.F. e P.IVA 02918470426 – REA AN-224871 – Bolletta n. 2025/4471902 – pagina 4 di 4
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Lumen Adriatica S.p.A.",
      holder: "CARLETTI GIOVANNA",
      pod: "IT001E58213407",
      offerCode: "018732ESFML03XXLUMENTRIO24250301",
      offerName: "Lumen Fissa Trio 24",
      offerExpiry: "2027-03-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Cialdini 18",
      postalCode: "60027",
      city: "Osimo",
      province: "AN",
      capacityKw: "3",
      annualConsumption: "2184",
      annualF1: "702",
      annualF2: "618",
      annualF3: "864",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "351",
      sale: "74.46",
      saleFixed: "21",
      unitPrice: "0.1523",
      network: "19.5",
      charges: "10.64",
      excise: "1.41",
      vat: "10.6",
      televisionFee: "18",
      total: "134.61",
    },
  },
};
