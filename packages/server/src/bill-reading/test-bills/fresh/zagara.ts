import { grid, type TestBill } from "../draw-bill.ts";

export const ZAGARA: TestBill = {
  name: "fresh: electricity of a home in two narrow columns, drawn in another order",
  drawing: ["scrambled"],
  marks: [
    { x: 40, y: 40, text: "ZAGARA ENERGIE", size: 18, bold: true },
    {
      x: 40,
      y: 64,
      text: "Zagara Energie S.r.l., Viale Africa 44, 95129 Catania, Partita IVA 05512340877",
    },
    ...grid(
      { y: 96, step: 16 },
      [40, 150, 320, 440],
      [
        ["Intestatario", "Agata Pulvirenti", "POD", "IT001E93700214"],
        ["Codice fiscale", "PLVGTA86M45C351O", "Potenza", "3 kW"],
        ["Indirizzo", "Via Etnea 501, Catania CT", "Cliente", "Domestico residente"],
        ["CAP", "95128", "Consumo annuo", "2.905 kWh"],
        ["Inizio periodo", "01/06/2026", "Fine periodo", "31/07/2026"],
        ["Offerta", "Zagara Verde Fissa", "Scade il", "30/06/2027"],
        ["Codice offerta", "041127ESFML01XXZAGARAVERDEFISSA26", "Consumo", "611 kWh"],
      ],
    ),
    ...grid(
      { y: 240, step: 16 },
      [40, 240, 320, 520],
      [
        ["Vendita, quota consumi", "94,09 €", "Accise", "13,88 €"],
        ["Vendita, quota fissa", "22,00 €", "IVA 10%", "18,46 €"],
        ["Rete e oneri", "54,62 €", "Totale", "203,05 €"],
      ],
    ),
    {
      x: 40,
      y: 320,
      text: "Prezzo fisso dell'energia 0,1405 €/kWh. Costo medio della quota consumi di vendita 0,153993 €/kWh.",
    },
  ],
  supplies: {
    luce: {
      supplier: "Zagara Energie S.r.l.",
      holder: "Agata Pulvirenti",
      fiscalCode: "PLVGTA86M45C351O",
      pod: "IT001E93700214",
      offerCode: "041127ESFML01XXZAGARAVERDEFISSA26",
      offerName: "Zagara Verde Fissa",
      offerExpiry: "2027-06-30",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      province: "CT",
      capacityKw: "3",
      annualConsumption: "2905",
      periodStart: "2026-06-01",
      periodEnd: "2026-07-31",
      periodConsumption: "611",
      sale: "116.09",
      saleFixed: "22",
      contractPrice: "0.1405",
      unitPrice: "0.153993",
      network: "54.62",
      excise: "13.88",
      vat: "18.46",
      total: "203.05",
    },
  },
};
