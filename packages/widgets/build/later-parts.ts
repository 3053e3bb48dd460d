import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/later");

type LaterPart = { source: string; name: string; standIn?: string };

/**
 * Parts of the conversation that its first question does not show, by the import that asks for
 * them; `standIn` is the class by which the styles say whether the part is to be seen.
 */
const LATER: LaterPart[] = [
  { source: "../brand/pictures.tsx", name: "Flame" },
  { source: "../brand/pictures.tsx", name: "House" },
  { source: "../brand/pictures.tsx", name: "Meter" },
  { source: "../offer/offer-card.tsx", name: "OfferCard" },
  { source: "./consents-answer.tsx", name: "ConsentsAnswer" },
  { source: "./draft-panel.tsx", name: "DraftPanel", standIn: "v-draft" },
  { source: "./file-answer.tsx", name: "FileAnswer" },
  { source: "./suggest-input.tsx", name: "SuggestInput" },
];
const CONVERSATION = resolve(import.meta.dirname, "../../ui/src/assistant");
const PART = "\0later:";
const ALL = "\0later-parts";

/**
 * Has those parts come in a chunk of their own, so that an assistant that is opened comes sooner.
 * The site has them with the page, so the components themselves import them like any other.
 */
export const laterParts: Plugin = {
  name: "volpe-later-parts",
  enforce: "pre",
  resolveId(source, importer) {
    if (source === "volpe:later-parts") {
      return ALL;
    }
    const isLater = LATER.some((part) => part.source === source);
    return isLater && importer?.startsWith(CONVERSATION) ? `${PART}${source}` : null;
  },
  load(id) {
    if (id === ALL) {
      const imports = LATER.map(
        ({ source, name }) =>
          `import { ${name} } from ${JSON.stringify(resolve(CONVERSATION, source))};`,
      );
      return [...imports, `export const components = { ${LATER.map(({ name }) => name)} };`].join(
        "\n",
      );
    }
    if (!id.startsWith(PART)) {
      return null;
    }
    const lines = LATER.filter(({ source }) => id === `${PART}${source}`).map(
      ({ name, standIn = "" }) =>
        `export const ${name} = toLater(${JSON.stringify(name)}, ${JSON.stringify(standIn)});`,
    );
    return [
      `import { toLater } from ${JSON.stringify(resolve(FOLDER, "to-later.ts"))};`,
      ...lines,
    ].join("\n");
  },
};
