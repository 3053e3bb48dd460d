import { printed, type TestBill } from "../draw-bill.ts";

export const NOVALIA: TestBill = {
  name: "fifth: a firm's receipt in a narrow column, its parts split on the second page",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/17 NOVALIA
40 ¦ >555/9 Energia elettrica - Business
52 ¦ 40/7 Novalia Luce e Gas S.p.A. - Piazza Statuto 41, 10122 Torino (TO) - Reg. Imprese di Torino e P.IVA 05582136478
80 ¦ 40/8 Spett.le
92 ¦ 40/10 Panificio Ferraris S.n.c.
105 ¦ 40/9 Via Nizza 210
117 ¦ 40/9 10126 Torino (TO)
80 ¦ 330/9 Fattura n. ¦ >555/9 25E0049127
92 ¦ 330/9 Data emissione ¦ >555/9 15/09/2025
104 ¦ 330/9 Codice cliente ¦ >555/9 310088214
116 ¦ 330/9 Contratto n. ¦ >555/9 E-2024-77120
128 ¦ 330/9 Periodo di riferimento ¦ >555/9 01/07/2025 - 31/08/2025
140 ¦ 330/9 Codice destinatario (SDI) ¦ >555/9 M5UXCR1
170 ¦ 40/10 TOTALE BOLLETTA ¦ >330/12 € 1.020,85 ¦ 350/10 DA PAGARE ENTRO IL ¦ >555/12 06/10/2025
188 ¦ 40/8 Modalità di pagamento: bonifico su IBAN indicato in seconda pagina, causale 25E0049127
214 ¦ 40/10 SCONTRINO DELL'ENERGIA
228 ¦ 40/8 Quota per consumi ¦ >230/8 648,06 €
240 ¦ 48/7 Quantità ¦ >230/7 3.000 kWh
250 ¦ 48/7 Costo medio ¦ >230/7 0,216020 €/kWh
262 ¦ 48/8 Vendita energia ¦ >230/8 487,83 €
272 ¦ 48/7 costo medio unitario ¦ >230/7 0,162610 €/kWh
284 ¦ 48/8 Rete e oneri generali ¦ >230/8 160,23 €
294 ¦ 48/7 costo medio unitario ¦ >230/7 0,053410 €/kWh
308 ¦ 40/8 Quota fissa ¦ >230/8 38,25 €
320 ¦ 48/8 Vendita energia ¦ >230/8 29,80 €
332 ¦ 48/8 Rete e oneri generali ¦ >230/8 8,45 €
346 ¦ 40/8 Quota potenza ¦ >230/8 112,95 €
358 ¦ 48/8 Rete e oneri generali ¦ >230/8 112,95 €
372 ¦ 40/8 Accise ¦ >230/8 37,50 €
384 ¦ 40/8 IVA 22% ¦ >230/8 184,09 €
400 ¦ 40/9 TOTALE ¦ >230/9 1.020,85 €
214 ¦ 270/10 DATI DELLA FORNITURA
228 ¦ 270/8 POD ¦ 390/8 IT001E07446195
240 ¦ 270/8 Ragione sociale ¦ 390/8 Panificio Ferraris S.n.c.
252 ¦ 270/8 Partita IVA ¦ 390/8 11309264528
264 ¦ 270/8 Indirizzo di fornitura ¦ 390/8 Via Nizza 210, 10126 Torino (TO)
276 ¦ 270/8 Tipologia di utenza ¦ 390/8 Altri usi in bassa tensione (BTA5)
288 ¦ 270/8 Potenza impegnata ¦ 390/8 15,0 kW
300 ¦ 270/8 Potenza disponibile ¦ 390/8 16,5 kW
312 ¦ 270/8 Consumo annuo ¦ 390/8 17.940 kWh
324 ¦ 270/8 di cui F1 / F2 / F3 ¦ 390/8 7.810 / 4.205 / 5.925 kWh
344 ¦ 270/10 OFFERTA
358 ¦ 270/8 Nome ¦ 390/8 Impresa Bloccata 24
370 ¦ 270/8 Codice ¦ 390/8 023871ESFML02XXIMPRESABLOCCATA24
382 ¦ 270/8 Prezzo ¦ 390/8 Fisso multiorario
394 ¦ 270/8 Condizioni valide fino al ¦ 390/8 30/06/2026
440 ¦ 40/10 SITUAZIONE DEI PAGAMENTI
454 ¦ 40/8 La bolletta 25E0031840 del 14/07/2025 di € 1.204,77 risulta pagata in data 04/08/2025.
480 ¦ 40/8 Assistenza imprese 011 555 0190 (lun-ven 8.30-18.00) - imprese@novalia.example - Guasti: Reti del Po S.p.A., 800 910 101
492 ¦ 40/8 Reclami scritti: Novalia Luce e Gas S.p.A., Ufficio Qualità, Via Bologna 9, 16126 Genova (GE)
516 ¦ 40/7 Il costo medio unitario si ottiene dividendo la spesa della quota per consumi per i kWh fatturati; non coincide con il prezzo dell'offerta.
800 ¦ >555/7 1/2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Novalia Luce e Gas S.p.A. - Fattura n. 25E0049127 del 15/09/2025
66 ¦ 40/10 DETTAGLIO DEGLI IMPORTI
82 ¦ 40/7 Componente ¦ >250/7 Dal ¦ >310/7 Al ¦ >370/7 Quantità ¦ >470/7 Prezzo unitario ¦ >555/7 Importo €
96 ¦ 40/8 Spesa per la vendita di energia elettrica ¦ >555/8 517,63
108 ¦ 48/7 Energia F1 ¦ >250/7 01/07/25 ¦ >310/7 31/08/25 ¦ >370/7 1.310 kWh ¦ >470/7 0,156200 €/kWh ¦ >555/7 204,62
118 ¦ 48/7 Energia F2 ¦ >250/7 01/07/25 ¦ >310/7 31/08/25 ¦ >370/7 702 kWh ¦ >470/7 0,151800 €/kWh ¦ >555/7 106,56
128 ¦ 48/7 Energia F3 ¦ >250/7 01/07/25 ¦ >310/7 31/08/25 ¦ >370/7 988 kWh ¦ >470/7 0,133400 €/kWh ¦ >555/7 131,80
138 ¦ 48/7 Dispacciamento ¦ >250/7 01/07/25 ¦ >310/7 31/08/25 ¦ >370/7 3.000 kWh ¦ >470/7 0,014950 €/kWh ¦ >555/7 44,85
148 ¦ 48/7 Corrispettivo di commercializzazione ¦ >250/7 01/07/25 ¦ >310/7 31/08/25 ¦ >370/7 2 mesi ¦ >470/7 14,90 €/mese ¦ >555/7 29,80
162 ¦ 40/8 Spesa per la rete ¦ >555/8 118,75
174 ¦ 48/7 Quota energia ¦ >370/7 3.000 kWh ¦ >470/7 0,010630 €/kWh ¦ >555/7 31,89
184 ¦ 48/7 Quota fissa ¦ >370/7 2 mesi ¦ >470/7 2,3150 €/mese ¦ >555/7 4,63
194 ¦ 48/7 Quota potenza ¦ >370/7 15 kW x 2 mesi ¦ >470/7 2,7410 €/kW/mese ¦ >555/7 82,23
208 ¦ 40/8 Spesa per gli oneri generali di sistema ¦ >555/8 162,88
220 ¦ 48/7 Quota energia (ASOS, ARIM) ¦ >370/7 3.000 kWh ¦ >470/7 0,042780 €/kWh ¦ >555/7 128,34
230 ¦ 48/7 Quota fissa (ASOS, ARIM) ¦ >370/7 2 mesi ¦ >470/7 1,9085 €/mese ¦ >555/7 3,82
240 ¦ 48/7 Quota potenza (ASOS, ARIM) ¦ >370/7 15 kW x 2 mesi ¦ >470/7 1,0240 €/kW/mese ¦ >555/7 30,72
254 ¦ 40/8 Accisa sull'energia elettrica ¦ >370/7 3.000 kWh ¦ >470/7 0,0125 €/kWh ¦ >555/8 37,50
268 ¦ 40/8 Imponibile IVA 22% ¦ >555/8 836,76
280 ¦ 40/8 IVA 22% ¦ >555/8 184,09
296 ¦ 40/9 Totale fattura ¦ >555/9 1.020,85
330 ¦ 40/10 LETTURE (contatore n. 05E5C5B1 041288310, K = 1)
346 ¦ 40/7 Data ¦ >160/7 F1 ¦ >220/7 F2 ¦ >280/7 F3 ¦ 310/7 Tipo ¦ >430/7 Potenza max F1 kW
358 ¦ 40/7 30/06/2025 ¦ >160/7 41.202 ¦ >220/7 22.618 ¦ >280/7 31.077 ¦ 310/7 rilevata
370 ¦ 40/7 31/08/2025 ¦ >160/7 42.512 ¦ >220/7 23.320 ¦ >280/7 32.065 ¦ 310/7 rilevata ¦ >430/7 13,4
382 ¦ 40/7 Consumo kWh ¦ >160/7 1.310 ¦ >220/7 702 ¦ >280/7 988 ¦ 310/7 totale 3.000
412 ¦ 40/8 Energia reattiva nel periodo: 402 kvarh, nessuna penale.
440 ¦ 40/10 COORDINATE PER IL BONIFICO
454 ¦ 40/8 Beneficiario Novalia Luce e Gas S.p.A. - Banca del Po, filiale di Torino - IBAN IT60X0542811101000000123456
480 ¦ 40/10 COMUNICAZIONI
494 ¦ 40/8 In caso di ritardato pagamento si applicano interessi di mora pari al tasso BCE maggiorato di 8 punti percentuali.
506 ¦ 40/8 I consumi di gas naturale del forno sono fatturati a parte, con il contratto G-2024-11408.
800 ¦ >555/7 2/2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Novalia Luce e Gas S.p.A.",
      holder: "Panificio Ferraris S.n.c.",
      fiscalCode: "11309264528",
      pod: "IT001E07446195",
      offerCode: "023871ESFML02XXIMPRESABLOCCATA24",
      offerName: "Impresa Bloccata 24",
      offerExpiry: "2026-06-30",
      pricing: "fixed",
      destination: "aziende",
      street: "Via Nizza 210",
      postalCode: "10126",
      city: "Torino",
      province: "TO",
      capacityKw: "15",
      annualConsumption: "17940",
      annualF1: "7810",
      annualF2: "4205",
      annualF3: "5925",
      periodStart: "2025-07-01",
      periodEnd: "2025-08-31",
      periodConsumption: "3000",
      sale: "517.63",
      saleFixed: "29.8",
      unitPrice: "0.16261",
      network: "118.75",
      charges: "162.88",
      excise: "37.5",
      vat: "184.09",
      total: "1020.85",
    },
  },
};
