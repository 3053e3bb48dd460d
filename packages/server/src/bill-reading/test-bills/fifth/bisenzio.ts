import { printed, type TestBill } from "../draw-bill.ts";

export const BISENZIO: TestBill = {
  name: "fifth: a gas receipt whose quantities and prices stand in the text of the labels",
  marks: [
    ...printed(
      1,
      `
44 ¦ 40/18 bisenzio
44 ¦ 140/10 gas e luce
40 ¦ >555/7 Bisenzio Gas e Luce S.p.A.
49 ¦ >555/7 Viale della Repubblica 141 - 59100 Prato (PO)
58 ¦ >555/7 Codice fiscale e partita IVA 06551272906
84 ¦ 40/11 Bolletta per la fornitura di gas naturale
97 ¦ 40/8 MERCATO LIBERO
120 ¦ 40/8 Cliente ¦ 300/8 Conto contrattuale
132 ¦ 40/10 Lapo Nencioni ¦ 300/10 50 1182 7740
145 ¦ 40/8 Codice fiscale NNCLPA80D09D612T ¦ 300/8 Bolletta n. G260003917 del 09/01/2026
157 ¦ 40/8 Via Filippino 8, 59100 Prato (PO) ¦ 300/8 Periodo 01/11/2025 - 31/12/2025 (2 mesi)
186 ¦ 40/9 Totale bolletta ¦ 170/9 Scade il ¦ 300/9 Consumi del periodo ¦ 440/9 Consumo annuo
202 ¦ 40/14 € 267,29 ¦ 170/14 30/01/2026 ¦ 300/14 219 Smc ¦ 440/14 839 Smc
217 ¦ 40/7 di cui IVA € 48,20 ¦ 170/7 addebito SDD ¦ 300/7 consumo effettivo ¦ 440/7 01/01/25 - 31/12/25
248 ¦ 40/11 Scontrino dell'energia
266 ¦ 40/9 Quota per consumi
266 ¦ >555/9 € 146,42
278 ¦ 40/8 219 Smc x 0,668584 €/Smc
291 ¦ 52/8 spesa per la vendita di gas naturale: 219 Smc x 0,520228 €/Smc ¦ >470/8 113,93
303 ¦ 52/8 spesa per la rete e gli oneri generali di sistema: 219 Smc x 0,148370 €/Smc ¦ >470/8 32,49
320 ¦ 40/9 Quota fissa
320 ¦ >555/9 € 28,87
332 ¦ 40/8 2 mesi x 14,4350 €/mese
345 ¦ 52/8 spesa per la vendita di gas naturale: 2 mesi x 9,0000 €/mese ¦ >470/8 18,00
357 ¦ 52/8 spesa per la rete e gli oneri generali di sistema: 2 mesi x 5,4350 €/mese ¦ >470/8 10,87
374 ¦ 40/9 Accise e IVA
374 ¦ >555/9 € 92,00
392 ¦ 40/11 Totale
392 ¦ >555/11 € 267,29
424 ¦ 40/11 Box dell'offerta
440 ¦ 40/8 Trend Casa Gas ¦ 300/8 Prezzo fisso fino al 31/08/2026
452 ¦ 40/8 Codice offerta 092740GSFML01XXTRENDCASAGASFX025 ¦ 300/8 Materia prima gas 0,4890 €/Smc
464 ¦ 40/8 Prezzo riferito a un PCS di 0,03852 GJ/Smc ¦ 300/8 Commercializzazione 108,00 €/anno
492 ¦ 40/11 Dati della fornitura
508 ¦ 40/8 PDR 01611400827735 ¦ 300/8 Indirizzo di fornitura: Via Filippino 8, 59100 Prato (PO)
520 ¦ 40/8 Uso: domestico, riscaldamento, cottura e acqua calda ¦ 300/8 Classe del misuratore G4, matricola 00918827
532 ¦ 40/8 Codice REMI 34612200 ¦ 300/8 Distributore: Reti Toscane Gas S.r.l.
560 ¦ 40/8 Lettura iniziale ¦ 150/8 Lettura finale ¦ 260/8 Differenza ¦ 350/8 Coefficiente C ¦ 450/8 Consumo
572 ¦ 40/8 3.108 mc ¦ 150/8 3.322 mc ¦ 260/8 214 mc ¦ 350/8 1,021345 ¦ 450/8 219 Smc
584 ¦ 40/8 31/10/2025 ¦ 150/8 31/12/2025 ¦ 450/8 (218,57 Smc)
596 ¦ 40/8 effettiva ¦ 150/8 autolettura ¦ 260/8 PCS effettivo 0,038914 GJ/Smc
626 ¦ 40/8 Servizio clienti 800 700 460 - Fughe di gas 800 862 048 - da cellulare 0574 555 021
640 ¦ 40/8 Punti vendita: Prato, Viale della Repubblica 141 - Pistoia, Via Cavour 3 (PT) - Empoli, Via del Giglio 20 (FI)
800 ¦ >555/7 1/2`,
    ),
    ...printed(
      2,
      `
40 ¦ 40/8 Bolletta n. G260003917 - Conto contrattuale 50 1182 7740
66 ¦ 40/11 Elementi di dettaglio
84 ¦ 40/8 Materia prima gas ¦ >320/8 219 Smc ¦ >420/8 0,489000 €/Smc ¦ >555/8 107,09 €
96 ¦ 40/8 Altri costi di approvvigionamento (CPR, oneri di bilanciamento) ¦ >320/8 219 Smc ¦ >420/8 0,031220 €/Smc ¦ >555/8 6,84 €
108 ¦ 40/8 Commercializzazione, quota fissa ¦ >320/8 2 mesi ¦ >420/8 9,000000 €/mese ¦ >555/8 18,00 €
120 ¦ 40/8 Rete e oneri, quota variabile ¦ >320/8 219 Smc ¦ >420/8 0,148370 €/Smc ¦ >555/8 32,49 €
132 ¦ 40/8 Rete e oneri, quota fissa ¦ >320/8 2 mesi ¦ >420/8 5,435000 €/mese ¦ >555/8 10,87 €
144 ¦ 40/8 Accisa, scaglione 481-1560 Smc ¦ >320/8 219 Smc ¦ >420/8 0,170000 €/Smc ¦ >555/8 37,23 €
156 ¦ 40/8 Addizionale regionale, Toscana ¦ >320/8 219 Smc ¦ >420/8 0,030000 €/Smc ¦ >555/8 6,57 €
168 ¦ 40/8 IVA 22% su 219,09 € (oltre 480 Smc nell'anno solare) ¦ >555/8 48,20 €
198 ¦ 40/11 I consumi mese per mese (Smc)
214 ¦ 40/7 gen ¦ 80/7 feb ¦ 120/7 mar ¦ 160/7 apr ¦ 200/7 mag ¦ 240/7 giu ¦ 280/7 lug ¦ 320/7 ago ¦ 360/7 set ¦ 400/7 ott ¦ 440/7 nov ¦ 480/7 dic
226 ¦ 40/7 178 ¦ 80/7 142 ¦ 120/7 108 ¦ 160/7 61 ¦ 200/7 24 ¦ 240/7 15 ¦ 280/7 13 ¦ 320/7 9 ¦ 360/7 18 ¦ 400/7 52 ¦ 440/7 95 ¦ 480/7 124
256 ¦ 40/11 Autolettura
272 ¦ 40/8 Puoi comunicare la lettura dal 26 al 31 gennaio 2026 con l'app, sul sito o al numero 800 700 461.
300 ¦ 40/11 Pagamenti
316 ¦ 40/8 La bolletta G250288140 del 10/11/2025 di € 61,07 risulta pagata. Non ci sono importi scaduti.
344 ¦ 40/11 Glossario
360 ¦ 40/7 Smc: standard metro cubo, il gas a 15 °C e alla pressione di 1.013,25 mbar. Si ottiene moltiplicando i metri cubi per il coefficiente C.
371 ¦ 40/7 PCS: il potere calorifico superiore esprime l'energia contenuta in un metro cubo di gas.
382 ¦ 40/7 PDR: codice che identifica il punto fisico in cui il gas è riconsegnato al cliente finale.
800 ¦ >555/7 2/2`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Bisenzio Gas e Luce S.p.A.",
      holder: "Lapo Nencioni",
      fiscalCode: "NNCLPA80D09D612T",
      pdr: "01611400827735",
      offerCode: "092740GSFML01XXTRENDCASAGASFX025",
      offerName: "Trend Casa Gas",
      offerExpiry: "2026-08-31",
      pricing: "fixed",
      destination: "privati",
      street: "Via Filippino 8",
      postalCode: "59100",
      city: "Prato",
      province: "PO",
      annualConsumption: "839",
      periodStart: "2025-11-01",
      periodEnd: "2025-12-31",
      periodConsumption: "219",
      sale: "131.93",
      saleFixed: "18",
      contractPrice: "0.489",
      unitPrice: "0.520228",
      network: "43.36",
      excise: "43.8",
      vat: "48.2",
      total: "267.29",
    },
  },
};
