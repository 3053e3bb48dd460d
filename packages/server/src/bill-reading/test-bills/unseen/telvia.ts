import { printed, type TestBill } from "../draw-bill.ts";

export const TELVIA: TestBill = {
  name: "unseen: a dual bill with bands in boxes and two periods",
  marks: [
    ...printed(
      1,
      `
47 ¦ 317-559/8 Telvia Casa Energia S.r.l. - gruppo Telvia Telecomunicazioni
56 ¦ 37-95/18 telvia
57 ¦ 317-433/8 Conto Telvia 7700-184-2291
88 ¦ 49-237/8 Conto di ottobre 2026 - emesso il 16/10/2026 ¦ 442-547/8 Fattura TE/2611/90277
103 ¦ 62-81/8 Luce ¦ 513-547/8 67,78 €
119 ¦ 62-78/8 Gas ¦ 513-547/8 67,83 €
135 ¦ 49-218/8 Totale da pagare entro il 05/11/2026
140 ¦ 481-547/13 135,61 €
154 ¦ 49-276/7 La linea Fibra 0187 551 903 è fatturata a parte (29,90 € al mese).
179 ¦ 37-298/8 Sig.ra Zoraide Montefusco, Via Carbonara 5, 19038 Sarzana SP
205 ¦ 49-100/8 La tua luce
213 ¦ 49-63/6 POD ¦ 218-338/6 Potenza contrattualmente impegnata ¦ 388-417/6 Tipologia
222 ¦ 49-126/8 IT001E61120754 ¦ 218-251/8 3,0 kW ¦ 388-484/8 Domestico residente
233 ¦ 49-73/6 Periodo ¦ 218-286/6 Consumo del periodo ¦ 388-440/6 Consumo annuo
242 ¦ 49-184/8 dal 01/09/2026 al 30/09/2026 ¦ 218-259/8 203 kWh ¦ 388-438/8 2.571 kWh
253 ¦ 49-76/6 di cui F1 ¦ 218-245/6 di cui F2 ¦ 388-415/6 di cui F3
262 ¦ 49-66/8 830 ¦ 218-236/8 742 ¦ 388-405/8 999
296 ¦ 49-182/8 Scontrino dell'energia - Luce
308 ¦ 49-137/8 Quota per consumi ¦ 513-547/8 34,63 €
322 ¦ 62-263/7 di cui spesa per la vendita (203 kWh x 0,126900 €/kWh) ¦ 520-547/7 25,76 €
336 ¦ 62-232/7 di cui rete e oneri (203 kWh x 0,043700 €/kWh) ¦ 525-547/7 8,87 €
350 ¦ 49-101/8 Quota fissa ¦ 513-547/8 11,82 €
364 ¦ 62-243/7 di cui spesa per la vendita (1 mese x 9,90 €/mese) ¦ 525-547/7 9,90 €
378 ¦ 62-125/7 di cui rete e oneri ¦ 525-547/7 1,92 €
392 ¦ 49-117/8 Quota potenza ¦ 519-547/8 5,79 €
406 ¦ 62-249/7 di cui rete e oneri (3 kW x 1 mese x 1,930000 €/kW) ¦ 525-547/7 5,79 €
421 ¦ 49-105/8 Accise e IVA ¦ 519-547/8 6,54 €
436 ¦ 49-98/8 Canone TV ¦ 519-547/8 9,00 €
451 ¦ 49-99/8 Totale luce ¦ 513-547/8 67,78 €
487 ¦ 49-151/8 Box dell'offerta - Luce
496 ¦ 49-68/6 Nome ¦ 218-240/6 Codice
505 ¦ 49-100/8 Telvia Luce ¦ 218-401/8 009981ESFML05XXTELVIAINSIEMELUCE
514 ¦ 49-124/8 Sempre Insieme
526 ¦ 49-96/6 Prezzo energia ¦ 218-247/6 Struttura ¦ 388-464/6 Condizioni valide fino al
535 ¦ 49-124/8 0,126900 €/kWh ¦ 218-266/8 Monorario ¦ 388-440/8 31/08/2027
`,
    ),
    ...printed(
      2,
      `
55 ¦ 49-92/8 Il tuo gas
63 ¦ 49-62/6 PDR ¦ 218-288/6 Classe del misuratore ¦ 388-417/6 Tipologia
72 ¦ 49-129/8 01611203344508 ¦ 218-231/8 G4 ¦ 388-437/8 Domestico
83 ¦ 49-73/6 Periodo ¦ 218-286/6 Consumo del periodo ¦ 388-440/6 Consumo annuo
92 ¦ 49-184/8 dal 01/08/2026 al 30/09/2026 ¦ 218-252/8 37 Smc ¦ 388-428/8 742 Smc
102 ¦ 49-449/7 Lettura al 31/07/2026: 1.331 mc (autolettura). Lettura al 30/09/2026: 1.367 mc (autolettura). Coefficiente C 1,0191.
136 ¦ 49-178/8 Scontrino dell'energia - Gas
148 ¦ 49-137/8 Quota per consumi ¦ 513-547/8 25,88 €
162 ¦ 62-258/7 di cui spesa per la vendita (37 Smc x 0,512000 €/Smc) ¦ 520-547/7 18,94 €
175 ¦ 62-125/7 di cui rete e oneri ¦ 525-547/7 6,94 €
190 ¦ 49-101/8 Quota fissa ¦ 513-547/8 30,06 €
204 ¦ 62-241/7 di cui spesa per la vendita (2 mesi x 8,00 €/mese) ¦ 520-547/7 16,00 €
217 ¦ 62-125/7 di cui rete e oneri ¦ 520-547/7 14,06 €
232 ¦ 49-105/8 Accise e IVA ¦ 513-547/8 11,89 €
247 ¦ 49-96/8 Totale gas ¦ 513-547/8 67,83 €
283 ¦ 49-147/8 Box dell'offerta - Gas
292 ¦ 49-68/6 Nome ¦ 218-240/6 Codice
301 ¦ 49-96/8 Telvia Gas ¦ 218-403/8 009981GSFML05XXTELVIAINSIEMEGAS1
310 ¦ 49-124/8 Sempre Insieme
322 ¦ 49-83/6 Prezzo gas ¦ 388-464/6 Condizioni valide fino al
331 ¦ 49-123/8 0,512000 €/Smc ¦ 388-440/8 30/11/2027
`,
    ),
    ...printed(
      3,
      `
84 ¦ 67-392/24 Fibra 2,5 Giga a 22,90 €
116 ¦ 67-477/13 Sei già cliente luce? Per te 5 € in meno al mese per 24 mesi.
132 ¦ 67-292/13 Offerta valida fino al 31/12/2026.
161 ¦ 67-525/13 E se porti in Telvia anche la seconda casa: luce a 0,0990 €/kWh con
177 ¦ 67-433/13 Telvia Luce Doppia, anche 6 kW, anche non residente.
206 ¦ 67-343/13 Chiama il 155 77 o vai su telvia.example
328 ¦ 37-332/8 Avviso pagoPA - Codice avviso 3020 0261 1902 7700 41 - CBILL AX7Q1
338 ¦ 37-350/8 Importo 135,61 euro - Intestato a Zoraide Montefusco - entro il 05/11/2026
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Telvia Casa Energia S.r.l.",
      holder: "Zoraide Montefusco",
      pod: "IT001E61120754",
      offerCode: "009981ESFML05XXTELVIAINSIEMELUCE",
      offerName: "Telvia Luce Sempre Insieme",
      offerExpiry: "2027-08-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Carbonara 5",
      postalCode: "19038",
      city: "Sarzana",
      province: "SP",
      capacityKw: "3",
      annualConsumption: "2571",
      annualF1: "830",
      annualF2: "742",
      annualF3: "999",
      periodStart: "2026-09-01",
      periodEnd: "2026-09-30",
      periodConsumption: "203",
      sale: "35.66",
      saleFixed: "9.9",
      contractPrice: "0.1269",
      unitPrice: "0.1269",
      network: "16.58",
      taxes: "6.54",
      televisionFee: "9",
      total: "67.78",
    },
    gas: {
      supplier: "Telvia Casa Energia S.r.l.",
      holder: "Zoraide Montefusco",
      pdr: "01611203344508",
      offerCode: "009981GSFML05XXTELVIAINSIEMEGAS1",
      offerName: "Telvia Gas Sempre Insieme",
      offerExpiry: "2027-11-30",
      pricing: "fixed",
      destination: "privati",
      street: "Via Carbonara 5",
      postalCode: "19038",
      city: "Sarzana",
      province: "SP",
      annualConsumption: "742",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "37",
      sale: "34.94",
      saleFixed: "16",
      contractPrice: "0.512",
      unitPrice: "0.512",
      network: "21",
      taxes: "11.89",
      total: "67.83",
    },
  },
};
