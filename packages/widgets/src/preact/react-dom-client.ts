import { type ComponentChild, render } from "preact";

/** Replaces `react-dom/client` in the widgets. It has only the part that r2wc uses. */
export function createRoot(container: ParentNode & Element) {
  return {
    render: (child: ComponentChild) => render(child, container),
    unmount: () => render(null, container),
  };
}
