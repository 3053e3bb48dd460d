import type { Page } from "@playwright/test";
import axe from "axe-core";

/** The only rules whose outcome depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules whose outcome depends on the width, where other things are visible. */
const WIDTH_RULES = [...COLOUR_RULES, "target-size", "scrollable-region-focusable"];
/** Every rule runs once; in the other theme and at further widths only rules that may differ. */
const FIRST_RUNS = [
  ["light", null],
  ["dark", COLOUR_RULES],
] as const;
const FURTHER_RUNS = [["light", WIDTH_RULES]] as const;

type Options = {
  /** The widths to look at, in pixels, one after another on the same page. Default: as it is. */
  widths?: readonly number[];
  /** Selector of the part that axe looks at. Default: the whole page. */
  within?: string;
};

/**
 * The faults that axe finds on the page in both themes, as width, theme, rule and first element,
 * and the widths at which the page is wider than its window. The page stays at the last width.
 */
export async function findFaults(
  page: Page,
  { widths = [page.viewportSize()?.width ?? 0], within = "html" }: Options = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    const height = page.viewportSize()?.height ?? 900;
    await page.setViewportSize({ width, height });
    for (const [colorScheme, rules] of index === 0 ? FIRST_RUNS : FURTHER_RUNS) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await runAxe(page, { within, rules });
      found.push(...violations.map((each) => `${width} ${colorScheme} ${each}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) {
      found.push(`${width} the page is ${wide} pixels wide`);
    }
  }
  return found;
}

async function runAxe(
  page: Page,
  options: { within: string; rules: readonly string[] | null },
): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) {
    await page.evaluate(axe.source);
  }
  return await page.evaluate(async ({ within, rules }) => {
    // During a transition between the themes, a colour has the contrast of neither.
    const shadows = [...document.querySelectorAll("*")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    for (const animation of [document, ...shadows].flatMap((root) => root.getAnimations())) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
    const { run } = Reflect.get(window, "axe") as typeof axe;
    const { violations } = await run(within, {
      // Passed elements are not collected, and no rule in use reads foreign style sheets.
      resultTypes: ["violations"],
      preload: false,
      ...(rules === null ? {} : { runOnly: { type: "rule" as const, values: [...rules] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}
