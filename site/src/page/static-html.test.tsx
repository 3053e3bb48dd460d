import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticHtml, StaticHtmlContext } from "./static-html.tsx";

const DATA = { name: "Luce Facile" };
const CONTENT = "<li>Luce Facile</li>";
const writer = { write: () => CONTENT, leaveOut: () => undefined };

/** A console error of React, which the set-up counts as a failure, would be a warning. */
test("what the server drew is hydrated as it is, without a warning", () => {
  const list = (data: typeof DATA | null) => (
    <StaticHtml as="ul" of={data} className="offers">
      {({ name }) => <li>{name}</li>}
    </StaticHtml>
  );
  const html = renderToString(<StaticHtmlContext value={writer}>{list(DATA)}</StaticHtmlContext>);
  // Tests of other files may have had a root of React in the body.
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  render(list(null), { container, hydrate: true });
  expect(container.innerHTML).toBe(html);
  expect(html).toContain(`data-static="">${CONTENT}</ul>`);
});
