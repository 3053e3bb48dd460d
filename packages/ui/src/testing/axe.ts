import axe from "axe-core";

/**
 * The violations that axe finds, by rule. Contrast is tested from the tokens instead, because jsdom
 * does not paint.
 */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
