import { printed, type TestBill } from "../draw-bill.ts";

export const BORGORIVO: TestBill = {
  name: "unseen: an older gas bill whose price stands in a sentence",
  marks: [
    ...printed(
      1,
      `
49 ¦ 301-341/8 Gent.le Sig.
53 ¦ 43-176/13 A.M.S. Borgorivo S.p.A.
58 ¦ 301-406/8 TREVISANELLO OTTAVIO
64 ¦ 43-136/8 Azienda Municipale Servizi
67 ¦ 301-354/8 Vicolo Stretto 7
73 ¦ 43-132/8 acqua - gas - igiene urbana
76 ¦ 301-389/8 46020 BORGORIVO MN
82 ¦ 43-191/8 Piazza del Mulino 2, 46020 Borgorivo (MN)
91 ¦ 43-110/8 P.IVA 01938470209
114 ¦ 44-288/8 BOLLETTA GAS NATURALE - SERVIZIO A MERCATO LIBERO
133 ¦ 44-80/8 Bolletta n. ¦ 143-196/8 Data emissione ¦ 236-315/8 Periodo di riferimento ¦ 375-408/8 Scadenza ¦ 445-511/8 Importo da pagare
147 ¦ 44-100/8 2025/G/0018834 ¦ 143-180/8 11/04/2025 ¦ 236-318/8 01/02/2025 - 31/03/2025 ¦ 375-412/8 05/05/2025 ¦ 445-474/8 € 235,89
166 ¦ 44-146/8 DATI DELLA FORNITURA
181 ¦ 44-92/8 Codice cliente ¦ 138-171/8 30028841 ¦ 369-458/8 Punto di riconsegna (PDR) ¦ 493-551/8 00881203456712
195 ¦ 44-105/8 Indirizzo fornitura ¦ 138-228/8 Vicolo Stretto 7, Borgorivo ¦ 369-415/8 Codice REMI ¦ 493-526/8 34618200
209 ¦ 44-95/8 Tipologia d'uso ¦ 138-356/8 Domestico - Riscaldamento individuale, cottura cibi e acqua calda ¦ 369-423/8 Classe contatore ¦ 493-503/8 G4
218 ¦ 138-166/8 sanitaria
232 ¦ 44-109/8 Matricola contatore ¦ 138-195/8 20170044918273 ¦ 369-417/8 Coefficiente C ¦ 493-524/8 1,023145
247 ¦ 44-99/8 Potere calorifico ¦ 138-197/8 0,038912 GJ/Smc ¦ 369-422/8 Consumo annuo ¦ 493-528/8 1.187 Smc
256 ¦ 44-75/8 superiore
270 ¦ 44-68/8 Offerta ¦ 138-190/8 Focolare Sicuro ¦ 369-455/8 Scadenza delle condizioni ¦ 493-530/8 30/09/2025
279 ¦ 369-408/8 economiche
293 ¦ 44-111/8 Deposito cauzionale ¦ 138-162/8 € 77,00 ¦ 369-445/8 Modalità di pagamento ¦ 493-526/8 Bollettino
302 ¦ 44-68/8 versato ¦ 493-516/8 postale
325 ¦ 44-193/8 SINTESI DEGLI IMPORTI FATTURATI
344 ¦ 44-153/8 Spesa per la materia gas naturale ¦ 522-551/8 € 127,72
358 ¦ 44-202/8 Spesa per il trasporto e la gestione del contatore ¦ 526-551/8 € 58,36
373 ¦ 44-130/8 Spesa per oneri di sistema ¦ 531-551/8 € 9,87
387 ¦ 44-74/8 Ricalcoli ¦ 524-551/8 € -22,41
401 ¦ 44-114/8 Totale imposte e IVA ¦ 526-551/8 € 62,35
415 ¦ 44-95/8 Totale bolletta ¦ 522-551/8 € 235,89
439 ¦ 44-133/8 LETTURE E CONSUMI
457 ¦ 44-61/8 Data ¦ 147-192/8 Lettura (mc) ¦ 266-292/8 Natura ¦ 346-396/8 Differenza mc ¦ 476-491/8 Smc
472 ¦ 44-82/8 31/01/2025 ¦ 147-165/8 4.812 ¦ 266-294/8 Rilevata
486 ¦ 44-82/8 28/02/2025 ¦ 147-165/8 4.934 ¦ 266-292/8 Stimata ¦ 455-468/8 122 ¦ 539-551/8 125
500 ¦ 44-82/8 31/03/2025 ¦ 147-165/8 5.018 ¦ 266-294/8 Rilevata ¦ 459-468/8 84 ¦ 543-551/8 86
514 ¦ 44-111/8 Consumo fatturato ¦ 346-371/8 206 mc ¦ 476-505/8 211 Smc
535 ¦ 40-432/8 Il prezzo medio della sola materia prima nel periodo è 0,520000 €/Smc, oltre alla quota fissa di vendita di 9,00 €/mese.
`,
    ),
    ...printed(
      2,
      `
52 ¦ 44-92/8 RICALCOLI
72 ¦ 40-551/8 Per il periodo 01/12/2024 - 31/01/2025 erano stati fatturati in acconto 342 Smc; a seguito della lettura rilevata del 31/01/2025 il consumo effettivo è di 324
81 ¦ 40-238/8 Smc. La differenza di -18 Smc è restituita in questa bolletta.
101 ¦ 44-61/8 Voce ¦ 223-270/8 Già fatturato ¦ 348-387/8 Ricalcolato ¦ 456-493/8 Differenza
115 ¦ 44-112/8 Materia gas naturale ¦ 317-340/8 214,70 ¦ 426-448/8 205,34 ¦ 534-551/8 -9,36
130 ¦ 44-115/8 Trasporto e contatore ¦ 321-340/8 96,10 ¦ 430-448/8 85,02 ¦ 530-551/8 -11,08
144 ¦ 44-98/8 Oneri di sistema ¦ 321-340/8 18,05 ¦ 430-448/8 16,08 ¦ 534-551/8 -1,97
158 ¦ 44-66/8 Totale ¦ 223-246/8 328,85 ¦ 348-371/8 306,44 ¦ 456-478/8 -22,41
181 ¦ 44-82/8 IMPOSTE
200 ¦ 44-139/8 Imposta di consumo (accisa) ¦ 533-551/8 31,20
214 ¦ 44-117/8 Addizionale regionale ¦ 537-551/8 5,34
229 ¦ 44-147/8 IVA 10% su imponibile 170,08 ¦ 533-551/8 17,01
243 ¦ 44-142/8 IVA 22% su imponibile 40,00 ¦ 537-551/8 8,80
266 ¦ 44-194/8 CONSUMI DEI PERIODI PRECEDENTI
285 ¦ 44-72/8 Periodo ¦ 104-142/8 apr-mag 24 ¦ 181-215/8 giu-lug 24 ¦ 252-286/8 ago-set 24 ¦ 323-358/8 ott-nov 24 ¦ 395-440/8 dic 24-gen 25 ¦ 484-521/8 feb-mar 25
299 ¦ 44-59/8 Smc ¦ 104-117/8 141 ¦ 181-189/8 52 ¦ 252-261/8 41 ¦ 323-336/8 218 ¦ 395-407/8 324 ¦ 484-497/8 211
319 ¦ 40-545/8 Numeri utili: Acquedotto 800 410 220 - Gas pronto intervento 800 410 221 - Rifiuti 0376 110220. Da maggio lo sportello di Borgorivo è aperto anche il
328 ¦ 40-63/8 sabato.
392 ¦ 40-366/8 CONTI CORRENTI POSTALI - Ricevuta di accredito sul C/C n. 00014478461 di Euro 235,89
401 ¦ 40-205/8 intestato a A.M.S. BORGORIVO S.P.A. - TD 896
410 ¦ 40-254/8 eseguito da TREVISANELLO OTTAVIO - scadenza 05/05/2025
419 ¦ 40-247/8 <302025001883400017> 00000235+89> 00014478461< 896>
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "A.M.S. Borgorivo S.p.A.",
      holder: "TREVISANELLO OTTAVIO",
      pdr: "00881203456712",
      offerName: "Focolare Sicuro",
      offerExpiry: "2025-09-30",
      destination: "privati",
      street: "Vicolo Stretto 7",
      postalCode: "46020",
      city: "Borgorivo",
      province: "MN",
      annualConsumption: "1187",
      periodStart: "2025-02-01",
      periodEnd: "2025-03-31",
      periodConsumption: "211",
      sale: "127.72",
      saleFixed: "18",
      unitPrice: "0.52",
      network: "58.36",
      charges: "9.87",
      excise: "36.54",
      vat: "25.81",
      total: "235.89",
    },
  },
};
