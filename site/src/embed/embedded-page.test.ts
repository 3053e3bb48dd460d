import { expect, test } from "vitest";
import { findEmbeddedPage } from "./embedded-page.ts";

test.each([
  ["/offerte/luce", { kind: "list", typology: "luce" }],
  ["/offerte/gas/", { kind: "list", typology: "gas" }],
  ["/offerte/pos", { kind: "list", typology: "pos" }],
  ["/pos", { kind: "list", typology: "pos" }],
  ["/noleggio", { kind: "list", typology: "noleggio" }],
  ["/privati/luce/enerluna/facile-1", { kind: "item", typology: "luce", slug: "facile-1" }],
  ["/aziende/internet/rete/fibra", { kind: "item", typology: "internet", slug: "fibra" }],
  ["/offerte/pos/terminale", { kind: "item", typology: "pos", slug: "terminale" }],
  [
    "/noleggio/fiat-panda/hybrid",
    { kind: "car", typology: "noleggio", vehicle: "fiat-panda", variant: "hybrid" },
  ],
])("the cards of %s may be framed", (path, page) => {
  expect(findEmbeddedPage(path)).toEqual(page);
});

test.each([
  "/",
  "/offerte",
  "/offerte/acqua",
  "/offerte/cart/facile-1",
  "/offerte/activation/facile-1",
  "/noleggio/cart/panda",
  "/noleggio/fiat-panda",
  "/noleggio/../auth/login",
  "/contratto/rate-1",
  "/privati/luce/enerluna/facile-1/altro",
  "/privati/luce/enerluna/a%2Fb",
  "/tutti/luce/enerluna/facile-1",
  "/tickets/a/b",
])("%s has no cards of its own", (path) => {
  expect(findEmbeddedPage(path)).toBeNull();
});
