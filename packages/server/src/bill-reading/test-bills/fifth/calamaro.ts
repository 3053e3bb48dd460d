import { printed, type TestBill } from "../draw-bill.ts";

export const CALAMARO: TestBill = {
  name: "fifth: a monthly receipt in few words, labels above their values",
  marks: [
    ...printed(
      1,
      `
50 ¦ 56/20 calamaro
50 ¦ >540/8 Bolletta luce n. CE-2025-0188204
62 ¦ >540/8 emessa il 7 novembre 2025
96 ¦ 56/14 Ciao Chiara,
114 ¦ 56/10 ecco la tua bolletta di ottobre 2025 (dal 1 ottobre 2025 al 31 ottobre 2025).
150 ¦ 56/9 Totale da pagare ¦ 220/9 Scadenza ¦ 380/9 Hai consumato
170 ¦ 56/17 79,69 € ¦ 220/17 27 novembre 2025 ¦ 380/17 214 kWh
188 ¦ 56/8 Con addebito automatico: non devi fare nulla.
218 ¦ 56/12 Scontrino dell'energia
238 ¦ 56/10 Quota consumi ¦ >540/10 42,05 €
251 ¦ 56/8 214 kWh al costo medio di 0,196495 €/kWh
265 ¦ 70/9 Vendita ¦ 190/8 costo medio 0,153551 €/kWh ¦ >540/9 32,86 €
278 ¦ 70/9 Rete e oneri ¦ 190/8 costo medio 0,042935 €/kWh ¦ >540/9 9,19 €
300 ¦ 56/10 Quota fissa ¦ >540/10 8,92 €
313 ¦ 56/8 1 mese a 8,92 €/mese
327 ¦ 70/9 Vendita ¦ 190/8 7,00 €/mese ¦ >540/9 7,00 €
340 ¦ 70/9 Rete e oneri ¦ 190/8 1,92 €/mese ¦ >540/9 1,92 €
362 ¦ 56/10 Quota potenza ¦ >540/10 8,43 €
375 ¦ 56/8 4,5 kW a 1,8725 €/kW/mese
389 ¦ 70/9 Rete e oneri ¦ >540/9 8,43 €
411 ¦ 56/10 Accise ¦ 190/8 214 kWh a 0,0227 €/kWh ¦ >540/10 4,86 €
427 ¦ 56/10 IVA 10% ¦ 190/8 su 64,26 € ¦ >540/10 6,43 €
443 ¦ 56/10 Canone RAI ¦ >540/10 9,00 €
465 ¦ 56/12 Totale bolletta ¦ >540/12 79,69 €
500 ¦ 56/12 I tuoi dati
520 ¦ 56/7 INTESTATARIA ¦ 230/7 CODICE FISCALE ¦ 400/7 CODICE CLIENTE
532 ¦ 56/10 Chiara Benedetti ¦ 230/10 BNDCHR91P43A944W ¦ 400/10 K-55208814
552 ¦ 56/7 INDIRIZZO DI FORNITURA ¦ 230/7 POD ¦ 400/7 TIPO DI CLIENTE
564 ¦ 56/10 Via San Felice 21 ¦ 230/10 IT001E51827364 ¦ 400/10 Domestico residente
576 ¦ 56/10 40122 Bologna (BO)
596 ¦ 56/7 POTENZA IMPEGNATA ¦ 230/7 POTENZA DISPONIBILE ¦ 400/7 TENSIONE
608 ¦ 56/10 4,5 kW ¦ 230/10 5,0 kW ¦ 400/10 230 V
640 ¦ 56/12 La tua offerta
660 ¦ 56/7 NOME ¦ 230/7 CODICE OFFERTA ¦ 460/7 PREZZO
672 ¦ 56/10 Marea Flessibile 12 mesi ¦ 230/10 067310ESVML01XXMAREAFLESSIBILE25 ¦ 460/10 Variabile
692 ¦ 56/7 PREZZO ENERGIA ¦ 230/7 QUOTA FISSA ¦ 400/7 CONDIZIONI VALIDE FINO AL
704 ¦ 56/10 PUN + 0,0150 €/kWh ¦ 230/10 84,00 €/anno ¦ 400/10 28 febbraio 2026
740 ¦ 56/8 Dubbi? Scrivici a ciao@calamaro.example o su WhatsApp al 340 5550133. Guasti: 803 500 (Distribuzione Reno).
790 ¦ 56/7 Calamaro Energia S.r.l. - Via Tortona 33, 20144 Milano (MI) - P.IVA e C.F. 11930475287 - Capitale sociale 500.000 €
800 ¦ 56/7 Società soggetta a direzione e coordinamento di Calamaro Group Ltd - pagina 1/2`,
    ),
    ...printed(
      2,
      `
50 ¦ 56/12 Consumi e letture
70 ¦ 56/9 Consumo annuo ¦ 220/9 Lettura iniziale ¦ 380/9 Lettura finale
84 ¦ 56/12 2.610 kWh ¦ 220/12 14.902 ¦ 380/12 15.116
97 ¦ 56/8 da 11/2024 a 10/2025 ¦ 220/8 30/09/2025, effettiva ¦ 380/8 31/10/2025, effettiva
122 ¦ 56/8 Il contatore misura per fasce, ma la tua offerta ha un solo prezzo per tutte le ore.
140 ¦ 56/8 Fascia ¦ 140/8 Ottobre ¦ 220/8 Ultimi 12 mesi
153 ¦ 56/8 F1 ¦ 140/8 68 kWh ¦ 220/8 835 kWh
166 ¦ 56/8 F2 ¦ 140/8 59 kWh ¦ 220/8 731 kWh
179 ¦ 56/8 F3 ¦ 140/8 87 kWh ¦ 220/8 1.044 kWh
210 ¦ 56/9 I tuoi ultimi mesi
224 ¦ 56/7 nov ¦ 96/7 dic ¦ 136/7 gen ¦ 176/7 feb ¦ 216/7 mar ¦ 256/7 apr ¦ 296/7 mag ¦ 336/7 giu ¦ 376/7 lug ¦ 416/7 ago ¦ 456/7 set ¦ 496/7 ott
236 ¦ 56/7 231 ¦ 96/7 252 ¦ 136/7 248 ¦ 176/7 226 ¦ 216/7 215 ¦ 256/7 197 ¦ 296/7 190 ¦ 336/7 214 ¦ 376/7 236 ¦ 416/7 185 ¦ 456/7 202 ¦ 496/7 214
266 ¦ 56/12 Il prezzo di ottobre, spiegato
284 ¦ 56/9 Il PUN medio di ottobre 2025 è stato di 0,111048 €/kWh. Con le perdite di rete (10%) e il nostro contributo
297 ¦ 56/9 di 0,0150 €/kWh il prezzo dell'energia è di 0,137153 €/kWh, e per 214 kWh fa 29,35 €.
310 ¦ 56/9 Il dispacciamento, che giriamo a Terna, è di 0,016420 €/kWh, e per 214 kWh fa 3,51 €.
340 ¦ 56/12 Pagamenti
358 ¦ 56/9 Settembre 2025 ¦ 200/9 73,18 € ¦ 300/9 pagata il 27/10/2025
371 ¦ 56/9 Agosto 2025 ¦ 200/9 68,40 € ¦ 300/9 pagata il 26/09/2025
402 ¦ 56/12 Le parole della bolletta
420 ¦ 56/8 Vendita: quello che paghi a noi per l'energia, compreso il dispacciamento.
433 ¦ 56/8 Rete e oneri: trasporto, contatore e oneri generali di sistema, uguali per tutti i fornitori.
446 ¦ 56/8 PUN: il Prezzo Unico Nazionale, cioè il prezzo all'ingrosso dell'elettricità in Italia.
476 ¦ 56/8 Reclami: Calamaro Energia S.r.l., Ufficio Reclami, Via Roma 5, 35122 Padova (PD). Sportello del consumatore: 800 166 654.
790 ¦ 56/7 Calamaro Energia S.r.l. - pagina 2/2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Calamaro Energia S.r.l.",
      holder: "Chiara Benedetti",
      fiscalCode: "BNDCHR91P43A944W",
      pod: "IT001E51827364",
      offerCode: "067310ESVML01XXMAREAFLESSIBILE25",
      offerName: "Marea Flessibile 12 mesi",
      offerExpiry: "2026-02-28",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via San Felice 21",
      postalCode: "40122",
      city: "Bologna",
      province: "BO",
      capacityKw: "4.5",
      annualConsumption: "2610",
      annualF1: "835",
      annualF2: "731",
      annualF3: "1044",
      periodStart: "2025-10-01",
      periodEnd: "2025-10-31",
      periodConsumption: "214",
      sale: "39.86",
      saleFixed: "7",
      unitPrice: "0.153551",
      network: "19.54",
      excise: "4.86",
      vat: "6.43",
      televisionFee: "9",
      total: "79.69",
    },
  },
};
