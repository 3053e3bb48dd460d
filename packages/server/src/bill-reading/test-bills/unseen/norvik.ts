import { printed, type TestBill } from "../draw-bill.ts";

export const NORVIK: TestBill = {
  name: "unseen: a dual bill whose facts stand below their labels in two columns",
  marks: [
    ...printed(
      1,
      `
22 ¦ 466-562/8 Bolletta sintetica luce e gas
28 ¦ 22-96/15 N O R V I K
31 ¦ 466-573/8 n. 4410098837 del 12/10/2026
40 ¦ 22-92/8 Energie Italia S.p.A. ¦ 466-568/8 Codice cliente 1 004 772 918
76 ¦ 22-91/8 Amadio Quintavalle
85 ¦ 22-98/8 Corso Ponente 112/B
84 ¦ 305-363/8 Periodo fatturato
94 ¦ 22-91/8 17100 Savona (SV)
93 ¦ 305-391/8 01/08/2026 - 30/09/2026
102 ¦ 305-364/8 Totale da pagare
112 ¦ 22-112/8 Fornitura: stesso indirizzo
118 ¦ 305-369/16 298,72 €
130 ¦ 305-423/8 Scadenza pagamento 02/11/2026
160 ¦ 30-51/8 LUCE ¦ 313-330/8 GAS
175 ¦ 22-36/6 POD ¦ 305-319/6 PDR
184 ¦ 22-83/8 IT001E09364418 ¦ 305-367/8 03270011845926
196 ¦ 22-75/6 Tipologia di cliente ¦ 305-358/6 Tipologia di cliente
205 ¦ 22-100/8 Domestico residente ¦ 305-346/8 Domestico
216 ¦ 22-77/6 Potenza impegnata ¦ 305-350/6 Categoria d'uso
225 ¦ 22-47/8 4,5 kW ¦ 305-439/8 C3 - Riscaldamento + cottura + ACS
236 ¦ 22-69/6 Consumo annuo ¦ 305-352/6 Consumo annuo
245 ¦ 22-61/8 3.904 kWh ¦ 305-337/8 968 Smc
253 ¦ 22-105/6 dal 01/10/2025 al 30/09/2026 ¦ 305-388/6 dal 01/10/2025 al 30/09/2026
260 ¦ 22-109/6 F1 1.288 - F2 1.166 - F3 1.450 ¦ 305-400/6 ultimo aggiornamento 08/10/2026
268 ¦ 22-117/6 ultimo aggiornamento 06/10/2026
271 ¦ 305-358/6 Consumo fatturato
279 ¦ 22-75/6 Consumo fatturato
280 ¦ 305-333/8 64 Smc
288 ¦ 22-54/8 612 kWh
292 ¦ 305-342/6 Nome offerta
299 ¦ 22-59/6 Nome offerta
301 ¦ 305-392/8 Norvik Duo Stabile Gas
308 ¦ 22-113/8 Norvik Duo Stabile Luce
312 ¦ 305-345/6 Codice offerta
319 ¦ 22-62/6 Codice offerta ¦ 305-443/7 006644GSFML04XXNVKDUOSTABILEG26X
327 ¦ 22-158/7 006644ESFML04XXNVKDUOSTABILEL26X
331 ¦ 305-325/6 Prezzo
338 ¦ 22-42/6 Prezzo
340 ¦ 305-355/8 0,4890 €/Smc
347 ¦ 22-72/8 0,1342 €/kWh
351 ¦ 305-400/6 Scadenza condizioni economiche
358 ¦ 22-117/6 Scadenza condizioni economiche
360 ¦ 305-345/8 14/05/2027
367 ¦ 22-62/8 14/05/2027
376 ¦ 307-379/8 Spesa per la vendita ¦ 544-571/8 46,30 €
383 ¦ 25-97/8 Spesa per la vendita ¦ 257-288/8 100,13 €
390 ¦ 307-367/8 Spesa per la rete ¦ 544-571/8 22,47 €
397 ¦ 25-85/8 Spesa per la rete ¦ 262-288/8 47,36 €
404 ¦ 307-395/8 Oneri generali di sistema ¦ 546-571/8 -1,83 €
412 ¦ 25-112/8 Oneri generali di sistema ¦ 262-288/8 18,97 €
418 ¦ 307-356/8 Imposte e IVA ¦ 544-571/8 15,39 €
426 ¦ 25-74/8 Imposte e IVA ¦ 262-288/8 31,93 €
433 ¦ 307-330/8 Totale ¦ 544-571/8 82,33 €
440 ¦ 25-68/8 Canone RAI ¦ 262-288/8 18,00 €
455 ¦ 25-47/8 Totale ¦ 257-288/8 216,39 €
472 ¦ 22-572/6 Norvik Energie Italia S.p.A., società con unico socio, soggetta a direzione e coordinamento di Norvik Holding AS. Sede legale Via dei Tessitori 9, 20138 Milano. P.IVA 09912340965. Servizio clienti
480 ¦ 22-161/6 800 330 771. Pronto intervento gas 800 902 118.
`,
    ),
    ...printed(
      2,
      `
29 ¦ 22-83/9 Dettaglio luce
51 ¦ 25-119/8 Consumi effettivi per fascia ¦ 250-293/8 F1 188 kWh ¦ 330-372/8 F2 181 kWh ¦ 435-477/8 F3 243 kWh ¦ 540-571/8 612 kWh
65 ¦ 25-105/8 Quota consumi vendita ¦ 250-281/8 612 kWh ¦ 330-387/8 0,134200 €/kWh ¦ 551-571/8 82,13
79 ¦ 25-92/8 Quota fissa vendita ¦ 250-273/8 2 mesi ¦ 330-373/8 9,00 €/mese ¦ 551-571/8 18,00
94 ¦ 25-153/8 Rete (quota fissa, potenza, consumi) ¦ 551-571/8 47,36
108 ¦ 25-44/8 Oneri ¦ 250-281/8 612 kWh ¦ 330-387/8 0,031000 €/kWh ¦ 551-571/8 18,97
122 ¦ 25-48/8 Accisa ¦ 250-281/8 612 kWh ¦ 330-387/8 0,022700 €/kWh ¦ 551-571/8 13,89
136 ¦ 25-54/8 IVA 10% ¦ 551-571/8 18,04
158 ¦ 22-80/9 Dettaglio gas
179 ¦ 25-124/8 Lettura 31/07/2026 (rilevata) ¦ 264-296/8 2.207 mc ¦ 349-381/8 C 1,0158
193 ¦ 25-124/8 Lettura 30/09/2026 (stimata) ¦ 264-296/8 2.270 mc ¦ 349-371/8 63 mc ¦ 544-571/8 64 Smc
208 ¦ 25-105/8 Quota consumi vendita ¦ 264-291/8 64 Smc ¦ 349-407/8 0,489000 €/Smc ¦ 551-571/8 31,30
222 ¦ 25-92/8 Quota fissa vendita ¦ 264-287/8 2 mesi ¦ 349-393/8 7,50 €/mese ¦ 551-571/8 15,00
236 ¦ 25-41/8 Rete ¦ 551-571/8 22,47
250 ¦ 25-44/8 Oneri ¦ 553-571/8 -1,83
265 ¦ 25-97/8 Accisa e addizionale ¦ 555-571/8 5,05
279 ¦ 25-87/8 IVA 10% su 45,79 ¦ 555-571/8 4,58
293 ¦ 25-87/8 IVA 22% su 26,20 ¦ 555-571/8 5,76
`,
    ),
  ],
  supplies: {
    luce: {
      supplier: "Norvik Energie Italia S.p.A.",
      holder: "Amadio Quintavalle",
      pod: "IT001E09364418",
      offerCode: "006644ESFML04XXNVKDUOSTABILEL26X",
      offerName: "Norvik Duo Stabile Luce",
      offerExpiry: "2027-05-14",
      pricing: "fixed",
      destination: "privati",
      resident: "si",
      street: "Corso Ponente 112/B",
      postalCode: "17100",
      city: "Savona",
      province: "SV",
      capacityKw: "4.5",
      annualConsumption: "3904",
      annualF1: "1288",
      annualF2: "1166",
      annualF3: "1450",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "612",
      sale: "100.13",
      saleFixed: "18",
      contractPrice: "0.1342",
      unitPrice: "0.1342",
      network: "47.36",
      charges: "18.97",
      excise: "13.89",
      vat: "18.04",
      televisionFee: "18",
      total: "216.39",
    },
    gas: {
      supplier: "Norvik Energie Italia S.p.A.",
      holder: "Amadio Quintavalle",
      pdr: "03270011845926",
      offerCode: "006644GSFML04XXNVKDUOSTABILEG26X",
      offerName: "Norvik Duo Stabile Gas",
      offerExpiry: "2027-05-14",
      pricing: "fixed",
      destination: "privati",
      street: "Corso Ponente 112/B",
      postalCode: "17100",
      city: "Savona",
      province: "SV",
      annualConsumption: "968",
      periodStart: "2026-08-01",
      periodEnd: "2026-09-30",
      periodConsumption: "64",
      sale: "46.3",
      saleFixed: "15",
      contractPrice: "0.489",
      unitPrice: "0.489",
      network: "22.47",
      charges: "-1.83",
      excise: "5.05",
      vat: "10.34",
      total: "82.33",
    },
  },
};
