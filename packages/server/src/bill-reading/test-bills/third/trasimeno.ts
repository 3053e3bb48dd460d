import { printed, type TestBill } from "../draw-bill.ts";

export const TRASIMENO: TestBill = {
  name: "third: electricity of a holiday home, its offer's box in two columns of small letters",
  drawing: ["kerned"],
  marks: [
    ...printed(
      1,
      `
46 ¦ 40/14 Trasimeno Elettricità
58 ¦ 40/7 Trasimeno Elettricità S.r.l. - Sede in Via Campo di Marte 9, 06124 Perugia - C.F. e P.I. 05118802445
90 ¦ 40/7 intestatario ¦ 200/7 codice fiscale ¦ 360/7 codice cliente
101 ¦ 40/9 Lorenza Galli ¦ 200/9 GLLLNZ95L48F205G ¦ 360/9 101774
118 ¦ 40/7 fornitura ¦ 360/7 pod
129 ¦ 40/9 Via Lungolago 3, 06065 Passignano (PG) ¦ 360/9 IT001E58814472
146 ¦ 40/7 tipo cliente ¦ 200/7 potenza impegnata ¦ 360/7 potenza disponibile
157 ¦ 40/9 domestico non residente ¦ 200/9 3 kW ¦ 360/9 3,3 kW
174 ¦ 40/7 periodo ¦ 200/7 consumo del periodo ¦ 360/7 consumo degli ultimi 12 mesi
185 ¦ 40/9 giu 2026 - lug 2026 ¦ 200/9 61 kWh ¦ 360/9 402 kWh
202 ¦ 40/7 bolletta ¦ 200/7 emissione ¦ 360/7 scadenza
213 ¦ 40/9 26000771 ¦ 200/9 06/08/2026 ¦ 360/9 27/08/2026
240 ¦ 40/12 da pagare ¦ 120/12 62,95 €
270 ¦ 40/9 scontrino dell'energia
284 ¦ 40/8 quota per consumi ¦ 200/8 61 kWh ¦ 280/8 0,200000 €/kWh ¦ >540/8 12,20 €
295 ¦ 50/8 spesa per la vendita ¦ 200/8 61 kWh ¦ 280/8 0,138000 €/kWh ¦ >540/8 8,42 €
306 ¦ 50/8 spesa per rete e oneri ¦ 200/8 61 kWh ¦ 280/8 0,062000 €/kWh ¦ >540/8 3,78 €
317 ¦ 40/8 quota fissa ¦ 200/8 2 mesi ¦ 280/8 16,20 €/mese ¦ >540/8 32,40 €
328 ¦ 50/8 spesa per la vendita ¦ 200/8 2 mesi ¦ 280/8 10,00 €/mese ¦ >540/8 20,00 €
339 ¦ 50/8 spesa per rete e oneri ¦ 200/8 2 mesi ¦ 280/8 6,20 €/mese ¦ >540/8 12,40 €
350 ¦ 40/8 quota potenza ¦ 200/8 3 kW ¦ 280/8 1,875 €/kW/mese ¦ >540/8 11,25 €
361 ¦ 40/8 accise ¦ >540/8 1,38 €
372 ¦ 40/8 iva 10% ¦ >540/8 5,72 €
385 ¦ 40/9 totale ¦ >540/9 62,95 €
412 ¦ 40/9 box dell'offerta
426 ¦ 40/7 nome ¦ 300/7 indice
437 ¦ 40/9 PLACET Luce Variabile ¦ 300/9 PUN
454 ¦ 40/7 codice ¦ 300/7 spread
465 ¦ 40/8 026005ESVML01XXPLACETLUCEVARIAB1 ¦ 300/9 0,0240 €/kWh
482 ¦ 40/7 attivata il ¦ 300/7 valida fino al
493 ¦ 40/9 01/02/2026 ¦ 300/9 31/01/2027`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Trasimeno Elettricità S.r.l.",
      holder: "Lorenza Galli",
      fiscalCode: "GLLLNZ95L48F205G",
      pod: "IT001E58814472",
      offerCode: "026005ESVML01XXPLACETLUCEVARIAB1",
      offerName: "PLACET Luce Variabile",
      offerExpiry: "2027-01-31",
      pricing: "variable",
      destination: "privati",
      resident: "no",
      street: "Via Lungolago 3",
      postalCode: "06065",
      city: "Passignano",
      province: "PG",
      capacityKw: "3",
      annualConsumption: "402",
      periodStart: "2026-06-01",
      periodEnd: "2026-07-31",
      periodConsumption: "61",
      sale: "28.42",
      saleFixed: "20",
      unitPrice: "0.138",
      network: "27.43",
      excise: "1.38",
      vat: "5.72",
      total: "62.95",
    },
  },
};
