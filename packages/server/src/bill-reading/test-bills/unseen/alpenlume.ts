import { printed, type TestBill } from "../draw-bill.ts";

export const ALPENLUME: TestBill = {
  name: "unseen: a gas receipt with a sidebar of values above their labels",
  marks: [
    ...printed(
      1,
      `
49 ¦ 90-248/13 Alpenlume Trentina S.p.A.
60 ¦ 90-326/6 Via del Torchio 33, 38122 Trento - P.IVA 02277710221 - Numero verde 800 046 117
93 ¦ 34-151/12 Bolletta gas naturale
90 ¦ 397-465/8 Giacinta Dalbosco
99 ¦ 397-475/8 Frazione Maso Alto 12
103 ¦ 34-172/8 n. GT26-0448120 del 6 novembre 2026
108 ¦ 397-479/8 38047 Segonzano (TN)
122 ¦ 397-462/8 00470 0000 91827
126 ¦ 42-172/8 Dal 1° settembre al 31 ottobre 2026
131 ¦ 397-445/6 numero contratto
142 ¦ 42-238/16 111,62 € da pagare entro il 26 novembre 2026
145 ¦ 397-458/8 15320000482617
154 ¦ 397-410/6 PDR
168 ¦ 34-117/8 Scontrino dell'energia
169 ¦ 397-453/8 Uso domestico
178 ¦ 397-441/6 tipologia cliente
181 ¦ 49-175/8 Spesa per la vendita di gas naturale
185 ¦ 346-372/8 80,23 €
190 ¦ 49-262/6 quota consumi 148 Smc x 0,4475 = 66,23 € - quota fissa 2 x 7,00 = 14,00 €
192 ¦ 397-507/8 Riscaldamento e acqua calda
201 ¦ 397-440/6 categoria d'uso
207 ¦ 49-160/8 Rete e oneri generali di sistema ¦ 346-372/8 46,92 €
215 ¦ 397-464/8 Gas Monte Chiaro
224 ¦ 49-183/8 Ricalcoli (periodo luglio - agosto 2026) ¦ 343-372/8 -31,07 € ¦ 397-448/8 Fisso 24 mesi
233 ¦ 397-415/6 offerta
241 ¦ 49-94/8 Accise e IVA ¦ 346-372/8 30,54 €
247 ¦ 397-505/8 003390GSFML01XXGASMON
259 ¦ 49-113/8 Bonus sociale gas ¦ 343-372/8 -15,00 €
256 ¦ 397-453/8 TECHIARO24M
265 ¦ 397-435/6 codice offerta
276 ¦ 34-87/8 Totale bolletta ¦ 341-372/8 111,62 €
280 ¦ 397-458/8 31 gennaio 2028
289 ¦ 397-500/6 termine delle condizioni economiche
300 ¦ 34-100/8 Consumi fatturati
303 ¦ 397-446/8 0,4475 €/Smc
312 ¦ 397-484/6 prezzo della materia prima gas
322 ¦ 51-61/8 dal ¦ 95-101/8 al ¦ 126-177/8 Lettura iniziale ¦ 191-236/8 Lettura finale ¦ 249-259/8 mc ¦ 284-290/8 C ¦ 313-329/8 Smc ¦ 346-359/8 tipo
326 ¦ 397-435/8 1.655 Smc
337 ¦ 40-71/8 01/09/26 ¦ 82-113/8 30/09/26 ¦ 141-161/8 7.380 ¦ 204-223/8 7.427 ¦ 249-258/8 47 ¦ 270-303/8 0,981204 ¦ 317-326/8 46 ¦ 339-366/8 effettivo
335 ¦ 397-540/6 consumo annuo (ott 2025 - set 2026, aggiornato al
344 ¦ 397-431/6 10/10/2026)
351 ¦ 40-71/8 01/10/26 ¦ 82-113/8 31/10/26 ¦ 141-161/8 7.427 ¦ 204-223/8 7.531 ¦ 247-260/8 104 ¦ 270-303/8 0,981204 ¦ 315-328/8 102 ¦ 340-365/8 stimato
358 ¦ 397-457/8 1° febbraio 2026
365 ¦ 242-306/8 Consumo fatturato ¦ 315-328/8 148
367 ¦ 397-436/6 inizio fornitura
388 ¦ 34-70/8 Ricalcolo
407 ¦ 34-368/8 Per luglio - agosto 2026 avevamo fatturato 71 Smc stimati; il distributore ha comunicato 33 Smc
416 ¦ 34-136/8 effettivi. Restituiamo 38 Smc.
436 ¦ 34-134/8 Storico dei consumi (Smc)
458 ¦ 44-67/8 nov 25 ¦ 84-94/8 dic ¦ 112-136/8 gen 26 ¦ 152-163/8 feb ¦ 178-191/8 mar ¦ 204-215/8 apr ¦ 229-244/8 mag ¦ 257-268/8 giu ¦ 280-290/8 lug ¦ 303-316/8 ago ¦ 329-339/8 set ¦ 354-363/8 ott
472 ¦ 49-62/8 208 ¦ 83-96/8 301 ¦ 117-130/8 333 ¦ 151-164/8 270 ¦ 178-191/8 188 ¦ 205-214/8 97 ¦ 232-241/8 44 ¦ 258-267/8 26 ¦ 281-289/8 17 ¦ 305-314/8 16 ¦ 330-338/8 46 ¦ 352-365/8 102
489 ¦ 34-372/6 Accisa 15,47 € (nessuna addizionale in Provincia di Trento); IVA 10% su 78,95 € = 7,90 €; IVA 22% su 32,60 € = 7,17 €.
496 ¦ 34-365/6 Die Rechnung ist auf Anfrage auch in deutscher Sprache erhältlich. Pronto intervento gas 800 289 423. Codice REMI
504 ¦ 34-65/6 34910400.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "Alpenlume Trentina S.p.A.",
      holder: "Giacinta Dalbosco",
      pdr: "15320000482617",
      offerCode: "003390GSFML01XXGASMONTECHIARO24M",
      offerName: "Gas Monte Chiaro Fisso 24 mesi",
      offerExpiry: "2028-01-31",
      pricing: "fixed",
      destination: "privati",
      street: "Frazione Maso Alto 12",
      postalCode: "38047",
      city: "Segonzano",
      province: "TN",
      annualConsumption: "1655",
      periodStart: "2026-09-01",
      periodEnd: "2026-10-31",
      periodConsumption: "148",
      sale: "80.23",
      saleFixed: "14",
      contractPrice: "0.4475",
      unitPrice: "0.4475",
      network: "46.92",
      taxes: "30.54",
      socialBonus: "15",
      total: "111.62",
    },
  },
};
