import axe from "axe-core";

/**
 * The violations that axe finds, by rule. jsdom does not paint, so contrast is computed from the
 * tokens instead.
 */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
