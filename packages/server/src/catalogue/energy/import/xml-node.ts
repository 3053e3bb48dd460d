/**
 * One element of an offer, without attributes, because the format uses none. Names are in upper
 * case. An offer that is cut has more elements than are kept.
 */
export type XmlNode = { name: string; text: string; children: XmlNode[]; isCut?: boolean };

/** The children of that name, in order. Case is ignored: some sellers write `OffertaDUAL`. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  const wanted = name.toUpperCase();
  return node.children.filter((child) => child.name === wanted);
}

/** The node at the end of a path of first children; null if a step is missing. */
export function findNode(node: XmlNode, ...path: string[]): XmlNode | null {
  let here: XmlNode | undefined = node;
  for (const step of path) {
    const wanted = step.toUpperCase();
    here = here.children.find((child) => child.name === wanted);
    if (here === undefined) {
      return null;
    }
  }
  return here;
}

/** Trimmed text at the end of a path; "" if it is missing. */
export function readText(node: XmlNode, ...path: string[]): string {
  return findNode(node, ...path)?.text.trim() ?? "";
}

/** Trimmed texts of all children of that name, empty ones left out. */
export function readTexts(node: XmlNode, name: string): string[] {
  return findAll(node, name)
    .map((child) => child.text.trim())
    .filter((text) => text !== "");
}
