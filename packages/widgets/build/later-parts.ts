import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/later");

type LaterPart = { source: string; name: string; standIn?: string; isPatient?: true };

/**
 * Parts that the first question does not need, by the import in `ui` that is replaced. The build
 * fails if no component has that import. The options are those of `toLater`.
 */
const LATER: LaterPart[] = [
  { source: "../brand/pictures.tsx", name: "Flame", isPatient: true },
  { source: "../brand/pictures.tsx", name: "House", isPatient: true },
  { source: "../brand/pictures.tsx", name: "Meter", isPatient: true },
  { source: "./consents-answer.tsx", name: "ConsentsAnswer" },
  { source: "./date-answer.tsx", name: "DateAnswer" },
  { source: "./draft-panel.tsx", name: "DraftPanel", standIn: "v-draft", isPatient: true },
  { source: "./file-answer.tsx", name: "FileAnswer" },
  { source: "./message-addons.tsx", name: "MessageAddons" },
  { source: "./restart-question.tsx", name: "RestartQuestion" },
  { source: "./suggest-input.tsx", name: "SuggestInput" },
];
const CONVERSATION = resolve(import.meta.dirname, "../../ui/src/assistant");
const CONVERSATION_FILES = readdirSync(CONVERSATION)
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => resolve(CONVERSATION, name));
const PART = "\0later:";
const ALL = "\0later-parts";

/**
 * Moves the parts in `LATER` to a separate chunk, so that the assistant opens sooner. The
 * components import them as usual, because the site loads them with the page.
 */
export const laterParts: Plugin = {
  name: "volpe-later-parts",
  enforce: "pre",
  async buildStart() {
    const files = await Promise.all(CONVERSATION_FILES.map((file) => readFile(file, "utf8")));
    for (const { source } of LATER) {
      if (!files.some((text) => text.includes(`from "${source}"`))) {
        this.error(`No component of the conversation imports ${source}.`);
      }
    }
  },
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
      ({ name, standIn = "", isPatient = false }) =>
        `export const ${name} = toLater("${name}", ${JSON.stringify({ standIn, isPatient })});`,
    );
    return [
      `import { toLater } from ${JSON.stringify(resolve(FOLDER, "to-later.ts"))};`,
      ...lines,
    ].join("\n");
  },
};
