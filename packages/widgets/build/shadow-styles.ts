import type { Plugin } from "vite";

/** Leaves out of the sheets what is a document's: its root matches nothing in a shadow root. */
export const shadowStyles: Plugin = {
  name: "volpe-shadow-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.css\?inline/ },
    handler: (code) => ({ code: code.replace(/:root(?:\[[^\]]+\])?,/g, ""), map: null }),
  },
};
