import type { Plugin } from "vite";

const NAMESPACE = /__exportAll\((\{[^}]*\})\)/g;
const MEMBER = /([\w$]+): \(\) => ([\w$]+)/g;

/**
 * Writes the exports of a chunk that is imported as a whole as an object of getters. Rolldown's own
 * helper uses `for…in`, which also finds properties that the page has added to all objects.
 */
export const plainExports: Plugin = {
  name: "volpe-plain-exports",
  renderChunk: {
    order: "pre",
    handler(code) {
      const plain = code.replace(NAMESPACE, (_call, members: string) =>
        members.replace(MEMBER, "get $1() { return $2; }"),
      );
      if (plain.includes("__exportAll(")) {
        this.error("This release of Rolldown writes the exports of a chunk in another way.");
      }
      return { code: plain, map: null };
    },
  },
};
