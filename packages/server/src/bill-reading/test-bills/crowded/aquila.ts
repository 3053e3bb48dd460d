import { printed, type TestBill } from "../draw-bill.ts";

export const AQUILA: TestBill = {
  name: "crowded: electricity with the bonus and the television fee, no excise, facts in a ruled list",
  drawing: ["nbsp"],
  marks: [
    ...printed(
      1,
      `
48 ¦ 40/15 Aquila Luce & Servizi
62 ¦ 40/7 Aquila Luce & Servizi S.p.A. | Via XX Settembre 18 | 67100 L'Aquila | C.F. e P.IVA 01447708130
94 ¦ 40/9 Fornitura intestata a ¦ >290/9 Silvia Fontana
107 ¦ 40/9 Cod. fisc. ¦ >290/9 FNTSLV88R49E897K
120 ¦ 40/9 Fornitura in ¦ >290/9 Via Castello 4, 67039 Sulmona (AQ)
133 ¦ 40/9 POD ¦ >290/9 IT001E19072263
146 ¦ 40/9 Abitazione di residenza ¦ >290/9 SÌ
159 ¦ 40/9 Potenza contrattuale (impegnata) ¦ >290/9 3,0 kW
172 ¦ 40/9 Consumo medio annuo ¦ >290/9 1.240 kWh
94 ¦ 320/9 Bolletta ¦ >560/9 26/0031774
107 ¦ 320/9 Data ¦ >560/9 06/07/2026
120 ¦ 320/9 Bimestre ¦ >560/9 maggio/giugno 2026
133 ¦ 320/9 Consumo nel bimestre ¦ >560/9 204 kWh
146 ¦ 320/9 Importo da pagare ¦ >560/9 72,89 €
159 ¦ 320/9 Entro il ¦ >560/9 27/07/2026
172 ¦ 320/9 Modalità ¦ >560/9 SDD bancario
205 ¦ 40/10 Scontrino
220 ¦ 40/9 Quota per consumi ¦ >560/9 40,29 €
232 ¦ 56/8 Vendita (204 kWh × 0,158000 €/kWh) ¦ >480/8 32,23 €
244 ¦ 56/8 Rete e oneri (204 kWh × 0,039500 €/kWh) ¦ >480/8 8,06 €
258 ¦ 40/9 Quota fissa ¦ >560/9 23,60 €
270 ¦ 56/8 Vendita (2 mesi × 10,00 €/mese) ¦ >480/8 20,00 €
282 ¦ 56/8 Rete e oneri (2 mesi × 1,80 €/mese) ¦ >480/8 3,60 €
296 ¦ 40/9 Quota potenza ¦ >560/9 11,10 €
308 ¦ 56/8 Rete e oneri (3 kW × 2 mesi × 1,85 €/kW/mese) ¦ >480/8 11,10 €
322 ¦ 40/9 IVA 10% su 74,99 € ¦ >560/9 7,50 €
336 ¦ 40/9 Bonus sociale elettrico ¦ >560/9 −27,60 €
350 ¦ 40/9 Canone RAI (maggio e giugno) ¦ >560/9 18,00 €
366 ¦ 40/10 Da pagare ¦ >560/10 72,89 €
396 ¦ 40/10 Offerta
410 ¦ 40/9 Gran Sasso Casa, a prezzo fisso 0,1440 €/kWh e 120,00 €/anno fino al 31/01/2027
422 ¦ 40/9 Codice offerta: 021190ESFML01XXGRANSASSOCASA2025`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Aquila Luce & Servizi S.p.A.",
      holder: "Silvia Fontana",
      fiscalCode: "FNTSLV88R49E897K",
      pod: "IT001E19072263",
      offerCode: "021190ESFML01XXGRANSASSOCASA2025",
      offerName: "Gran Sasso Casa",
      offerExpiry: "2027-01-31",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Via Castello 4",
      postalCode: "67039",
      city: "Sulmona",
      province: "AQ",
      capacityKw: "3",
      annualConsumption: "1240",
      periodStart: "2026-05-01",
      periodEnd: "2026-06-30",
      periodConsumption: "204",
      sale: "52.23",
      saleFixed: "20",
      contractPrice: "0.144",
      unitPrice: "0.158",
      network: "22.76",
      vat: "7.5",
      televisionFee: "18",
      socialBonus: "27.6",
      total: "72.89",
    },
  },
};
