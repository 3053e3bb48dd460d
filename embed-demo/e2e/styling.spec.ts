import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { TO_CHANNEL, toQuote } from "../../site/e2e/conversation-page.ts";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import {
  beginConversation,
  findLauncher,
  openAssistant,
  waitForBegun,
  write,
} from "./assistant-steps.ts";
import { ELEMENTS, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const MANIFEST = resolve(import.meta.dirname, "../../packages/widgets/custom-elements.json");
type Named = { name: string };
type Declaration = {
  tagName: string;
  cssProperties: Named[];
  cssParts: Named[];
  slots: Named[];
};
const manifest: { modules: { declarations: Declaration[] }[] } = JSON.parse(
  readFileSync(MANIFEST, "utf8"),
);
const DESCRIBED = manifest.modules.flatMap(({ declarations }) => declarations);

/** A state of an element that a page can style, and the steps that lead to it. */
type State = {
  markup: string;
  head?: string;
  reach: (page: Page, host: HostProcess) => Promise<unknown>;
};

const PENDING = SCRIPT.replace("async", 'async data-consent="pending"');

const STATES: Record<string, State[]> = {
  "volpe-quote-assistant": [
    { markup: "<volpe-quote-assistant></volpe-quote-assistant>", reach: openAssistant },
    {
      markup: '<volpe-quote-assistant variant="inline"></volpe-quote-assistant>',
      reach: (page) => page.getByRole("button", { name: /^(Cominciamo|Riprendiamo)$/ }).waitFor(),
    },
    {
      head: PENDING,
      markup: "<volpe-quote-assistant></volpe-quote-assistant>",
      async reach(page) {
        await findLauncher(page).click();
        await page.getByText("Prima di cominciare").waitFor();
      },
    },
    {
      markup: "<volpe-quote-assistant></volpe-quote-assistant>",
      async reach(page, host) {
        const answers = [...TO_CHANNEL, ...toQuote("parti@esempio.it")];
        const begun = answers.slice(0, -1);
        await beginConversation(page, { host, answers: begun });
        await findLauncher(page).click();
        await waitForBegun(page, begun);
        await write(page, "E-mail", "parti@esempio.it");
        await page.getByRole("link", { name: "Apri il preventivo" }).waitFor();
      },
    },
  ],
  "volpe-favourites-button": [
    {
      markup: "<volpe-favourites-button slug='a' count></volpe-favourites-button>",
      async reach(page) {
        await page.getByRole("button").waitFor();
        for (let at = 0; at < 19; at += 1) {
          await page.locator("volpe-favourites-button").evaluate((element, slug) => {
            Object.assign(element, { slug });
            (element as HTMLElementTagNameMap["volpe-favourites-button"]).toggle();
          }, `o-${at}`);
        }
        await page.getByRole("button", { name: "Annulla" }).waitFor();
      },
    },
  ],
  "volpe-offer-cards": ["luce", "internet", "noleggio"].map((typology) => ({
    markup: `<volpe-offer-cards typology="${typology}" filters></volpe-offer-cards>`,
    reach: (page) => page.getByRole("article").first().waitFor(),
  })),
};

type Described = { tag: string; properties: string[]; parts: string[] };

/**
 * Properties with an effect, parts that an element names, parts that a rule of the page styled, and
 * slots.
 */
type Styling = { effective: string[]; named: string[]; styled: string[]; slots: string[] };

/** Sets and removes each documented or used property, one at a time, then styles each part. */
async function readStyling(page: Page, described: Described): Promise<Styling> {
  return await page.locator(described.tag).evaluate((element, { tag, properties, parts }) => {
    const STYLES = [
      ...["color", "background-color", "border-top-color", "fill", "border-top-left-radius"],
      ...["font-family", "z-index", "bottom", "height"],
    ];
    const values: Record<string, string> = {
      "--volpe-font": "Probe",
      "--volpe-z-index": "4321",
      "--volpe-block-size": "611px",
    };
    const listAll = () => [...(element.shadowRoot?.querySelectorAll("*") ?? [])];
    const read = () =>
      [element, ...listAll()]
        .map((each) => {
          const computed = getComputedStyle(each);
          return STYLES.map((name) => computed.getPropertyValue(name)).join();
        })
        .join("\n");
    const before = read();
    const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const used = rules.join().match(/--volpe-[\w-]+/g) ?? [];
    const effective = [...new Set([...properties, ...used])].filter((name) => {
      const value = values[name] ?? (name.includes("color") ? "rgb(1, 2, 3)" : "7px");
      element.style.setProperty(name, value);
      const changed = read() !== before;
      element.style.removeProperty(name);
      return changed && read() === before;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      parts.map((part) => `${tag}::part(${part}) { outline: 5px solid rgb(1, 2, 3) }`).join("\n"),
    );
    document.adoptedStyleSheets.push(sheet);
    const named = listAll().filter((each) => each.part.length > 0);
    const styled = named.filter((each) => getComputedStyle(each).outlineWidth === "5px");
    return {
      effective,
      named: named.flatMap((each) => [...each.part]),
      styled: styled.flatMap((each) => [...each.part]),
      slots: listAll()
        .filter((each) => each instanceof HTMLSlotElement)
        .map(({ name }) => name),
    };
  }, described);
}

for (const { tag } of ELEMENTS) {
  test(`exactly the documented parts and properties of ${tag} have an effect`, async ({
    page,
    partner,
    host,
  }) => {
    // Colours change without a transition.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const described = DESCRIBED.find(({ tagName }) => tagName === tag);
    const properties = (described?.cssProperties ?? []).map(({ name }) => name);
    const parts = (described?.cssParts ?? []).map(({ name }) => name);
    let found = { effective: [], named: [], styled: [], slots: [] } as Styling;
    for (const { markup, head = SCRIPT, reach } of STATES[tag] ?? []) {
      await page.goto(partner.serve(toPage(markup, { head })));
      await page.evaluate(() => localStorage.clear());
      await reach(page, host);
      const more = await readStyling(page, { tag, properties, parts });
      found = {
        effective: [...found.effective, ...more.effective],
        named: [...found.named, ...more.named],
        styled: [...found.styled, ...more.styled],
        slots: [...found.slots, ...more.slots],
      };
    }
    const list = (names: string[]) => [...new Set(names)].toSorted();
    expect(list(found.effective)).toEqual(properties.toSorted());
    expect(list(found.named)).toEqual(parts.toSorted());
    expect(list(found.styled)).toEqual(parts.toSorted());
    expect(list(found.slots)).toEqual((described?.slots ?? []).map(({ name }) => name));
  });
}

test("every text of the cards has the font of the page", async ({ page, partner }) => {
  for (const typology of ["luce", "noleggio"]) {
    const markup = `<volpe-offer-cards typology="${typology}"></volpe-offer-cards>`;
    await page.goto(partner.serve(toPage(markup)));
    await page.getByRole("article").first().waitFor();
    const families = await page.locator("volpe-offer-cards").evaluate((element) => {
      element.style.setProperty("--volpe-font", "Probe");
      const texts =
        element.shadowRoot?.querySelectorAll(".v-cards-content, .v-cards-content *") ?? [];
      return [...texts].map((each) => getComputedStyle(each).fontFamily);
    });
    expect(new Set(families)).toEqual(new Set(["Probe"]));
  }
});
