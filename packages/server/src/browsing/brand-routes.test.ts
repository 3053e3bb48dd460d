import { BrandSummary } from "@volpe/contract";
import Type from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import {
  electricityFile,
  figureFiles,
  manyOffers,
  runImport,
  TEST_CLOCK,
} from "../catalogue/energy/import/test-import.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedProducts } from "../seed/seed-products.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue, seedProducts] }));

const get = (path: string) => callApi(server.app, `GET /frontend${path}`);

test("lists every supplier of the catalogue with the offers it has on sale", async () => {
  const { status, body } = await get("/brands");
  expect(status).toBe(200);
  expect(Check(Type.Array(BrandSummary), body.data)).toBe(true);
  const brands: BrandSummary[] = body.data;
  const [best] = server.services.catalogue.rank("luce", {}).offers;
  const brand = brands.find(({ id }) => id === best?.supplier.slug);
  expect(brand?.name).toBe(best?.supplier.name);
  expect(brand?.offers[0]).toMatchObject({
    tipology: "luce",
    path: `/offerte/luce?fornitore=${best?.supplier.slug}`,
  });
});

const LISTS: readonly (readonly [page: string, call: string])[] = [
  ["/offerte/luce?", "/offers?tipology=luce&"],
  ["/offerte/gas?", "/offers?tipology=gas&"],
  ["/offerte/internet?", "/internet?"],
  ["/pos?", "/terminals?"],
  ["/noleggio?", "/vehicles?"],
];

test("counts as many entries as the list of each path shows", async () => {
  const brands: BrandSummary[] = (await get("/brands")).body.data;
  const offers = brands.flatMap((brand) => brand.offers);
  expect(new Set(offers.map(({ tipology }) => tipology)).size).toBe(LISTS.length);
  for (const { path, count } of offers) {
    const [page, call] = LISTS.find(([start]) => path.startsWith(start)) ?? ["", ""];
    const reply = await server.app.inject(`/api/v1${path.replace(page, call)}`);
    const { total, ignored } = reply.json().data;
    expect({ path, total, ignored }).toEqual({ path, total: count, ignored: [] });
  }
});

test("links a make that only businesses can rent to their list", async () => {
  const { body } = await get("/brand/iveco");
  expect(body.data.offers).toEqual([
    {
      tipology: "noleggio",
      destination: "aziende",
      count: 1,
      path: "/noleggio?destinazione=aziende&marca=iveco",
    },
  ]);
});

test("lists a supplier that sells only in some zones, without a list of offers", async () => {
  const brands: BrandSummary[] = (await get("/brands")).body.data;
  const silent = brands.filter(({ offers }) => offers.length === 0);
  expect(silent.map(({ name }) => name.split(" ")[0])).toContain("Acquamossa");
});

test("answers one brand by its id", async () => {
  const [first] = (await get("/brands")).body.data;
  expect(await get(`/brand/${first.id}`)).toEqual({ status: 200, body: { data: first } });
});

test("answers 404 for an unknown brand", async () => {
  const { status, body } = await get("/brand/mai-esistita");
  expect(status).toBe(404);
  expect(body.errors[0]).toMatchObject({ code: "not-found" });
  expect(body.errors[0].message).toContain("fornitore o una marca");
});

test("counts the offers of suppliers beyond those that a list's filter shows", async () => {
  const many = await createTestServer({ clock: TEST_CLOCK });
  try {
    const offers = manyOffers(30).map((offer, index) => ({
      ...offer,
      vatNumber: String(100 + index).padStart(11, "0"),
      website: `www.fornitore-${index}.example`,
    }));
    await runImport(many.services, [electricityFile(offers), ...(await figureFiles())]);
    await many.services.catalogue.reload();
    const brands: BrandSummary[] = (await many.app.inject("/api/v1/frontend/brands")).json().data;
    expect(brands).toHaveLength(30);
    expect(brands.filter((brand) => brand.offers.length === 0)).toEqual([]);
  } finally {
    await many.close();
  }
});
