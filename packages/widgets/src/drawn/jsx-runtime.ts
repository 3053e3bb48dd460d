/**
 * Replaces `react/jsx-runtime` in the files of `drawn.ts`: it draws a component without a state as
 * nodes of the page at once, so that an element of one button needs no runtime for components.
 */
type Child = Node | string | number | boolean | null | undefined | Child[];
type Props = Readonly<Record<string, unknown>> & { children?: Child };

const SVG = /^(?:svg|path|g|circle|rect)$/;

export function jsx(type: string | ((props: Props) => Node), props: Props): Node {
  if (typeof type === "function") {
    return type(props);
  }
  const node = SVG.test(type)
    ? document.createElementNS("http://www.w3.org/2000/svg", type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) {
      node.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    } else if (name !== "children" && value !== undefined && value !== null) {
      node.setAttribute(name === "className" ? "class" : name, String(value));
    }
  }
  append(node, props.children);
  return node;
}

export { jsx as jsxs };

/** Draws a React fragment as a document fragment, whose children a parent takes over. */
export function Fragment({ children }: Props): Node {
  const nodes = document.createDocumentFragment();
  append(nodes, children);
  return nodes;
}

function append(parent: Node & ParentNode, child: Child): void {
  if (Array.isArray(child)) {
    for (const each of child) {
      append(parent, each);
    }
  } else if (child !== null && child !== undefined && typeof child !== "boolean") {
    parent.append(child instanceof Node ? child : String(child));
  }
}
