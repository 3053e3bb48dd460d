import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
/** The production files that the entries of the packages choose at run time. */
const FILES: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
};
const PREFIX = "\0direct:";

/**
 * Gives the site's modules React's functions as constants. React's packages are CommonJS, and a
 * bundler reads each function through a getter at each call, which takes a twentieth of a page's
 * rendering.
 */
export function directReact(): Plugin {
  return {
    name: "volpe-direct-react",
    enforce: "pre",
    apply: "build",
    resolveId(id, _importer, options) {
      const isRequired = "kind" in options && options.kind === "require-call";
      return id in FILES && !isRequired ? PREFIX + id : null;
    },
    load(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
      const file = FILES[name];
      if (file === undefined) return null;
      const path = require.resolve(name).replace(/[^/\\]+$/, file.slice(file.indexOf("/") + 1));
      const names = Object.keys(require(path)).filter((key) => key !== "default");
      return [
        `import whole from ${JSON.stringify(path)};`,
        `export const { ${names.join(", ")} } = whole;`,
        "export default whole;",
      ].join("\n");
    },
  };
}
