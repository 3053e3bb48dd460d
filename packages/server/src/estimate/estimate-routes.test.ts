import { Estimate, listDistinct, type OfferResult } from "@volpe/contract";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function get(path: string) {
  const reply = await server.app.inject(`/api/v1${path}`);
  return { status: reply.statusCode, data: reply.json().data, errors: reply.json().errors };
}

const SUPPLY = "consumo=3100&potenza=4,5&residente=no&provincia=TO";
const FIXED = "contratto=fisso&energia=0,25&quota=144";

describe("GET /estimate", () => {
  it.each([
    ["luce", `${SUPPLY}&${FIXED}`],
    ["luce", `${SUPPLY}&contratto=variabile&energia=0,02&quota=96&scadenza=2027-03-31`],
    ["luce", "spesa=100&periodo=mese"],
    ["luce", ""],
    ["gas", "consumo=900&provincia=RM&contratto=fisso&energia=0,9&quota=120"],
    ["luce", `destinazione=aziende&${FIXED}`],
  ])("answers %s «%s» as the contract's schema says", async (tipology, query) => {
    const { status, data } = await get(`/estimate?tipology=${tipology}&${query}`);
    expect(status).toBe(200);
    expect(Check(Estimate, data)).toBe(true);
    expect(data.ignored).toEqual([]);
    expect(data.offers.length).toBeGreaterThan(0);
  });

  it("completes electricity by the mean of the known months", async () => {
    const { data } = await get("/estimate?tipology=luce&consumoNoto=2225&completati=3-5");
    expect(data.query.consumo).toBe(2670);
    expect(new URLSearchParams(data.listQuery).get("consumo")).toBe("2670");
    expect(data.letter.isEstimate).toBe(true);
    expect(data.assumptions[0]).toBe(
      "Nei consumi che hai incollato mancavano marzo e maggio: li ho completati io, con la media degli altri.",
    );
  });

  it("completes gas for cooking without a season of heating", async () => {
    const cooking = "consumoNoto=71&completati=1-2-3-10-11-12&uso=cucina&provincia=PA";
    const { data } = await get(`/estimate?tipology=gas&${cooking}`);
    // April to September are 35.49% of the year for cooking (Regole, appendix).
    expect(data.query.consumo).toBe(200);
  });

  it.each([
    ["completati=1-2-3-4-5-6-7", "completati"],
    ["completati=1-1", "completati"],
    ["completati=13", "completati"],
    ["consumoNoto=0", "consumoNoto"],
    ["uso=forno", "uso"],
    ["contratto=fisso&energia=-0,6", "energia"],
    ["contratto=fisso&energia=0,1&quota=-1", "quota"],
  ])("ignores «%s» and says how to write it", async (query, key) => {
    const { data } = await get(`/estimate?tipology=gas&${query}`);
    expect(data.ignored).toEqual([{ key, message: expect.any(String) }]);
  });

  it("has the figures of the list to the cent", async () => {
    const { data } = await get(`/estimate?tipology=luce&${SUPPLY}&${FIXED}`);
    const { data: list } = await get(`/offers?tipology=luce&${data.listQuery}`);
    expect(list.presentSpend).toEqual({
      eur: data.present.totalEur,
      cheaperTotal: data.cheaperTotal,
    });
    expect(data.offers.length).toBeGreaterThan(0);
    expect(data.offers.map(({ offer }: { offer: unknown }) => offer)).toEqual(
      list.offers.slice(0, 10),
    );
    for (const { offer, saving } of data.offers) {
      expect(saving.eur).toBeCloseTo(data.present.totalEur - offer.spend.total, 6);
    }
  });

  it("marks every offer as an estimate if months were completed", async () => {
    const { data } = await get("/estimate?tipology=luce&consumoNoto=2225&completati=3-5");
    const reasons = data.offers.map(
      ({ offer }: { offer: { estimate: string[] } }) => offer.estimate,
    );
    expect(data.letter.isEstimate).toBe(true);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(([first]: string[]) => first === data.assumptions[0])).toBe(true);
  });

  it.each([
    ["tipologia=luce&consumo=2200&persone=2", "due persone in casa"],
    ["tipologia=gas&consumo=90&uso=cucina", "la sola cucina"],
  ])("marks «%s», a guess for %s, as an estimate up to the cart", async (text, basis) => {
    const tipology = new URLSearchParams(text).get("tipologia");
    const { data } = await get(`/estimate?${text.replace("tipologia", "tipology")}&provincia=MI`);
    const reason = expect.stringContaining(`stimato da me per ${basis}`);
    const estimates = ({ offers }: { offers: { estimate: string[] }[] }) =>
      offers.map(({ estimate }) => estimate);
    expect(data.letter.isEstimate).toBe(true);
    expect(data.assumptions).toContainEqual(reason);
    expect(data.offers.length).toBeGreaterThan(0);
    for (const { offer } of data.offers) {
      expect(offer.estimate).toContainEqual(reason);
    }

    const saved = await callApi(server.app, "POST /estimate", {
      body: { tipology, query: `${text}&provincia=MI` },
    });
    const { data: rate } = await get(`/rates/${saved.body.data.rate}`);
    expect(rate.letter.isEstimate).toBe(true);
    expect(rate.assumptions).toContainEqual(reason);
    expect(estimates(rate).every((reasons) => reasons.length > 0)).toBe(true);

    const [{ slug }] = rate.offers;
    const { data: cart } = await get(
      `/contracts/offers/${slug}?${new URLSearchParams({ per: rate.query })}`,
    );
    expect(cart.offer.price.estimate).toContain(
      "Dati della fornitura in parte stimati, non letti in bolletta",
    );
    expect(new URLSearchParams(cart.offer.query).get("stima")).toBe("si");
  });

  it("keeps the expiry of the present price in the saved quote, without calling it an estimate", async () => {
    const query = `tipologia=luce&${SUPPLY}&contratto=fisso&energia=0,05&quota=12&scadenza=2099-03-11`;
    const saved = await callApi(server.app, "POST /estimate", {
      body: { tipology: "luce", query },
    });
    const { data: rate } = await get(`/rates/${saved.body.data.rate}`);
    expect(rate.letter.kind).toBe("keep");
    expect(rate.isReferenceEstimate).toBe(false);
    expect(new URLSearchParams(rate.query).get("scadenza")).toBe("2099-03-11");
    expect(rate.assumptions).toContain(
      "Il prezzo di oggi vale fino all’11 marzo 2099: il conto lo tiene fermo per dodici mesi.",
    );
  });

  it("carries the mark of completed months to the list and the cart", async () => {
    const months = "consumoNoto=2225&completati=3-5&provincia=MI";
    const { data } = await get(`/estimate?tipology=luce&${months}`);
    expect(new URLSearchParams(data.listQuery).get("stima")).toBe("si");
    const { data: list } = await get(`/offers?tipology=luce&${data.listQuery}`);
    expect(list.offers.length).toBeGreaterThan(0);
    expect(list.offers.every(({ estimate }: { estimate: string[] }) => estimate.length > 0)).toBe(
      true,
    );
  });

  it("has the saving of its saved quote", async () => {
    const { data } = await get(`/estimate?tipology=luce&${SUPPLY}&${FIXED}`);
    const saved = await callApi(server.app, "POST /rates", {
      body: {
        destination: "privati",
        type: "luce",
        resident: false,
        consumption: 3100,
        capacityKw: 4.5,
        province: "TO",
        operator: "",
        presentSpendEur: data.present.totalEur,
        name: "Anna Bianchi",
        email: "anna@esempio.it",
        phone: "",
        communication: "email",
        consents: { privacy: true, marketing: false },
      },
    });
    const { data: rate } = await get(`/rates/${saved.body.data.rate}`);
    expect(Number(rate.figures.gain)).toBe(data.offers[0].saving.eur);
    expect(rate.referenceSpendEur).toBe(data.present.totalEur);
    expect(rate.letter.headline).toBe(data.letter.headline);
  });

  it("says to keep a contract that costs less than every offer", async () => {
    const { data } = await get(
      `/estimate?tipology=luce&${SUPPLY}&contratto=fisso&energia=0,05&quota=12`,
    );
    expect(data.letter.kind).toBe("keep");
    expect(data.cheaperTotal).toBe(0);
    expect(data.offers[0].saving.eur).toBeLessThan(0);
  });

  it("adds dispatching only to a contract's price", async () => {
    const excluded = await get(`/estimate?tipology=luce&${SUPPLY}&${FIXED}`);
    const included = await get(
      `/estimate?tipology=luce&${SUPPLY}&${FIXED}&dispacciamento=compreso`,
    );
    expect(included.data.present.spend.sale).toBe(3100 * 0.25 + 144);
    expect(excluded.data.present.spend.sale).toBeCloseTo(3100 * (0.25 + 0.016776) + 144, 1);
  });

  it("states no share of the supplier's part if only the spend is known", async () => {
    const { data } = await get(`/estimate?tipology=luce&${SUPPLY}&spesa=100&periodo=mese`);
    expect(data.present).toEqual({ source: "spend", totalEur: 1200 });
    const { offer, saving } = data.offers[0];
    expect(saving.ofSupplier).toBeNull();
    expect(saving.ofBill).toBeCloseTo((1200 - offer.spend.total) / 1200, 6);
    expect(data.variants).toEqual([]);
  });

  it("tries other consumptions and indices by the list's own rules", async () => {
    const { data } = await get(
      `/estimate?tipology=luce&${SUPPLY}&contratto=variabile&energia=0,02&quota=96`,
    );
    expect(data.variants).toHaveLength(5);
    const [less, , , dearer] = data.variants;
    const { data: smaller } = await get(
      "/estimate?tipology=luce&consumo=2480&potenza=4,5&residente=no&provincia=TO&contratto=variabile&energia=0,02&quota=96",
    );
    expect(less).toMatchObject({
      kind: "consumption",
      percent: -20,
      value: 2480,
      presentEur: smaller.present.totalEur,
      bestEur: smaller.offers[0].offer.spend.total,
    });
    const { data: moved } = await get(`/offers?tipology=luce&${data.listQuery}&variazione=20`);
    expect(dearer).toMatchObject({ kind: "index", bestEur: moved.offers[0].spend.total });
    expect(dearer.presentEur).toBeGreaterThan(data.present.totalEur);
  });

  it("finds the index at which a variable contract costs what the cheapest fixed offer does", async () => {
    const variable = `/estimate?tipology=luce&${SUPPLY}&contratto=variabile&energia=0,02&quota=96`;
    const { data } = await get(variable);
    expect(data.breakEven).toMatchObject({ variable: "present", result: { status: "below" } });
    const index = Math.round(data.breakEven.result.indexEur * 1000) / 1000;
    const { data: there } = await get(`${variable}&indice=${index}`);
    const { data: fixed } = await get(`/offers?tipology=luce&${SUPPLY}&prezzo=fisso`);
    const slopeEur = 3100 * 1.1 * 1.1;
    expect(Math.abs(there.present.totalEur - fixed.offers[0].spend.total)).toBeLessThanOrEqual(
      slopeEur * 0.0005 + 0.01,
    );
  });

  it("returns two years of the index with the contract's price", async () => {
    const { data } = await get(
      `/estimate?tipology=luce&${SUPPLY}&contratto=variabile&energia=0,02&quota=96`,
    );
    expect(data.history).toHaveLength(24);
    const { indexEur, paidEur, contractEur } = data.history[0];
    expect(paidEur).toBeCloseTo(indexEur * 1.1, 6);
    expect(contractEur).toBeCloseTo(paidEur + 0.02, 6);
    const months = data.history.map(({ month }: { month: string }) => month);
    expect(months).toEqual([...months].sort());
  });

  it.each([
    ["contratto=semifisso", "contratto"],
    ["contratto=fisso&energia=tanto", "energia"],
    ["energia=9", "energia"],
    ["quota=-1", "quota"],
    ["scadenza=2027-02-30", "scadenza"],
    ["dispacciamento=boh", "dispacciamento"],
  ])("reports «%s» and answers without it", async (query, key) => {
    const { status, data } = await get(`/estimate?tipology=luce&${query}`);
    expect(status).toBe(200);
    expect(data.ignored).toMatchObject([{ key }]);
    expect(data.present).toBeNull();
    expect(data.letter.kind).toBe("cheapest");
  });

  it("names the mean index of a variable contract once", async () => {
    const { data } = await get(
      `/estimate?tipology=luce&${SUPPLY}&contratto=variabile&energia=0,02&quota=96`,
    );
    const isOfIndex = (sentence: string) => /^Prezzo variabile con il PUN medio/.test(sentence);
    expect(data.present.estimate.some(isOfIndex)).toBe(true);
    expect(data.assumptions.filter(isOfIndex)).toHaveLength(1);
  });

  it("names the usual bands once, also with what a quote of the result assumes", async () => {
    const { data } = await get(`/estimate?tipology=luce&${SUPPLY}&${FIXED}`);
    const ofOffers = data.offers.flatMap(({ offer }: { offer: OfferResult }) => offer.estimate);
    const isOfBands = (sentence: string) => /nelle fasce/.test(sentence);
    expect(ofOffers.some(isOfBands)).toBe(true);
    expect(listDistinct([...ofOffers, ...data.assumptions]).filter(isOfBands)).toHaveLength(1);
  });

  it("refuses an estimate without a typology", async () => {
    expect(await get("/estimate")).toMatchObject({ status: 422, errors: [{ field: "tipology" }] });
  });
});
