import { claimVolpe, type Volpe, warn } from "../loader/volpe.ts";

/**
 * The page's settings for the script of one element. Warns if the page has that element already.
 */
export function claimElement(tag: string): Volpe {
  const [volpe, isFirst] = claimVolpe(VOLPE_VERSION);
  if (!isFirst && customElements.get(tag) !== undefined) {
    warn(`${tag} is on this page already.`);
  }
  return volpe;
}
