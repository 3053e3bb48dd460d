import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CompactOfferCards } from "../routes/catalogue/energy/offer-cards.tsx";
import { createOffer } from "../routes/catalogue/energy/sample-offers.ts";
import { writeStaticHtml, writeStaticParts } from "./write-static-html.ts";

/** React's HTML without its marks between texts, and with attributes in small letters. */
const drawWithReact = (node: ReactNode) =>
  renderToString(node).replaceAll("<!-- -->", "").replaceAll("autoComplete", "autocomplete");

it("writes the elements that React would write", () => {
  const drawn = (
    <section className="a &quot; b" aria-hidden={false} data-n={3} title={"\"<&>'"}>
      {"<b> & "}
      {12}
      {null}
      {false}
      <Fragment key="part">
        <br />
        {["x", <input key="i" type="checkbox" autoComplete="off" disabled hidden={false} />]}
      </Fragment>
    </section>
  );
  expect(writeStaticHtml(drawn)).toBe(drawWithReact(drawn));
});

it("writes the card of an offer as React does", () => {
  const offers = [createOffer({ name: "Fissa <12> & «luce»", conditionalDiscounts: ["10 €"] })];
  const cards = <CompactOfferCards offers={offers} />;
  expect(writeStaticHtml(cards)).toBe(drawWithReact(cards));
});

it("writes each card of a list into a part of its own", () => {
  const offers = [createOffer({ slug: "a" }), createOffer({ slug: "b" })];
  const cards = <CompactOfferCards offers={offers} />;
  const parts = writeStaticParts(cards);
  expect(parts).toHaveLength(2);
  expect(parts.join("")).toBe(writeStaticHtml(cards));
});

it("refuses what needs a browser", () => {
  expect(() => writeStaticHtml(<button type="button" onClick={() => undefined} />)).toThrow(
    "onClick",
  );
  expect(() => writeStaticHtml(<td colSpan={2} />)).toThrow("colSpan");
});
