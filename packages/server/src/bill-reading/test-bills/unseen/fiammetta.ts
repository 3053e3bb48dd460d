import { printed, type TestBill } from "../draw-bill.ts";

export const FIAMMETTA: TestBill = {
  name: "unseen: a gas receipt beside a column of shortened labels",
  marks: [
    ...printed(
      1,
      `
55 ¦ 34-142/24 Fiammetta ¦ 395-445/9 BOLLETTA
70 ¦ 34-87/9 il gas gentile
74 ¦ 398-407/9 N. ¦ 502-550/9 26/1093377
89 ¦ 34-362/7 Fiammetta Gas & Power S.p.A., Via Cavour 210, 00184 Roma. Cap. soc. € 2.000.000,00 i.v., P.IVA
93 ¦ 398-417/9 Data ¦ 515-550/9 07.10.26
100 ¦ 34-80/7 14920331007
111 ¦ 398-412/9 Dal ¦ 515-550/9 01.07.26
121 ¦ 34-70/9 Gent.ma
133 ¦ 34-159/9 CESIRA PROIETTI MANCINI
130 ¦ 398-406/9 Al ¦ 515-550/9 30.09.26
146 ¦ 34-158/9 Via della Lungaretta 77, sc. B
148 ¦ 398-422/9 Totale ¦ 520-550/9 € 85,51
159 ¦ 34-106/9 00153 Roma RM
167 ¦ 398-420/9 Entro ¦ 515-550/9 27.10.26
194 ¦ 43-239/9 SCONTRINO DELL'ENERGIA - gas naturale
213 ¦ 46-128/9 Quota per consumi ¦ 395-451/9 FORNITURA
219 ¦ 330-360/9 30,77 €
225 ¦ 46-142/9 41 Smc × 0,7505 €/Smc
232 ¦ 398-423/9 P.D.R. ¦ 484-554/9 12340000558871
244 ¦ 57-204/8 di cui spesa per la vendita di gas naturale ¦ 330-360/9 20,99 €
250 ¦ 398-422/9 Cons.
256 ¦ 517-554/9 688 Smc
262 ¦ 57-195/8 di cui spesa per la rete e oneri generali ¦ 335-360/9 9,78 € ¦ 398-423/9 annuo
280 ¦ 46-95/9 Quota fissa
281 ¦ 398-439/9 Cons. fatt. ¦ 522-554/9 41 Smc
286 ¦ 330-360/9 48,93 €
292 ¦ 46-137/9 3 mesi × 16,31 €/mese
299 ¦ 398-414/9 Uso ¦ 446-554/9 Dom. cottura, ACS e risc.
311 ¦ 57-204/8 di cui spesa per la vendita di gas naturale ¦ 330-360/9 31,50 €
318 ¦ 398-423/9 Class.
324 ¦ 542-554/9 G4
330 ¦ 57-195/8 di cui spesa per la rete e oneri generali ¦ 330-360/9 17,43 € ¦ 398-441/9 misuratore
348 ¦ 46-99/9 Accise e IVA ¦ 330-360/9 17,81 €
349 ¦ 398-431/9 Coeff. C ¦ 516-554/9 1,000000
367 ¦ 46-125/9 Bonus sociale gas ¦ 327-360/9 -12,00 € ¦ 398-426/9 Distrib. ¦ 506-554/9 Italgas Reti
388 ¦ 46-126/12 Totale bolletta ¦ 320-360/12 85,51 €
414 ¦ 395-489/9 BOX DELL'OFFERTA
436 ¦ 43-151/9 STATO DEI PAGAMENTI
432 ¦ 398-422/9 Nome
445 ¦ 398-473/9 Fiammetta Libera
451 ¦ 43-303/9 Bolletta 26/0771340 del 09.07.26, € 64,18: pagata il 28.07.26.
457 ¦ 398-460/9 Special Digital
464 ¦ 43-308/9 Bolletta 26/0440981 del 08.04.26, € 302,77: pagata il 29.04.26.
475 ¦ 398-445/9 Cod. offerta
487 ¦ 398-552/8 022718GSVML01XXFIALIBSPECDIG0626
508 ¦ 43-153/9 PROTEGGI LA CALDAIA
505 ¦ 398-426/9 Prezzo ¦ 516-552/9 variabile
523 ¦ 43-362/9 Manutenzione e assistenza caldaia da 7,90 € al mese. Chiama 800 000 000
524 ¦ 398-422/9 Indice ¦ 498-552/9 PSV mensile
536 ¦ 43-114/9 entro il 31.12.26.
543 ¦ 398-427/9 Spread ¦ 496-552/9 0,1150 €/Smc
562 ¦ 398-444/9 Quota fissa ¦ 493-552/9 126,00 €/anno
580 ¦ 398-473/9 Cond. econ. fino al ¦ 517-552/9 14.06.27
626 ¦ 395-439/9 LETTURE
645 ¦ 398-448/9 30.06.26 eff. ¦ 512-550/9 2.871 mc
664 ¦ 398-455/9 30.09.26 stim. ¦ 512-550/9 2.912 mc
`,
    ),
    ...printed(
      2,
      `
55 ¦ 43-160/9 ELEMENTI DI DETTAGLIO
74 ¦ 46-297/9 Prezzo medio di vendita applicato nel periodo (indice + spread) ¦ 494-550/9 0,5120 €/Smc
93 ¦ 46-110/9 PSV luglio 2026 ¦ 494-550/9 0,3902 €/Smc
111 ¦ 46-116/9 PSV agosto 2026 ¦ 494-550/9 0,3958 €/Smc
130 ¦ 46-129/9 PSV settembre 2026 ¦ 494-550/9 0,4050 €/Smc
148 ¦ 46-143/9 Accisa 41 Smc × 0,0880 ¦ 525-550/9 3,61 €
167 ¦ 46-124/9 IVA 10% su 34,38 € ¦ 525-550/9 3,44 €
185 ¦ 46-124/9 IVA 22% su 48,93 € ¦ 520-550/9 10,76 €
232 ¦ 43-158/9 CONSUMI STORICI (Smc)
250 ¦ 46-97/9 4° trim. 2025 ¦ 173-224/9 1° trim. 2026 ¦ 301-352/9 2° trim. 2026 ¦ 428-479/9 3° trim. 2026
269 ¦ 46-61/9 197 ¦ 173-188/9 356 ¦ 301-311/9 94 ¦ 428-438/9 41
315 ¦ 43-113/9 INFORMAZIONI
337 ¦ 43-529/9 Confronta le offerte su www.ilportaleofferte.it. Il consumo di un cliente tipo è di 1.400 Smc annui. In caso di mancato
350 ¦ 43-532/9 pagamento entro la scadenza la fornitura può essere sospesa. Informativa privacy su fiammettagas.example. Pronto
363 ¦ 43-143/9 intervento 800 900 999.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Fiammetta Gas & Power S.p.A.",
      holder: "CESIRA PROIETTI MANCINI",
      pdr: "12340000558871",
      offerCode: "022718GSVML01XXFIALIBSPECDIG0626",
      offerName: "Fiammetta Libera Special Digital",
      offerExpiry: "2027-06-14",
      pricing: "variable",
      destination: "privati",
      street: "Via della Lungaretta 77, sc. B",
      postalCode: "00153",
      city: "Roma",
      province: "RM",
      annualConsumption: "688",
      periodStart: "2026-07-01",
      periodEnd: "2026-09-30",
      periodConsumption: "41",
      sale: "52.49",
      saleFixed: "31.5",
      unitPrice: "0.512",
      network: "27.21",
      excise: "3.61",
      vat: "14.2",
      socialBonus: "12",
      total: "85.51",
    },
  },
};
