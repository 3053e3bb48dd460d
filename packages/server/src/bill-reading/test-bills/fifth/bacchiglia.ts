import { printed, type TestBill } from "../draw-bill.ts";

export const BACCHIGLIA: TestBill = {
  name: "fifth: a dual bill with two receipts side by side",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/17 bacchiglia
44 ¦ >555/9 Luce e gas, una sola bolletta
57 ¦ 40/7 Bacchiglia Energia S.p.A. - Via Trieste 31, 35121 Padova (PD) - P.IVA 04127703595
86 ¦ 40/9 Marco Zanella ¦ 330/8 Documento n. DU25-3300917
98 ¦ 40/9 Via Facciolati 60 ¦ 330/8 Data documento 15/10/2025
110 ¦ 40/9 35127 Padova (PD) ¦ 330/8 Numero cliente 88 204 117
122 ¦ 40/8 C.F. ZNLMRC82T01G224P ¦ 330/8 Bolletta bimestrale agosto - settembre 2025
150 ¦ 40/10 Totale da pagare 188,31 € ¦ 240/10 entro il 04/11/2025 ¦ 400/8 addebito su conto corrente
164 ¦ 40/8 Luce 121,70 € (canone TV compreso) ¦ 240/8 Gas 66,61 €
196 ¦ 40/11 LUCE - Scontrino dell'energia ¦ 310/11 GAS - Scontrino dell'energia
212 ¦ 40/9 Quota per consumi ¦ >285/9 62,37 € ¦ 310/9 Quota per consumi ¦ >555/9 21,31 €
224 ¦ 48/8 336 kWh ¦ >210/8 0,185625 €/kWh ¦ 318/8 31 Smc ¦ >480/8 0,687419 €/Smc
237 ¦ 48/8 Vendita ¦ >210/8 0,142946 €/kWh ¦ >285/8 48,03 € ¦ 318/8 Vendita ¦ >480/8 0,548065 €/Smc ¦ >555/8 16,99 €
249 ¦ 48/8 Rete e oneri ¦ >210/8 0,042680 €/kWh ¦ >285/8 14,34 € ¦ 318/8 Rete e oneri ¦ >480/8 0,139210 €/Smc ¦ >555/8 4,32 €
265 ¦ 40/9 Quota fissa ¦ >285/9 19,84 € ¦ 310/9 Quota fissa ¦ >555/9 27,22 €
277 ¦ 48/8 2 mesi ¦ >210/8 9,92 €/mese ¦ 318/8 2 mesi ¦ >480/8 13,61 €/mese
290 ¦ 48/8 Vendita ¦ >210/8 8,00 €/mese ¦ >285/8 16,00 € ¦ 318/8 Vendita ¦ >480/8 8,00 €/mese ¦ >555/8 16,00 €
302 ¦ 48/8 Rete e oneri ¦ >210/8 1,92 €/mese ¦ >285/8 3,84 € ¦ 318/8 Rete e oneri ¦ >480/8 5,61 €/mese ¦ >555/8 11,22 €
318 ¦ 40/9 Quota potenza ¦ >285/9 11,24 €
330 ¦ 48/8 3 kW x 2 mesi ¦ >210/8 1,8725 €/kW/mese
342 ¦ 48/8 Rete e oneri ¦ >285/8 11,24 €
358 ¦ 40/9 Accise ¦ >285/9 0,82 € ¦ 310/9 Accise e addizionale regionale ¦ >555/9 6,07 €
372 ¦ 40/9 IVA 10% ¦ >285/9 9,43 € ¦ 310/9 IVA 22% ¦ >555/9 12,01 €
386 ¦ 40/9 Canone TV ¦ >285/9 18,00 €
404 ¦ 40/10 Totale luce ¦ >285/10 121,70 € ¦ 310/10 Totale gas ¦ >555/10 66,61 €
436 ¦ 40/11 Offerta luce ¦ 310/11 Offerta gas
451 ¦ 40/8 Due Certa Luce ¦ 310/8 Due Certa Gas
463 ¦ 40/8 Codice offerta ¦ 310/8 Codice offerta
474 ¦ 40/8 077902ESFML01XXDUECERTALUCE02501 ¦ 310/8 077902GSFML01XXDUECERTAGAS025001
486 ¦ 40/8 Prezzo fisso: 0,1285 €/kWh ¦ 310/8 Prezzo fisso: 0,5150 €/Smc
498 ¦ 40/8 Quota fissa: 96,00 €/anno ¦ 310/8 Quota fissa: 96,00 €/anno
510 ¦ 40/8 Scadenza condizioni economiche: 31/03/2027 ¦ 310/8 Scadenza condizioni economiche: 31/03/2027
540 ¦ 40/11 Fornitura luce ¦ 310/11 Fornitura gas
555 ¦ 40/8 POD IT001E73350928 ¦ 310/8 PDR 00594201338860
567 ¦ 40/8 Via Facciolati 60, 35127 Padova (PD) ¦ 310/8 Via Facciolati 60, 35127 Padova (PD)
579 ¦ 40/8 Domestico residente, 230 V ¦ 310/8 Domestico, cottura, acqua calda e riscaldamento
591 ¦ 40/8 Potenza impegnata 3 kW, disponibile 3,3 kW ¦ 310/8 Misuratore G4, matricola 40018337
603 ¦ 40/8 Periodo 01/08/2025 - 30/09/2025 ¦ 310/8 Periodo 01/08/2025 - 30/09/2025
615 ¦ 40/8 Consumo annuo 2.066 kWh ¦ 310/8 Consumo annuo 905 Smc
627 ¦ 40/8 F1 688, F2 571, F3 807 kWh ¦ 310/8 di cui 640 Smc da gennaio 2025
660 ¦ 40/8 Servizio clienti 800 141 525 - estero +39 049 555 0199 - Casella Postale 19, 36100 Vicenza (VI)
672 ¦ 40/8 Guasti luce: Rete Euganea S.p.A. 803 595 - Emergenza gas: Gasdotti Euganei S.r.l. 800 901 314
800 ¦ >555/7 DU25-3300917 - 1/2`,
    ),
    ...printed(
      2,
      `
44 ¦ 40/11 Letture luce
60 ¦ 40/8 Data ¦ 120/8 F1 ¦ 180/8 F2 ¦ 240/8 F3 ¦ 300/8 Tipo
72 ¦ 40/8 31/07/2025 ¦ 120/8 6.120 ¦ 180/8 5.033 ¦ 240/8 7.214 ¦ 300/8 effettiva
84 ¦ 40/8 30/09/2025 ¦ 120/8 6.229 ¦ 180/8 5.128 ¦ 240/8 7.346 ¦ 300/8 effettiva
96 ¦ 40/8 Consumo kWh ¦ 120/8 109 ¦ 180/8 95 ¦ 240/8 132 ¦ 300/8 totale 336
126 ¦ 40/11 Letture gas
142 ¦ 40/8 Data ¦ 120/8 mc ¦ 180/8 Tipo
154 ¦ 40/8 31/07/2025 ¦ 120/8 2.480 ¦ 180/8 effettiva
166 ¦ 40/8 30/09/2025 ¦ 120/8 2.510 ¦ 180/8 effettiva
178 ¦ 40/8 Consumo 30 mc x coefficiente C 1,024118 = 31 Smc ¦ 300/8 PCS 0,038740 GJ/Smc
208 ¦ 40/11 Dettaglio luce
224 ¦ 40/8 Energia, prezzo fisso ¦ >330/8 336 kWh ¦ >430/8 0,128500 €/kWh ¦ >555/8 43,18 €
236 ¦ 40/8 Dispacciamento ¦ >330/8 336 kWh ¦ >430/8 0,014430 €/kWh ¦ >555/8 4,85 €
248 ¦ 40/8 Quota fissa di vendita ¦ >330/8 2 mesi ¦ >430/8 8,00 €/mese ¦ >555/8 16,00 €
260 ¦ 40/8 Accisa ¦ >330/8 36 kWh ¦ >430/8 0,022700 €/kWh ¦ >555/8 0,82 €
272 ¦ 40/8 IVA 10% su 94,27 € ¦ >555/8 9,43 €
302 ¦ 40/11 Dettaglio gas
318 ¦ 40/8 Materia prima gas, prezzo fisso ¦ >330/8 31 Smc ¦ >430/8 0,515000 €/Smc ¦ >555/8 15,97 €
330 ¦ 40/8 Altre componenti di vendita ¦ >330/8 31 Smc ¦ >430/8 0,033000 €/Smc ¦ >555/8 1,02 €
342 ¦ 40/8 Quota fissa di vendita ¦ >330/8 2 mesi ¦ >430/8 8,00 €/mese ¦ >555/8 16,00 €
354 ¦ 40/8 Accisa, oltre 480 Smc ¦ >330/8 31 Smc ¦ >430/8 0,170000 €/Smc ¦ >555/8 5,27 €
366 ¦ 40/8 Addizionale regionale Veneto ¦ >330/8 31 Smc ¦ >430/8 0,025800 €/Smc ¦ >555/8 0,80 €
378 ¦ 40/8 IVA 22% su 54,60 € ¦ >555/8 12,01 €
410 ¦ 40/11 Andamento dei consumi
426 ¦ 40/8 Bimestre ¦ 130/8 ott-nov 24 ¦ 205/8 dic-gen 25 ¦ 280/8 feb-mar 25 ¦ 355/8 apr-mag 25 ¦ 430/8 giu-lug 25 ¦ 505/8 ago-set 25
438 ¦ 40/8 Luce (kWh) ¦ 130/8 322 ¦ 205/8 381 ¦ 280/8 340 ¦ 355/8 301 ¦ 430/8 386 ¦ 505/8 336
450 ¦ 40/8 Gas (Smc) ¦ 130/8 122 ¦ 205/8 318 ¦ 280/8 276 ¦ 355/8 111 ¦ 430/8 47 ¦ 505/8 31
480 ¦ 40/11 Pagamenti e comunicazioni
496 ¦ 40/8 La bolletta DU25-2207751 del 14/08/2025 di 139,66 € risulta pagata. Grazie per la puntualità.
508 ¦ 40/8 Il canone TV è addebitato in dieci rate mensili, da gennaio a ottobre: in questa bolletta due rate da 9,00 €.
800 ¦ >555/7 DU25-3300917 - 2/2`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Bacchiglia Energia S.p.A.",
      holder: "Marco Zanella",
      fiscalCode: "ZNLMRC82T01G224P",
      pod: "IT001E73350928",
      offerCode: "077902ESFML01XXDUECERTALUCE02501",
      offerName: "Due Certa Luce",
      offerExpiry: "2027-03-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Facciolati 60",
      postalCode: "35127",
      city: "Padova",
      province: "PD",
      capacityKw: "3",
      annualConsumption: "2066",
      annualF1: "688",
      annualF2: "571",
      annualF3: "807",
      periodStart: "2025-08-01",
      periodEnd: "2025-09-30",
      periodConsumption: "336",
      sale: "64.03",
      saleFixed: "16",
      contractPrice: "0.1285",
      unitPrice: "0.142946",
      network: "29.42",
      excise: "0.82",
      vat: "9.43",
      televisionFee: "18",
      total: "121.7",
    },
    gas: {
      supplier: "Bacchiglia Energia S.p.A.",
      holder: "Marco Zanella",
      fiscalCode: "ZNLMRC82T01G224P",
      pdr: "00594201338860",
      offerCode: "077902GSFML01XXDUECERTAGAS025001",
      offerName: "Due Certa Gas",
      offerExpiry: "2027-03-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Facciolati 60",
      postalCode: "35127",
      city: "Padova",
      province: "PD",
      annualConsumption: "905",
      periodStart: "2025-08-01",
      periodEnd: "2025-09-30",
      periodConsumption: "31",
      sale: "32.99",
      saleFixed: "16",
      contractPrice: "0.515",
      unitPrice: "0.548065",
      network: "15.54",
      excise: "6.07",
      vat: "12.01",
      total: "66.61",
    },
  },
};
