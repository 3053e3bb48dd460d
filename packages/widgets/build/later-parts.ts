import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/later");

/** Parts of the conversation that no first question needs, by the import that asks for them. */
const LATER: Record<string, string> = {
  "../offer/offer-card.tsx": "OfferCard",
  "./consents-answer.tsx": "ConsentsAnswer",
  "./file-answer.tsx": "FileAnswer",
  "./suggest-input.tsx": "SuggestInput",
};
const PART = "\0later:";
const ALL = "\0later-parts";

/**
 * Has those parts come in a chunk of their own, so that an assistant that is opened comes sooner.
 * The site has them with the page, so the components themselves import them like any other.
 */
export const laterParts: Plugin = {
  name: "volpe-later-parts",
  enforce: "pre",
  async resolveId(source, importer) {
    const name = LATER[source];
    if (source === "volpe:later-parts") {
      return ALL;
    }
    if (name === undefined || !importer?.includes("/ui/src/assistant/")) {
      return null;
    }
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved === null ? null : `${PART}${name}`;
  },
  load(id) {
    if (id === ALL) {
      const ui = resolve(FOLDER, "../../../ui/src/assistant/assistant.tsx");
      const lines = Object.entries(LATER).map(
        ([source, name]) => `export { ${name} } from ${JSON.stringify(resolve(ui, "..", source))};`,
      );
      return lines.join("\n");
    }
    if (!id.startsWith(PART)) {
      return null;
    }
    const name = id.slice(PART.length);
    return [
      `import { toLater } from ${JSON.stringify(resolve(FOLDER, "to-later.ts"))};`,
      `export const ${name} = toLater(${JSON.stringify(name)});`,
    ].join("\n");
  },
};
