import { printed, type TestBill } from "../draw-bill.ts";

export const PRATO_VERDE: TestBill = {
  name: "unseen: a gas receipt of two winter months",
  marks: [
    ...printed(
      1,
      `
44 ¦ 456-561/8 Bolletta del gas naturale
52 ¦ 34-162/19 Prato Verde
55 ¦ 500-561/8 Mercato libero
65 ¦ 434-561/8 Fattura n. G-2026-118830427
75 ¦ 34-91/10 luce e gas
76 ¦ 443-561/8 Data emissione 17/03/2026
100 ¦ 39-69/8 Cliente ¦ 332-426/8 Indirizzo di spedizione
110 ¦ 39-134/8 COLOMBO STEFANO ¦ 332-417/8 COLOMBO STEFANO
121 ¦ 39-129/8 CLMSFN79D22L219S ¦ 332-439/8 STRADA DEL FORTINO 27
131 ¦ 39-175/8 Codice cliente 600 271 884 310 ¦ 332-409/8 10152 TORINO TO
156 ¦ 39-131/8 Quanto devo pagare? ¦ 193-255/8 Entro quando? ¦ 342-452/8 A che periodo si riferisce?
166 ¦ 342-481/8 dal 01/01/2026 al 28/02/2026
171 ¦ 39-108/14 € 360,27 ¦ 193-282/14 07/04/2026
196 ¦ 34-132/11 La tua fornitura
219 ¦ 39-88/8 Codice PDR ¦ 135-211/8 09951204873316 ¦ 294-364/8 Tipologia cliente ¦ 381-426/8 Domestico
235 ¦ 39-85/8 Indirizzo di ¦ 135-257/8 Strada del Fortino 27, 10152 ¦ 294-358/8 Tipologia d'uso ¦ 381-534/8 Riscaldamento, cottura cibi e acqua
245 ¦ 39-76/8 fornitura ¦ 135-160/8 Torino ¦ 381-404/8 calda
262 ¦ 39-108/8 Consumo annuo ¦ 135-180/8 1.087 Smc ¦ 294-322/8 Classe ¦ 381-393/8 G4
272 ¦ 294-340/8 misuratore
288 ¦ 39-122/8 Matricola contatore ¦ 135-189/8 0030518274 ¦ 294-353/8 Coefficiente C ¦ 381-422/8 1,023415
304 ¦ 39-92/8 Codice REMI ¦ 135-178/8 34441702 ¦ 294-310/8 PCS ¦ 381-455/8 0,038912 GJ/Smc
320 ¦ 39-101/8 Inizio fornitura ¦ 135-184/8 01/10/2024 ¦ 294-344/8 Distributore ¦ 381-456/8 Italgas Reti S.p.A.
345 ¦ 34-171/11 Scontrino dell'energia
367 ¦ 344-381/8 Quantità ¦ 442-499/8 Prezzo medio ¦ 534-559/8 Totale
385 ¦ 37-127/8 Quota per consumi ¦ 341-381/8 312 Smc ¦ 423-499/8 0,686827 €/Smc ¦ 517-559/8 214,29 €
401 ¦ 37-215/8 di cui spesa per la vendita di gas naturale ¦ 344-381/8 312 Smc ¦ 429-499/8 0,497692 €/Smc ¦ 521-559/8 155,28 €
418 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 344-381/8 312 Smc ¦ 429-499/8 0,189135 €/Smc ¦ 526-559/8 59,01 €
435 ¦ 37-91/8 Quota fissa ¦ 350-381/8 2 mesi ¦ 411-499/8 14,130000 €/mese ¦ 523-559/8 28,26 €
452 ¦ 37-215/8 di cui spesa per la vendita di gas naturale ¦ 353-381/8 2 mesi ¦ 419-499/8 10,500000 €/mese ¦ 526-559/8 21,00 €
469 ¦ 37-263/8 di cui spesa per la rete e gli oneri generali di sistema ¦ 353-381/8 2 mesi ¦ 425-499/8 3,630000 €/mese ¦ 532-559/8 7,26 €
486 ¦ 37-94/8 Accise e IVA ¦ 517-559/8 117,72 €
503 ¦ 37-106/8 Totale bolletta ¦ 517-559/8 360,27 €
520 ¦ 37-117/8 Totale da pagare ¦ 517-559/8 360,27 €
`,
    ),
    ...printed(
      2,
      `
53 ¦ 34-103/11 Box offerta
76 ¦ 39-95/8 Nome offerta ¦ 287-377/8 Prato Trend Casa Gas
92 ¦ 39-99/8 Codice offerta ¦ 287-468/8 002460GSVML02XX0PRATOTRENDGAS24B
108 ¦ 39-67/8 Prezzo ¦ 287-453/8 Variabile: PSV mensile + 0,1100 €/Smc
124 ¦ 39-87/8 Quota fissa ¦ 287-349/8 126,00 €/anno
140 ¦ 39-198/8 Condizioni economiche in scadenza il ¦ 287-336/8 30/09/2026
157 ¦ 39-119/8 Recesso anticipato ¦ 287-345/8 Nessun onere
181 ¦ 34-79/11 Letture
204 ¦ 37-57/8 Data ¦ 254-272/8 Tipo ¦ 357-404/8 Lettura mc ¦ 503-559/8 Consumo mc
220 ¦ 37-86/8 31/12/2025 ¦ 237-272/8 Rilevata ¦ 379-404/8 4.118
238 ¦ 37-86/8 31/01/2026 ¦ 237-272/8 Rilevata ¦ 379-404/8 4.288 ¦ 543-559/8 170
254 ¦ 37-86/8 28/02/2026 ¦ 239-272/8 Stimata ¦ 379-404/8 4.423 ¦ 543-559/8 135
277 ¦ 34-478/8 Consumo totale del periodo: 305 mc × 1,023415 = 312 Smc, di cui 174 Smc effettivi e 138 Smc stimati.
299 ¦ 34-253/11 Consumi degli ultimi 12 mesi (Smc)
321 ¦ 37-54/8 mar ¦ 106-121/8 apr ¦ 154-172/8 mag ¦ 199-212/8 giu ¦ 239-252/8 lug ¦ 282-297/8 ago ¦ 324-337/8 set ¦ 362-374/8 ott ¦ 404-420/8 nov ¦ 454-466/8 dic ¦ 497-513/8 gen ¦ 545-559/8 feb
338 ¦ 37-53/8 132 ¦ 110-121/8 81 ¦ 162-172/8 31 ¦ 201-212/8 22 ¦ 241-252/8 19 ¦ 287-297/8 15 ¦ 326-337/8 21 ¦ 363-374/8 70 ¦ 404-420/8 166 ¦ 450-466/8 218 ¦ 496-513/8 174 ¦ 543-559/8 138
364 ¦ 34-184/11 Accise, addizionali e IVA
386 ¦ 37-64/8 Accisa ¦ 322-360/8 312 Smc ¦ 422-492/8 0,170000 €/Smc ¦ 526-559/8 53,04 €
403 ¦ 37-128/8 Addizionale regionale ¦ 322-360/8 312 Smc ¦ 422-492/8 0,025800 €/Smc ¦ 532-559/8 8,05 €
420 ¦ 37-72/8 IVA 10% ¦ 280-360/8 imponibile 84,73 € ¦ 473-492/8 10% ¦ 532-559/8 8,47 €
436 ¦ 37-72/8 IVA 22% ¦ 275-360/8 imponibile 218,91 € ¦ 473-492/8 22% ¦ 526-559/8 48,16 €
460 ¦ 34-438/8 Prato Verde S.p.A. Società Benefit - Servizio clienti 800 930 771 - Emergenze gas: 800 900 999
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Prato Verde S.p.A.",
      holder: "COLOMBO STEFANO",
      pdr: "09951204873316",
      offerCode: "002460GSVML02XX0PRATOTRENDGAS24B",
      offerName: "Prato Trend Casa Gas",
      offerExpiry: "2026-09-30",
      pricing: "variable",
      destination: "privati",
      street: "Strada del Fortino 27",
      postalCode: "10152",
      city: "Torino",
      province: "TO",
      annualConsumption: "1087",
      periodStart: "2026-01-01",
      periodEnd: "2026-02-28",
      periodConsumption: "312",
      sale: "176.28",
      saleFixed: "21",
      unitPrice: "0.497692",
      network: "66.27",
      excise: "61.09",
      vat: "56.63",
      total: "360.27",
    },
  },
};
