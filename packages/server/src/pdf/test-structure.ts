import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** A node of a PDF's structure tree, or a piece of marked content. */
export type Node = { role?: string; type?: string; id?: string; alt?: string; children?: Node[] };

/** Reads which drawing is outside of marked content, and the colours in the order of their use. */
export async function readDrawing({
  fnArray,
  argsArray,
}: {
  fnArray: number[];
  argsArray: unknown[][];
}) {
  const { OPS } = (await getResolvedPDFJS()) as unknown as { OPS: Record<string, number> };
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const drawing = /^(showText|fill|stroke|eoFill|constructPath|paint)/;
  const outside: string[] = [];
  const fills: string[] = [];
  let depth = 0;
  for (const [index, code] of fnArray.entries()) {
    const name = names.get(code) ?? "";
    if (/^beginMarkedContent/.test(name)) {
      depth += 1;
    } else if (name === "endMarkedContent") {
      depth -= 1;
    } else if (drawing.test(name) && depth === 0) {
      outside.push(name);
    } else if (name === "setFillRGBColor") {
      fills.push(String(argsArray[index]?.[0]).toLowerCase());
    }
  }
  return { outside, fills };
}

/** The ids of the marked content below a node, in its order. */
export function listContents(node: Node): string[] {
  return (node.children ?? []).flatMap((child) =>
    child.type === "content" ? [child.id ?? ""] : listContents(child),
  );
}

/**
 * The faults that a screen reader meets in a PDF: a missing structure, drawing that is neither
 * content nor an artifact, and content outside of any node. Empty if there are none.
 */
export async function findStructureFaults(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const faults = (await document.getMarkInfo())?.Marked ? [] : ["no structure is declared"];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = ((await page.getStructTree()) ?? {}) as Node;
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const { outside } = await readDrawing(await page.getOperatorList());
    const named = new Set(listContents(tree));
    const lost = (items as { type?: string; id?: string | null }[]).filter(
      ({ type, id }) =>
        type === "beginMarkedContentProps" && typeof id === "string" && !named.has(id),
    );
    faults.push(
      ...outside.map((drawing) => `page ${number}: ${drawing} outside of marked content`),
      ...lost.map(({ id }) => `page ${number}: ${id} stands in no node`),
      ...(named.size === 0 ? [`page ${number}: no content`] : []),
    );
  }
  return faults;
}
