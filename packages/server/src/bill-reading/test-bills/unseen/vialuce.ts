import { printed, type TestBill } from "../draw-bill.ts";

export const VIALUCE: TestBill = {
  name: "unseen: a receipt with a table of bands and their year in a column",
  marks: [
    ...printed(
      1,
      `
42 ¦ 469-499/8 Gentile
56 ¦ 34-130/24 vialuce
52 ¦ 469-562/8 BERTOLINI ANDREA
63 ¦ 469-540/8 Corso Vercelli 88
70 ¦ 34-184/7 Vialuce Gas e Luce S.p.A. - Società Benefit
73 ¦ 469-545/8 28100 Novara NO
106 ¦ 39-254/8 BOLLETTA ENERGIA ELETTRICA - MERCATO LIBERO
132 ¦ 34-112/9 La tua bolletta ¦ 305-357/9 I tuoi dati
151 ¦ 34-232/8 Numero fattura elettronica valida ai fini fiscali: ¦ 305-428/8 Intestatario: Bertolini Andrea
161 ¦ 34-110/8 E256009181742 ¦ 305-430/8 Codice cliente: 1009 4471 25
172 ¦ 34-133/8 Emessa il: 14/11/2025 ¦ 305-459/8 Codice fiscale: BRTNDR75H14F952V
182 ¦ 34-228/8 Periodo fatturato: 01/09/2025 - 31/10/2025
193 ¦ 34-134/8 Scadenza: 04/12/2025
192 ¦ 305-389/9 La tua fornitura
212 ¦ 34-113/8 Importo da pagare
211 ¦ 305-513/8 Codice POD (Punto di Prelievo): IT001E73092618
221 ¦ 305-555/8 Indirizzo di fornitura: Corso Vercelli 88, 28100 Novara (NO)
231 ¦ 34-122/18 € 201,05
232 ¦ 305-488/8 Tipologia cliente: Usi domestici - Residente
242 ¦ 305-499/8 Potenza contrattualmente impegnata: 4,5 kW
252 ¦ 34-211/8 Modalità di pagamento: bollettino PagoPA
253 ¦ 305-422/8 Potenza disponibile: 5,0 kW
263 ¦ 305-561/8 Consumo annuo: 3.742 kWh (dal 01/11/2024 al 31/10/2025)
274 ¦ 305-444/8 Data inizio fornitura: 01/06/2024
284 ¦ 305-451/8 Distributore: e-distribuzione S.p.A.
328 ¦ 43-186/9 SCONTRINO DELL'ENERGIA
343 ¦ 43-134/8 Quota per consumi ¦ 298-474/8 621 kWh × 0,2152 €/kWh (prezzo medio) ¦ 515-552/8 133,61 €
358 ¦ 54-249/8 di cui spesa per la vendita di energia elettrica ¦ 298-407/8 621 kWh × 0,1716 €/kWh ¦ 515-552/8 106,55 €
373 ¦ 54-280/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 298-407/8 621 kWh × 0,0436 €/kWh ¦ 520-552/8 27,06 €
389 ¦ 43-97/8 Quota fissa ¦ 298-408/8 2 mesi × 11,8300 €/mese ¦ 520-552/8 23,66 €
405 ¦ 54-249/8 di cui spesa per la vendita di energia elettrica ¦ 298-403/8 2 mesi × 9,9000 €/mese ¦ 520-552/8 19,80 €
420 ¦ 54-280/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 298-403/8 2 mesi × 1,9300 €/mese ¦ 525-553/8 3,86 €
436 ¦ 43-113/8 Quota potenza ¦ 298-461/8 4,5 kW × 2 mesi × 1,9133 €/kW/mese ¦ 520-552/8 17,22 €
451 ¦ 54-280/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 298-461/8 4,5 kW × 2 mesi × 1,9133 €/kW/mese ¦ 520-552/8 17,22 €
466 ¦ 43-101/8 Accise e IVA ¦ 520-552/8 32,96 €
482 ¦ 43-112/8 Totale bolletta ¦ 515-552/8 207,45 €
498 ¦ 43-279/8 Altre partite (interessi sul deposito e arrotondamenti) ¦ 522-553/8 -6,40 €
514 ¦ 43-153/10 TOTALE DA PAGARE ¦ 503-552/10 201,05 €
`,
    ),
    ...printed(
      2,
      `
51 ¦ 34-107/9 BOX OFFERTA ¦ 305-491/9 VALORE DELL'INDICE NEL PERIODO
65 ¦ 405-415/7 F1 ¦ 458-468/7 F2 ¦ 511-521/7 F3
70 ¦ 34-183/8 Nome dell'offerta: Trend Luce Più
81 ¦ 34-96/8 Codice offerta:
79 ¦ 307-368/7 Settembre 2025 ¦ 405-436/7 0,12391 ¦ 458-489/7 0,12744 ¦ 511-542/7 0,10988
91 ¦ 34-229/8 000912ESVML03XXTRENDLUCEPIU00624
92 ¦ 307-357/7 Ottobre 2025 ¦ 405-436/7 0,12592 ¦ 458-489/7 0,13050 ¦ 511-542/7 0,11380
102 ¦ 34-200/8 Tipologia di prezzo: variabile, per fasce
112 ¦ 34-273/8 Indice di riferimento: PUN Index GME medio mensile per
114 ¦ 305-476/8 valori espressi in €/kWh, perdite escluse
123 ¦ 34-59/8 fascia
133 ¦ 34-214/8 Formula: PUN × (1+10%) + 0,0220 €/kWh
144 ¦ 34-234/8 Commercializzazione e vendita: 118,80 €/anno
154 ¦ 34-241/8 Condizioni economiche valide fino al 31/05/2026
165 ¦ 34-155/8 Costi per il recesso: nessuno
193 ¦ 34-145/9 CONSUMI E LETTURE
207 ¦ 36-62/7 Fascia ¦ 71-183/7 Lettura 31/08/2025 (reale) ¦ 204-316/7 Lettura 31/10/2025 (reale) ¦ 337-438/7 Consumo fatturato kWh ¦ 457-546/7 Consumo annuo kWh
220 ¦ 36-45/7 F1 ¦ 71-93/7 8.802 ¦ 204-226/7 9.000 ¦ 337-351/7 198 ¦ 457-479/7 1.208
234 ¦ 36-45/7 F2 ¦ 71-93/7 7.415 ¦ 204-226/7 7.586 ¦ 337-351/7 171 ¦ 457-479/7 1.061
247 ¦ 36-45/7 F3 ¦ 71-97/7 10.333 ¦ 204-230/7 10.585 ¦ 337-351/7 252 ¦ 457-479/7 1.473
261 ¦ 36-58/7 Totale ¦ 337-351/7 621 ¦ 457-479/7 3.742
283 ¦ 34-192/9 STORICO DEI CONSUMI (kWh)
297 ¦ 36-80/7 nov-dic 24 ¦ 122-168/7 gen-feb 25 ¦ 211-258/7 mar-apr 25 ¦ 302-350/7 mag-giu 25 ¦ 394-439/7 lug-ago 25 ¦ 482-524/7 set-ott 25
310 ¦ 36-50/7 668 ¦ 122-136/7 702 ¦ 211-225/7 571 ¦ 302-316/7 536 ¦ 394-409/7 644 ¦ 482-497/7 621
333 ¦ 34-211/9 DETTAGLIO DELLE VOCI DI SPESA
347 ¦ 36-85/7 Descrizione ¦ 279-292/7 dal ¦ 324-332/7 al ¦ 369-388/7 u.m. ¦ 424-453/7 prezzo ¦ 472-508/7 quantità ¦ 520-553/7 totale €
361 ¦ 36-68/7 Vendita
374 ¦ 36-237/7 Energia F1 (PUN Index GME + contributo al consumo) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,159412 ¦ 472-486/7 198 ¦ 520-541/7 31,56
388 ¦ 36-237/7 Energia F2 (PUN Index GME + contributo al consumo) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,163870 ¦ 472-486/7 171 ¦ 520-541/7 28,02
401 ¦ 36-237/7 Energia F3 (PUN Index GME + contributo al consumo) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,145028 ¦ 472-486/7 252 ¦ 520-541/7 36,55
415 ¦ 36-187/7 Corrispettivo dispacciamento e capacità ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,016776 ¦ 472-486/7 621 ¦ 520-541/7 10,42
428 ¦ 36-153/7 Commercializzazione e vendita ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-397/7 €/mese ¦ 424-460/7 9,900000 ¦ 472-477/7 2 ¦ 520-541/7 19,80
442 ¦ 36-171/7 Rete e oneri generali di sistema
455 ¦ 36-164/7 Quota energia trasporto (3, UC3) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,013280 ¦ 472-486/7 621 ¦ 520-537/7 8,25
469 ¦ 36-164/7 Quota energia oneri (ASOS, ARIM) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,030296 ¦ 472-486/7 621 ¦ 520-541/7 18,81
482 ¦ 36-133/7 Quota fissa trasporto (1) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-397/7 €/mese ¦ 424-460/7 1,930000 ¦ 472-477/7 2 ¦ 520-537/7 3,86
496 ¦ 36-129/7 Quota potenza (2, UC6) ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-412/7 €/kW/mese ¦ 424-460/7 1,913300 ¦ 472-477/7 9 ¦ 520-541/7 17,22
509 ¦ 36-70/7 Imposte
523 ¦ 36-60/7 Accisa ¦ 279-313/7 01/09/25 ¦ 324-358/7 31/10/25 ¦ 369-393/7 €/kWh ¦ 424-460/7 0,022700 ¦ 472-486/7 621 ¦ 520-541/7 14,10
536 ¦ 36-67/7 IVA 10% ¦ 472-498/7 188,59 ¦ 520-541/7 18,86
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Vialuce Gas e Luce S.p.A.",
      holder: "BERTOLINI ANDREA",
      pod: "IT001E73092618",
      offerCode: "000912ESVML03XXTRENDLUCEPIU00624",
      offerName: "Trend Luce Più",
      offerExpiry: "2026-05-31",
      pricing: "variable",
      destination: "privati",
      resident: "si",
      street: "Corso Vercelli 88",
      postalCode: "28100",
      city: "Novara",
      province: "NO",
      capacityKw: "4.5",
      annualConsumption: "3742",
      annualF1: "1208",
      annualF2: "1061",
      annualF3: "1473",
      periodStart: "2025-09-01",
      periodEnd: "2025-10-31",
      periodConsumption: "621",
      sale: "126.35",
      saleFixed: "19.8",
      unitPrice: "0.1716",
      network: "29.33",
      charges: "18.81",
      excise: "14.1",
      vat: "18.86",
      total: "207.45",
    },
  },
};
