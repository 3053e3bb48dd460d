import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CompactOfferCards } from "../routes/catalogue/energy/offer-cards.tsx";
import { createOffer } from "../routes/catalogue/energy/sample-offers.ts";
import { Html } from "./html.ts";
import { writeStaticHtml, writeStaticParts } from "./write-static-html.ts";

/** React's HTML without its marks between texts, and with attributes in small letters. */
const drawWithReact = (node: ReactNode) =>
  renderToString(node).replaceAll("<!-- -->", "").replaceAll("autoComplete", "autocomplete");

const words = ["«luce» 🦊 12\u00a0€", "<12> & 'gas'"];
const attributes = { className: 'a " b', "data-n": 3 };
const Heading = "h2";

function Box({ children, mark, label }: { children: ReactNode; mark?: ReactNode; label?: string }) {
  return (
    <section aria-label={label}>
      {mark === undefined ? null : <i>{mark}</i>}
      {children}
    </section>
  );
}

const samples: [string, () => ReactNode][] = [
  [
    "tags, texts and constants",
    () => (
      <section className="a &quot; b" aria-hidden={false} data-n={3} title={"\"<&>'"}>
        {"<b> & "}
        {12}
        {null}
        {false}
        <br />
        {`x`} y&nbsp;z
      </section>
    ),
  ],
  [
    "values in attributes and between tags",
    () => (
      <div hidden={words.length === 0} data-open={words.length > 0} tabIndex={words.length}>
        {words.map((word, index) => (
          <p key={word} title={index === 0 ? undefined : word}>
            {word} {index} {index > 0 && <b>{word}</b>}
          </p>
        ))}
        {words}
      </div>
    ),
  ],
  [
    "fragments",
    () => (
      <>
        <Fragment key="part">
          <input type="checkbox" autoComplete="off" disabled hidden={false} />
          {words[0]}
        </Fragment>
        {words.map((word) => (
          <Fragment key={word}>{word}, </Fragment>
        ))}
      </>
    ),
  ],
  [
    "components with elements as properties, spread attributes and a tag from a value",
    () => (
      <Box mark={<em {...attributes}>{words[1]}</em>} label="a">
        <Heading {...attributes} title="t">
          {words}
        </Heading>
        <Box>
          <hr />
        </Box>
      </Box>
    ),
  ],
  [
    "the card of an offer",
    () => (
      <CompactOfferCards
        offers={[createOffer({ name: "Fissa <12> & «luce»", conditionalDiscounts: ["10 €"] })]}
      />
    ),
  ],
];

it.each(samples)("writes %s as React does", (_, draw) => {
  expect(writeStaticParts(draw).join("")).toBe(drawWithReact(draw()));
});

it.each(samples)("writes elements of %s as React does", (_, draw) => {
  expect(String(new Html(writeStaticHtml(draw())))).toBe(drawWithReact(draw()));
});

it("makes elements only while no static content is written", () => {
  const made: ReactNode[] = [];
  const draw = () => {
    const node = <p title={words[0]}>a</p>;
    made.push(node);
    return node;
  };
  writeStaticParts(draw);
  expect(made.map(String)).toEqual([`<p title="${words[0]}">a</p>`]);
  expect(draw()).toMatchObject({ type: "p", props: { title: words[0], children: "a" } });
});

it("makes elements again after a function that draws static content throws", () => {
  const fail = () => {
    throw new Error("No drawing");
  };
  expect(() => writeStaticParts(fail)).toThrow("No drawing");
  expect(<p>a</p>).toMatchObject({ type: "p" });
});

it("computes the values of a piece of JSX in their order", () => {
  const draw = () => {
    const seen: string[] = [];
    const note = (value: string) => {
      seen.push(value);
      return value;
    };
    const drawn = (
      <p title={note("1")} key={note("4")}>
        <b id={note("2")}>{note("3")}</b>
      </p>
    );
    return { seen, drawn };
  };
  expect(draw().seen).toEqual(["1", "2", "3", "4"]);
  writeStaticParts(() => {
    const { seen, drawn } = draw();
    expect(seen).toEqual(["1", "2", "3", "4"]);
    return drawn;
  });
});

it("writes each card of a list into a part of its own", () => {
  const offers = [createOffer({ slug: "a" }), createOffer({ slug: "b" })];
  expect(writeStaticParts(() => <CompactOfferCards offers={offers} />)).toHaveLength(2);
});

it("throws at a handler and at a property without an attribute", () => {
  const drawButton = () => <button type="button" onClick={() => undefined} />;
  expect(() => writeStaticHtml(drawButton())).toThrow("onClick");
  expect(() => writeStaticParts(drawButton)).toThrow("onClick");
  expect(() => writeStaticHtml(<td colSpan={2} />)).toThrow("colSpan");
});
