/** One element of an offer, light: attributes are not used by the track. Names are in upper case. */
export type XmlNode = { name: string; text: string; children: XmlNode[] };

/** Children of that name, in order. Sellers write `OffertaDual` and `OffertaDUAL`: case is ignored. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  const wanted = name.toUpperCase();
  return node.children.filter((child) => child.name === wanted);
}

/** The node at the end of a path of first children; null where a step is missing. */
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

/** Trimmed text at the end of a path; "" where it is missing. */
export function readText(node: XmlNode, ...path: string[]): string {
  return findNode(node, ...path)?.text.trim() ?? "";
}

/** Trimmed texts of all children of that name, empty ones left out. */
export function readTexts(node: XmlNode, name: string): string[] {
  return findAll(node, name)
    .map((child) => child.text.trim())
    .filter((text) => text !== "");
}
