import { printed, type TestBill } from "../draw-bill.ts";

export const VESUGAS: TestBill = {
  name: "unseen: a gas receipt with the price in the kind of the price",
  marks: [
    ...printed(
      1,
      `
37 ¦ 238-312/6 VESUGAS VENDITA S.R.L.
41 ¦ 488-560/7 N. Verde 800 188 940
46 ¦ 35-114/19 VesuGas
45 ¦ 213-337/6 Via Nuova Poggioreale 160/C - 80143 NAPOLI
53 ¦ 249-302/6 P. Iva 06551821215
51 ¦ 443-560/7 Emergenza fughe gas 800 553 000
57 ¦ 35-123/7 vendita gas naturale dal 1994
88 ¦ 34-164/9 BOLLETTA GAS n. 25/0611874
86 ¦ 349-425/7 ESPOSITO CARMELA
100 ¦ 34-101/9 Data 20/10/2025
97 ¦ 349-414/7 VIA FORIA 218 P. 2
106 ¦ 349-412/7 80137 NAPOLI NA
112 ¦ 34-173/9 Semestre 01/04/2025 - 30/09/2025
144 ¦ 39-63/6 CLIENTE ¦ 171-238/6 CODICE FISCALE / P. IVA ¦ 303-361/6 CODICE CONTRATTO ¦ 434-501/6 PUNTO DI RICONSEGNA
154 ¦ 39-116/7 ESPOSITO CARMELA ¦ 171-246/7 SPSCML46D48F839H ¦ 303-340/7 NA-118830 ¦ 434-493/7 15110400227783
170 ¦ 39-102/6 LUOGO DI FORNITURA ¦ 303-315/6 USO ¦ 434-486/6 CONSUMO ANNUO
180 ¦ 39-179/7 VIA FORIA 218 P. 2 - 80137 NAPOLI (NA) ¦ 303-419/7 C2 - Cottura cibi, cliente domestico ¦ 434-464/7 158 Smc
196 ¦ 39-120/6 LETTURA INIZIALE 31/03/2025 ¦ 171-248/6 LETTURA FINALE 30/09/2025 ¦ 303-328/6 COEFF. C ¦ 434-498/6 CONSUMO FATTURATO
206 ¦ 39-91/7 1.204 (effettiva) ¦ 171-223/7 1.277 (effettiva) ¦ 303-325/7 1,0137 ¦ 434-460/7 74 Smc
223 ¦ 39-84/6 NOME OFFERTA ¦ 171-221/6 CODICE OFFERTA ¦ 303-348/6 TIPO DI PREZZO ¦ 434-541/6 SCADENZA CONDIZIONI ECONOMICHE
232 ¦ 39-126/7 VesuGas Cucina Bloccata ¦ 171-291/7 014402GSFML01XX000VESUCUCI ¦ 303-415/7 FISSO 0,6200 €/Smc + 78 €/anno ¦ 434-472/7 31/03/2026
242 ¦ 171-199/7 NABL24
275 ¦ 39-152/8 SCONTRINO DELL'ENERGIA
305 ¦ 151-224/7 QUOTA PER CONSUMI ¦ 423-444/7 55,40
316 ¦ 151-250/7 74 Smc x 0,748649 €/Smc
328 ¦ 155-263/7 vendita gas 74 x 0,661216 ¦ 414-444/7 (48,93)
340 ¦ 155-268/7 rete e oneri 74 x 0,087432 ¦ 418-444/7 (6,47)
353 ¦ 151-198/7 QUOTA FISSA ¦ 423-444/7 66,48
364 ¦ 151-242/7 6 mesi x 11,08 €/mese
376 ¦ 155-242/7 vendita gas 6 x 6,50 ¦ 414-444/7 (39,00)
388 ¦ 155-246/7 rete e oneri 6 x 4,58 ¦ 414-444/7 (27,48)
400 ¦ 151-207/7 ALTRE PARTITE ¦ 427-444/7 0,00
413 ¦ 151-203/7 ACCISE E IVA ¦ 423-444/7 24,81
427 ¦ 151-232/9 TOTALE BOLLETTA ¦ 401-444/9 € 146,69
779 ¦ 34-110/7 Ricevuta di versamento ¦ 306-402/7 Conti correnti postali - TD 896
788 ¦ 34-149/7 sul C/C n. 1044718829 di Euro 146,69 ¦ 306-418/7 Codice cliente 182500611874000153
797 ¦ 34-151/7 intestato a VESUGAS VENDITA S.R.L. ¦ 306-368/7 Importo Euro 146,69
806 ¦ 34-140/7 Eseguito da ESPOSITO CARMELA ¦ 306-478/7 ESPOSITO CARMELA - VIA FORIA 218 - 80137 NAPOLI
815 ¦ 34-100/7 Scadenza 10/11/2025
`,
    ),
    ...printed(
      2,
      `
53 ¦ 39-151/8 COMUNICAZIONI AI CLIENTI
73 ¦ 34-552/7 Gli elementi di dettaglio della bolletta sono disponibili su richiesta o nell'area riservata all'indirizzo vesugas.example. Le bollette con consumi annui inferiori a
83 ¦ 34-214/7 500 Smc vengono emesse con periodicità semestrale.
101 ¦ 34-420/7 Stato dei pagamenti: risultano pagate tutte le bollette emesse fino al 20/04/2025 (ultima: n. 25/0209918 di € 118,42).
118 ¦ 34-546/7 IVA applicata: 10% sui consumi fino a 480 Smc annui, 22% sulle quote fisse. Accisa ridotta per i territori dell'ex Cassa per il Mezzogiorno; addizionale della
129 ¦ 34-100/7 Regione Campania.
156 ¦ 39-159/8 CONSUMI PRECEDENTI (Smc)
175 ¦ 188-195/6 84
178 ¦ 83-90/6 79
181 ¦ 293-300/6 74
243 ¦ 72-101/6 apr-set 24* ¦ 173-209/6 ott 24-mar 25 ¦ 283-310/6 apr-set 25
271 ¦ 34-128/7 * dato comprensivo di stime.
298 ¦ 39-153/8 RECLAMI E CONTROVERSIE
319 ¦ 34-554/7 VesuGas Vendita S.r.l., Ufficio Reclami, Via Nuova Poggioreale 160/C, 80143 Napoli. Sportello per il Consumatore ARERA 800 166 654. La bolletta è redatta
329 ¦ 34-165/7 ai sensi della delibera 315/2024/R/com.
`,
    ),
  ],
  supplies: {
    gas: {
      supplier: "VESUGAS VENDITA S.R.L.",
      holder: "ESPOSITO CARMELA",
      fiscalCode: "SPSCML46D48F839H",
      pdr: "15110400227783",
      offerCode: "014402GSFML01XX000VESUCUCINABL24",
      offerName: "VesuGas Cucina Bloccata",
      offerExpiry: "2026-03-31",
      pricing: "fixed",
      destination: "privati",
      street: "VIA FORIA 218 P. 2",
      postalCode: "80137",
      city: "NAPOLI",
      province: "NA",
      annualConsumption: "158",
      periodStart: "2025-04-01",
      periodEnd: "2025-09-30",
      periodConsumption: "74",
      sale: "87.93",
      saleFixed: "39",
      contractPrice: "0.62",
      unitPrice: "0.661216",
      network: "33.95",
      taxes: "24.81",
      total: "146.69",
    },
  },
};
