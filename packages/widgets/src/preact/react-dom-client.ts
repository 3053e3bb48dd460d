import { type ComponentChild, render } from "preact";

/** What stands for `react-dom/client` in the widgets; r2wc asks for no more. */
export function createRoot(container: ParentNode & Element) {
  return {
    render: (child: ComponentChild) => render(child, container),
    unmount: () => render(null, container),
  };
}
