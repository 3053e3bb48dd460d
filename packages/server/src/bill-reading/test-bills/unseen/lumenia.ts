import { printed, type TestBill } from "../draw-bill.ts";

export const LUMENIA: TestBill = {
  name: "unseen: a receipt whose period stands on two lines below its label",
  marks: [
    ...printed(
      1,
      `
40 ¦ 397-558/7 Bolletta sintetica per la fornitura di energia elettrica
50 ¦ 514-558/7 Mercato libero
55 ¦ 37-112/21 lumenia
60 ¦ 389-558/7 N. fattura elettronica 2025/0041873362 del 12/11/2025
71 ¦ 37-130/9 la tua energia, in chiaro
69 ¦ 468-558/7 Codice cliente 1 004 558 271
79 ¦ 424-558/7 Servizio clienti 800 000 471 (lun-sab 8-20)
108 ¦ 306-344/10 Gent.ma
121 ¦ 306-403/10 BELTRAMI ORIETTA
135 ¦ 306-423/10 VIA DEI GLICINI 14 INT. 6
148 ¦ 306-403/10 40137 BOLOGNA BO
181 ¦ 45-112/9 Totale da pagare ¦ 223-313/9 Periodo di fatturazione ¦ 401-461/9 Hai consumato
199 ¦ 45-104/15 155,90 € ¦ 401-461/15 447 kWh
194 ¦ 223-297/11 dal 01/09/2025
213 ¦ 45-120/9 entro il 02/12/2025 ¦ 401-488/9 in 2 mesi (dati rilevati)
209 ¦ 223-290/11 al 31/10/2025
251 ¦ 37-163/12 Scontrino dell'energia
279 ¦ 53-69/7 Voce ¦ 361-389/7 Quantità ¦ 437-482/7 Prezzo medio ¦ 516-542/7 Importo
298 ¦ 53-135/9 Quota per consumi ¦ 352-389/9 447 kWh ¦ 415-482/9 0,195459 €/kWh ¦ 512-542/9 87,37 €
315 ¦ 58-218/8 di cui spesa per la vendita di energia elettrica ¦ 424-482/8 0,152304 €/kWh ¦ 515-542/8 68,08 €
332 ¦ 58-244/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 424-482/8 0,043154 €/kWh ¦ 515-542/8 19,29 €
351 ¦ 53-102/9 Quota fissa ¦ 361-389/9 2 mesi ¦ 426-482/9 11,45 €/mese ¦ 512-542/9 22,90 €
368 ¦ 58-218/8 di cui spesa per la vendita di energia elettrica ¦ 438-482/8 9,50 €/mese ¦ 515-542/8 19,00 €
385 ¦ 58-244/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 438-482/8 1,95 €/mese ¦ 520-542/8 3,90 €
403 ¦ 53-116/9 Quota potenza ¦ 330-389/9 3 kW × 2 mesi ¦ 405-482/9 1,9317 €/kW/mese ¦ 512-542/9 11,59 €
421 ¦ 58-244/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 415-482/8 1,9317 €/kW/mese ¦ 515-542/8 11,59 €
440 ¦ 53-107/9 Accise e IVA ¦ 512-542/9 16,04 €
459 ¦ 53-190/9 Totale fornitura energia elettrica ¦ 507-542/9 137,90 €
478 ¦ 53-292/9 Canone di abbonamento alla televisione per uso privato ¦ 365-389/9 2 rate ¦ 457-482/9 9,00 € ¦ 512-542/9 18,00 €
499 ¦ 53-166/12 TOTALE BOLLETTA ¦ 495-542/12 155,90 €
527 ¦ 37-548/7 I prezzi medi sono ottenuti dividendo l'importo per la quantità e possono risentire di arrotondamenti. Le tue bollette precedenti risultano pagate alla data di emissione:
536 ¦ 37-282/7 grazie! In caso di ritardo sono dovuti interessi di mora al tasso BCE + 3,5 punti.
806 ¦ 37-552/6 Lumenia Energia S.p.A. - Società con socio unico - Sede legale Viale Piave 118, 20129 Milano - Cap. soc. € 10.000.000,00 i.v. - C.F., P. IVA e Reg. Imprese 09988770961 - REA
815 ¦ 37-330/6 MI-2411907 - PEC lumenia@pec.lumenia.example | Bolletta n. 2025/0041873362 | Pagina 1 di 4
`,
    ),
    ...printed(
      2,
      `
60 ¦ 37-124/12 Box dell'offerta
92 ¦ 362-455/9 Condizioni economiche ¦ 469-515/9 31/08/2026
98 ¦ 56-108/9 Nome offerta ¦ 175-276/9 Lumenia Onda Trioraria
104 ¦ 362-412/9 valide fino al
110 ¦ 56-112/9 Codice offerta ¦ 175-353/9 037811ESVML02XXLUMONDA3F0925W01
116 ¦ 362-452/9 Contributo al consumo ¦ 469-536/9 0,018000 €/kWh
122 ¦ 56-131/9 Tipologia di prezzo ¦ 175-212/9 Variabile
128 ¦ 362-395/9 (spread)
135 ¦ 56-135/9 Indice di riferimento ¦ 175-327/9 PUN Index GME, media mensile per
141 ¦ 362-448/9 Quota fissa di vendita ¦ 469-529/9 114,00 €/anno
147 ¦ 175-201/9 fascia
153 ¦ 362-426/9 Durata contratto ¦ 469-529/9 indeterminata
166 ¦ 52-539/7 Formula: P = PUN × (1 + 10%) + 0,018000 €/kWh. Il corrispettivo di dispacciamento CdispD è applicato come da delibera ARERA. Valore massimo dell'indice
175 ¦ 52-218/7 negli ultimi 12 mesi: 0,168420 €/kWh (febbraio 2025).
213 ¦ 37-212/12 Elementi informativi essenziali
233 ¦ 37-81/9 Intestatario ¦ 156-223/9 Beltrami Orietta ¦ 309-345/9 Tensione ¦ 428-514/9 220 V monofase, BT
245 ¦ 37-93/9 Codice fiscale ¦ 156-244/9 BLTRTT68P52A944K ¦ 309-389/9 Attivazione fornitura ¦ 428-473/9 01/09/2024
257 ¦ 37-106/9 Indirizzo fornitura ¦ 156-268/9 Via dei Glicini 14, Bologna ¦ 309-355/9 Distributore ¦ 428-536/9 Rete Emilia Distribuzione
269 ¦ 37-56/9 POD ¦ 156-225/9 IT001E40718263 ¦ 428-454/9 S.p.A.
281 ¦ 37-102/9 Tipologia cliente ¦ 156-244/9 Domestico residente ¦ 309-335/9 Guasti ¦ 428-461/9 803 000
294 ¦ 37-114/9 Potenza impegnata ¦ 156-184/9 3,0 kW ¦ 309-375/9 Consumo annuo ¦ 428-472/9 2.486 kWh
306 ¦ 37-115/9 Potenza disponibile ¦ 156-184/9 3,3 kW
329 ¦ 41-260/9 Consumo annuo per fascia (01/11/2024-31/10/2025) ¦ 407-418/9 F1 ¦ 443-454/9 F2 ¦ 491-501/9 F3 ¦ 528-554/9 Totale
348 ¦ 41-59/9 kWh ¦ 403-418/9 812 ¦ 439-454/9 655 ¦ 479-501/9 1.019 ¦ 532-554/9 2.486
381 ¦ 37-140/12 Letture e consumi
404 ¦ 41-69/9 Fascia ¦ 139-184/9 31/08/2025 ¦ 229-274/9 30/09/2025 ¦ 320-365/9 31/10/2025 ¦ 422-512/9 Consumo kWh Tipo
423 ¦ 41-52/9 F1 ¦ 162-184/9 6.204 ¦ 252-274/9 6.271 ¦ 342-365/9 6.346 ¦ 470-526/9 142 Rilevata
442 ¦ 41-52/9 F2 ¦ 162-184/9 5.117 ¦ 252-274/9 5.170 ¦ 342-365/9 5.235 ¦ 470-526/9 118 Rilevata
461 ¦ 41-52/9 F3 ¦ 162-184/9 8.930 ¦ 252-274/9 9.019 ¦ 342-365/9 9.117 ¦ 470-526/9 187 Rilevata
480 ¦ 41-67/9 Totale ¦ 470-485/9 447
514 ¦ 37-210/12 L'andamento dei tuoi consumi
535 ¦ 37-55/9 kWh
554 ¦ 159-176/10 512
569 ¦ 72-89/10 438
567 ¦ 506-523/10 447
578 ¦ 246-263/10 391
586 ¦ 332-349/10 352
587 ¦ 419-436/10 346
675 ¦ 57-104/10 nov-dic 24 ¦ 143-192/10 gen-feb 25 ¦ 229-279/10 mar-apr 25 ¦ 315-366/10 mag-giu 25 ¦ 404-452/10 lug-ago 25 ¦ 494-536/10 set-ott 25
806 ¦ 37-552/6 Lumenia Energia S.p.A. - Società con socio unico - Sede legale Viale Piave 118, 20129 Milano - Cap. soc. € 10.000.000,00 i.v. - C.F., P. IVA e Reg. Imprese 09988770961 - REA
815 ¦ 37-330/6 MI-2411907 - PEC lumenia@pec.lumenia.example | Bolletta n. 2025/0041873362 | Pagina 2 di 4
`,
    ),
    ...printed(
      3,
      `
60 ¦ 37-154/12 Elementi di dettaglio
84 ¦ 41-92/9 Descrizione ¦ 322-358/9 Quantità ¦ 390-454/9 Prezzo unitario ¦ 478-519/9 Importo € ¦ 540-554/9 IVA
102 ¦ 41-255/9 SPESA PER LA VENDITA DI ENERGIA ELETTRICA
121 ¦ 41-214/9 Energia fascia F1 (PUN + perdite + spread) ¦ 323-358/9 142 kWh ¦ 417-454/9 0,141820 ¦ 497-519/9 20,14 ¦ 536-554/9 10%
140 ¦ 41-214/9 Energia fascia F2 (PUN + perdite + spread) ¦ 323-358/9 118 kWh ¦ 417-454/9 0,148350 ¦ 497-519/9 17,51 ¦ 536-554/9 10%
160 ¦ 41-214/9 Energia fascia F3 (PUN + perdite + spread) ¦ 323-358/9 187 kWh ¦ 417-454/9 0,122610 ¦ 497-519/9 22,93 ¦ 536-554/9 10%
178 ¦ 41-189/9 Corrispettivo dispacciamento CdispD ¦ 323-358/9 447 kWh ¦ 417-454/9 0,016776 ¦ 502-519/9 7,50 ¦ 536-554/9 10%
198 ¦ 41-182/9 Quota fissa di commercializzazione ¦ 332-358/9 2 mesi ¦ 417-454/9 9,500000 ¦ 497-519/9 19,00 ¦ 536-554/9 10%
217 ¦ 41-293/9 SPESA PER LA RETE E GLI ONERI GENERALI DI SISTEMA
236 ¦ 41-152/9 Quota energia (rete e oneri) ¦ 323-358/9 447 kWh ¦ 417-454/9 0,043154 ¦ 497-519/9 19,29 ¦ 536-554/9 10%
255 ¦ 41-87/9 Quota fissa ¦ 332-358/9 2 mesi ¦ 417-454/9 1,950000 ¦ 502-519/9 3,90 ¦ 536-554/9 10%
274 ¦ 41-100/9 Quota potenza ¦ 301-358/9 3 kW × 2 mesi ¦ 417-454/9 1,931700 ¦ 497-519/9 11,59 ¦ 536-554/9 10%
293 ¦ 41-82/9 IMPOSTE
313 ¦ 41-138/9 Accisa (293 kWh esenti) ¦ 323-358/9 154 kWh ¦ 417-454/9 0,022700 ¦ 502-519/9 3,50 ¦ 536-554/9 10%
331 ¦ 41-177/9 IVA 10% su imponibile di € 125,36 ¦ 497-519/9 12,54
364 ¦ 37-133/12 Informazioni utili
382 ¦ 309-331/7 3,35%.
390 ¦ 37-274/7 Reclami. Puoi inviare un reclamo scritto a Lumenia Energia, Casella Postale
399 ¦ 37-278/7 310, 20101 Milano o a reclami@lumenia.example. Riceverai risposta motivata ¦ 309-524/7 Autolettura. Il tuo contatore è telegestito: non serve inviare la lettura.
409 ¦ 37-285/7 entro 30 giorni solari. Se non sei soddisfatto puoi attivare la conciliazione presso
418 ¦ 37-284/7 lo Sportello per il consumatore Energia e Ambiente, numero verde 800 166 654.
415 ¦ 309-557/7 Prescrizione. Gli importi per consumi risalenti a più di due anni non sono dovuti
425 ¦ 309-344/7 se eccepiti.
434 ¦ 37-260/7 Bonus sociale. È riconosciuto automaticamente ai nuclei con ISEE non
444 ¦ 37-237/7 superiore a 9.530 euro o 20.000 euro con almeno 4 figli a carico.
442 ¦ 309-551/7 Rateizzazione. Può essere richiesta entro i 10 giorni successivi alla scadenza
451 ¦ 309-404/7 per importi superiori a 50,00 €.
460 ¦ 37-268/7 Mix energetico 2024 (pre-consuntivo). Fonti rinnovabili 44,12%; carbone
469 ¦ 37-274/7 6,30%; gas naturale 41,85%; prodotti petroliferi 0,98%; nucleare 3,40%; altre
806 ¦ 37-552/6 Lumenia Energia S.p.A. - Società con socio unico - Sede legale Viale Piave 118, 20129 Milano - Cap. soc. € 10.000.000,00 i.v. - C.F., P. IVA e Reg. Imprese 09988770961 - REA
815 ¦ 37-330/6 MI-2411907 - PEC lumenia@pec.lumenia.example | Bolletta n. 2025/0041873362 | Pagina 3 di 4
`,
    ),
    ...printed(
      4,
      `
60 ¦ 37-138/12 Paga con pagoPA
85 ¦ 138-228/9 Avviso di pagamento
97 ¦ 138-377/9 Ente creditore: Lumenia Energia S.p.A. - C.F. 09988770961
109 ¦ 138-299/9 Codice avviso: 3021 0041 8733 6200 47
121 ¦ 138-227/9 Codice CBILL: BK7Q1
133 ¦ 138-317/9 Importo 155,90 Euro - Scadenza 02/12/2025
145 ¦ 138-268/9 Intestato a BELTRAMI ORIETTA
157 ¦ 138-299/9 Causale: bolletta luce 2025/0041873362
182 ¦ 37-386/9 Oppure con bonifico: IBAN IT60 X054 2811 1010 0000 0123 456, causale 1004558271.
806 ¦ 37-552/6 Lumenia Energia S.p.A. - Società con socio unico - Sede legale Viale Piave 118, 20129 Milano - Cap. soc. € 10.000.000,00 i.v. - C.F., P. IVA e Reg. Imprese 09988770961 - REA
815 ¦ 37-330/6 MI-2411907 - PEC lumenia@pec.lumenia.example | Bolletta n. 2025/0041873362 | Pagina 4 di 4
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Lumenia Energia S.p.A.",
      holder: "Beltrami Orietta",
      pod: "IT001E40718263",
      offerCode: "037811ESVML02XXLUMONDA3F0925W01",
      offerName: "Lumenia Onda Trioraria",
      offerExpiry: "2026-08-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via dei Glicini 14",
      postalCode: "40137",
      city: "Bologna",
      province: "BO",
      capacityKw: "3",
      annualConsumption: "2486",
      annualF1: "812",
      annualF2: "655",
      annualF3: "1019",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "447",
      sale: "87.08",
      saleFixed: "19",
      unitPrice: "0.152304",
      network: "34.78",
      excise: "3.5",
      vat: "12.54",
      televisionFee: "18",
      total: "155.9",
    },
  },
};
