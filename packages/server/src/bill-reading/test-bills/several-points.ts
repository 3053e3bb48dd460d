import { printed, type TestBill } from "./draw-bill.ts";

const HEAD = `
40 ¦ 40/16 Brughiera Energia S.r.l.
60 ¦ 40/9 Fattura di energia elettrica n. 2026/118 del 10/09/2026
80 ¦ 40/9 Intestatario: Panificio Alba S.n.c. ¦ 320/9 Partita IVA 12345678903
`;

export const TWO_SHOPS: TestBill = {
  name: "one invoice for two shops",
  marks: [
    ...printed(
      1,
      `${HEAD}
110 ¦ 40/9 Punto di prelievo ¦ 200/9 Indirizzo ¦ 360/9 Potenza impegnata ¦ >555/9 Importo
124 ¦ 40/9 IT001E10203040 ¦ 200/9 Via Roma 1, Como ¦ 360/9 6 kW ¦ >555/9 310,00 €
138 ¦ 40/9 IT001E10203041 ¦ 200/9 Via Volta 9, Lecco ¦ 360/9 10 kW ¦ >555/9 520,00 €
170 ¦ 40/10 Totale da pagare ¦ >555/10 830,00 €
190 ¦ 40/9 Consumo annuo ¦ 200/9 9.200 kWh
204 ¦ 40/9 Spesa per la vendita ¦ >555/9 500,00 €
218 ¦ 40/9 Oneri e accise ¦ >555/9 180,00 €
232 ¦ 40/9 IVA 22% ¦ >555/9 150,00 €`,
    ),
  ],
  supplies: {},
};

export const TWO_METERS: TestBill = {
  name: "one invoice for two meters of gas",
  marks: [
    ...printed(
      1,
      `
40 ¦ 40/16 Brughiera Gas S.r.l.
60 ¦ 40/9 Bolletta del gas naturale n. 2026/119 del 10/09/2026
110 ¦ 40/9 PDR ¦ 200/9 Indirizzo ¦ >555/9 Consumo annuo
124 ¦ 40/9 01620000000101 ¦ 200/9 Via Roma 1, Como ¦ >555/9 900 Smc
138 ¦ 40/9 01620000000102 ¦ 200/9 Via Volta 9, Lecco ¦ >555/9 400 Smc
170 ¦ 40/10 Totale da pagare ¦ >555/10 830,00 €
204 ¦ 40/9 Spesa per la vendita del gas ¦ >555/9 500,00 €
218 ¦ 40/9 Oneri e accise ¦ >555/9 180,00 €
232 ¦ 40/9 IVA 22% ¦ >555/9 150,00 €`,
    ),
  ],
  supplies: {},
};
