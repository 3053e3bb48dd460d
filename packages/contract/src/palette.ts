/**
 * The colours as [light, dark], for paper and mail, which do not support custom properties. A test
 * in `ui` compares them with its tokens.
 */
export const PALETTE = {
  ground: ["#fbf8f3", "#141311"],
  surface: ["#fffefc", "#1d1b18"],
  sunken: ["#f5f0e8", "#26231f"],
  text: ["#1d1b18", "#f3efe7"],
  quiet: ["#5f5a52", "#a39c90"],
  line: ["#e4dccf", "#35312b"],
  action: ["#c2410c", "#ff8a5b"],
  "on-action": ["#ffffff", "#1d1b18"],
  saving: ["#1f5a4e", "#7ccbb4"],
  sale: ["#c2410c", "#ff8a5b"],
  network: ["#f2a33c", "#e0a04e"],
  charges: ["#9c8f7d", "#968b7b"],
  taxes: ["#d3c7b5", "#766c5e"],
} as const;
