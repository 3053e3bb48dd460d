import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { toTemplates } from "../../static-jsx.ts";

const require = createRequire(import.meta.url);
const folder = require.resolve("react/jsx-runtime").replace(/[^/\\]+$/, "cjs");
/** The JSX runtime of the server's build. */
const react = require(`${folder}/react-jsx-runtime.production.js`);

const PIECES = [
  'jsx("p", { children: "a" })',
  'jsx("p", { className: name, hidden: true, children: [name, 7, null] }, name)',
  'jsxs("ul", { children: [jsx("li", { children: name }, 1), jsx("li", {}, "b")] })',
  'jsxs(Fragment, { children: ["a", jsx("br", {})] }, name)',
];

test.each(PIECES)("makes the element of %s as React does", (piece) => {
  const source = `import { Fragment, jsx, jsxs } from "react/jsx-runtime";\nconst drawn = ${piece};`;
  const code = toTemplates(source, { inlinesElements: true }).replace(/^import .*$/gm, "");
  const names = ["Fragment", "jsx", "jsxs", "name", "$isWriting", "$Html", "$write", "$attribute"];
  const run = (body: string) =>
    new Function(...names, `${body}\nreturn drawn;`)(
      react.Fragment,
      react.jsx,
      react.jsxs,
      "nome",
      false,
      class Html {},
      String,
      String,
    );
  expect(code).not.toContain("drawn = jsx");
  const made = run(code);
  expect(made).toEqual(run(`const drawn = ${piece};`));
  expect(Object.keys(made)).toEqual(Object.keys(react.jsx("p", {})));
});

test("leaves a module without JSX as it is", () => {
  const source = "export const a = 1;";
  expect(toTemplates(source, { inlinesElements: true })).toBe(source);
});
