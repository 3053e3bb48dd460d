import axe from "axe-core";

/** What axe finds, by rule. Colours are computed from the tokens instead: jsdom paints nothing. */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
