import { printed, type TestBill } from "../draw-bill.ts";

export const PARTENIA: TestBill = {
  name: "fifth: a receipt with social bonus and a recalculation, two prices by band",
  marks: [
    ...printed(
      1,
      `
38 ¦ >555/15 Partenia Servizi Energia
50 ¦ >555/7 Partenia Servizi Energia S.r.l.
59 ¦ >555/7 Centro Direzionale Isola F10 - 80143 Napoli (NA)
68 ¦ >555/7 Partita IVA 09044172394 - REA NA-998120
52 ¦ 40/11 BOLLETTA DELL'ENERGIA ELETTRICA
66 ¦ 40/9 Mercato libero
100 ¦ 40/8 Intestatario del contratto ¦ 300/8 Recapito
113 ¦ 40/10 Carmela Esposito ¦ 300/10 Carmela Esposito
126 ¦ 40/9 C.F. SPSCML57S62F839F ¦ 300/9 Via Foria 118
138 ¦ 40/9 Codice cliente 4410927 ¦ 300/9 80137 Napoli (NA)
164 ¦ 40/9 Bolletta numero: 2026/000381/L ¦ 300/9 Emessa il: 14.01.2026
176 ¦ 40/9 Periodo: 01.11.2025 - 31.12.2025 ¦ 300/9 Tipo bolletta: di periodo con ricalcolo
202 ¦ 40/11 IMPORTO DA PAGARE: € 72,17 ¦ 300/11 SCADENZA: 03.02.2026
216 ¦ 40/8 L'importo è già al netto del bonus sociale.
246 ¦ 40/10 SCONTRINO DELL'ENERGIA ¦ 360/8 quantità ¦ 430/8 €/unità ¦ >555/8 euro
262 ¦ 40/9 QUOTA PER CONSUMI ¦ 360/9 318 kWh ¦ 430/9 0,195975 ¦ >555/9 62,32
275 ¦ 52/8 di cui spesa per la vendita di energia elettrica ¦ 360/8 318 kWh ¦ 430/8 0,152862 ¦ >555/8 48,61
287 ¦ 52/8 di cui spesa per rete e oneri generali di sistema ¦ 360/8 318 kWh ¦ 430/8 0,043110 ¦ >555/8 13,71
303 ¦ 40/9 QUOTA FISSA ¦ 360/9 2 mesi ¦ 430/9 10,1700 ¦ >555/9 20,34
316 ¦ 52/8 di cui spesa per la vendita di energia elettrica ¦ 360/8 2 mesi ¦ 430/8 8,2500 ¦ >555/8 16,50
328 ¦ 52/8 di cui spesa per rete e oneri generali di sistema ¦ 360/8 2 mesi ¦ 430/8 1,9200 ¦ >555/8 3,84
344 ¦ 40/9 QUOTA POTENZA ¦ 360/9 3 kW x 2 mesi ¦ 430/9 1,8725 ¦ >555/9 11,24
357 ¦ 52/8 di cui spesa per rete e oneri generali di sistema ¦ 360/8 3 kW x 2 mesi ¦ 430/8 1,8725 ¦ >555/8 11,24
373 ¦ 40/9 RICALCOLI (mese di ottobre 2025) ¦ >555/9 -6,18
389 ¦ 40/9 ACCISE E IVA ¦ >555/9 9,22
402 ¦ 52/8 di cui accise ¦ >555/8 0,41
414 ¦ 52/8 di cui IVA 10% su € 88,13 ¦ >555/8 8,81
430 ¦ 40/9 BONUS SOCIALE ELETTRICO ¦ 360/9 61 giorni ¦ 430/9 0,4060 ¦ >555/9 -24,77
448 ¦ 40/10 TOTALE DA PAGARE ¦ >555/10 72,17
480 ¦ 40/10 BOX OFFERTA
496 ¦ 40/8 Nome dell'offerta: Casa Serena Web ¦ 300/8 Prezzo: variabile, aggiornato ogni mese
508 ¦ 40/8 Codice offerta: 088126ESVML01XXCASASERENAWEB0025 ¦ 300/8 Indice: PUN di fascia (F1, F23) più 0,0190 €/kWh
520 ¦ 40/8 Decorrenza: 01.03.2025 ¦ 300/8 Scadenza delle condizioni economiche: 28.02.2026
548 ¦ 40/10 ELEMENTI ESSENZIALI
564 ¦ 40/8 POD: IT001E62093817 ¦ 300/8 Indirizzo di fornitura: Via Foria 118, 80137 Napoli (NA)
576 ¦ 40/8 Cliente: domestico residente ¦ 300/8 Distributore: Reti Campane S.p.A. - guasti 803 700
588 ¦ 40/8 Potenza impegnata: 3 kW ¦ 300/8 Potenza disponibile: 3,3 kW
600 ¦ 40/8 Consumo annuo: 1.905 kWh ¦ 300/8 F1 612 kWh - F2 548 kWh - F3 745 kWh
612 ¦ 40/8 Opzione tariffaria: bioraria F1/F23 ¦ 300/8 Stesso periodo dell'anno prima: 341 kWh
640 ¦ 40/8 Il canone di abbonamento alla televisione non è addebitato in questa bolletta.
654 ¦ 40/8 Il bonus sociale le è riconosciuto dal 01.06.2025 al 31.05.2026. Per informazioni: Sportello per il consumatore 800 166 654.
800 ¦ 40/7 Servizio clienti: 081 555 01 44 - sportello: Corso Umberto I 22, 84122 Salerno (SA) ¦ >555/7 pag. 1`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Bolletta numero: 2026/000381/L del 14.01.2026 ¦ >555/8 POD IT001E62093817
70 ¦ 40/10 LETTURE
86 ¦ 40/8 Data ¦ 140/8 F1 ¦ 200/8 F2 ¦ 260/8 F3 ¦ 330/8 Origine
98 ¦ 40/8 31.10.2025 ¦ 140/8 3.021 ¦ 200/8 2.744 ¦ 260/8 3.690 ¦ 330/8 Lettura reale del distributore
110 ¦ 40/8 30.11.2025 ¦ 140/8 3.073 ¦ 200/8 2.790 ¦ 260/8 3.754 ¦ 330/8 Lettura reale del distributore
122 ¦ 40/8 31.12.2025 ¦ 140/8 3.122 ¦ 200/8 2.837 ¦ 260/8 3.814 ¦ 330/8 Lettura stimata
134 ¦ 40/8 Consumi fatturati: F1 101 kWh - F23 217 kWh - totale 318 kWh, di cui 162 kWh reali e 156 kWh stimati
164 ¦ 40/10 DETTAGLIO DELLA VENDITA
180 ¦ 40/8 Energia F1 ¦ 240/8 101 kWh ¦ 330/8 0,148210 €/kWh ¦ >555/8 14,97
192 ¦ 40/8 Energia F23 ¦ 240/8 217 kWh ¦ 330/8 0,131640 €/kWh ¦ >555/8 28,57
204 ¦ 40/8 Dispacciamento ¦ 240/8 318 kWh ¦ 330/8 0,015930 €/kWh ¦ >555/8 5,07
216 ¦ 40/8 Quota fissa di commercializzazione ¦ 240/8 2 mesi ¦ 330/8 8,25 €/mese ¦ >555/8 16,50
228 ¦ 40/8 Totale spesa per la vendita ¦ >555/8 65,11
258 ¦ 40/10 RICALCOLO
274 ¦ 40/8 Ottobre 2025: fatturati in acconto 180 kWh, consumo reale 152 kWh, differenza -28 kWh ¦ >555/8 -6,18
304 ¦ 40/10 SITUAZIONE PAGAMENTI
320 ¦ 40/8 Alla data di emissione non risultano bollette scadute. Ultima bolletta pagata: 2025/091177/L di € 58,92 il 02.12.2025.
350 ¦ 40/10 PER CAPIRE LA BOLLETTA
366 ¦ 40/7 Fascia F1: dalle 8 alle 19 dei giorni feriali. Fascia F23: tutte le altre ore, i sabati, le domeniche e i festivi.
377 ¦ 40/7 Ricalcoli: importi a credito o a debito che derivano da consumi o prezzi diversi da quelli già fatturati.
388 ¦ 40/7 Bonus sociale: sconto sulla bolletta per le famiglie in disagio economico, numerose o in gravi condizioni di salute.
800 ¦ >555/7 pag. 2`,
    ),
  ],
  drawing: ["kerned"],
  supplies: {
    luce: {
      supplier: "Partenia Servizi Energia S.r.l.",
      holder: "Carmela Esposito",
      fiscalCode: "SPSCML57S62F839F",
      pod: "IT001E62093817",
      offerCode: "088126ESVML01XXCASASERENAWEB0025",
      offerName: "Casa Serena Web",
      offerExpiry: "2026-02-28",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Via Foria 118",
      postalCode: "80137",
      city: "Napoli",
      province: "NA",
      capacityKw: "3",
      annualConsumption: "1905",
      annualF1: "612",
      annualF2: "548",
      annualF3: "745",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "318",
      sale: "65.11",
      saleFixed: "16.5",
      unitPrice: "0.152862",
      network: "28.79",
      excise: "0.41",
      vat: "8.81",
      socialBonus: "24.77",
      total: "72.17",
    },
  },
};
