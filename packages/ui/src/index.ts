export { Fox, type FoxMood } from "./brand/fox.tsx";
export { Mark } from "./brand/mark.tsx";
export { Flame, House, Meter } from "./brand/pictures.tsx";
export {
  formatDate,
  formatEur,
  formatEurCents,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from "./figures/format-figures.ts";
