export { Assistant } from "./assistant/assistant.tsx";
export { AssistantBubble } from "./assistant/assistant-bubble.tsx";
export {
  AssistantLauncher,
  type AssistantLauncherProps,
  LAUNCHER_TEXTS,
} from "./assistant/assistant-launcher.tsx";
export type { AssistantProps, OnAssistantEvent } from "./assistant/assistant-props.ts";
export { isOffline } from "./assistant/question.ts";
export { Fox, type FoxMood } from "./brand/fox.tsx";
export { Flame, Meter } from "./brand/pictures.tsx";
export { CLOSE } from "./icon/close.ts";
export { Icon } from "./icon/icon.tsx";
export { ARROW, HEART } from "./icon/outlines.ts";
export { PENCIL } from "./icon/pencil.ts";
export { DemonstrationLine } from "./offer/demonstration-line.tsx";
export { Drawing } from "./offer/drawing.tsx";
export { EstimateMark } from "./offer/estimate-mark.tsx";
export { FavouriteButton } from "./offer/favourite-button.tsx";
export { OfferCard } from "./offer/offer-card.tsx";
export { toOfferFoot } from "./offer/offer-foot.tsx";
export { ProductCard } from "./offer/product-card.tsx";
export { ProductFigure } from "./offer/product-figure.tsx";
export { SavingLine, toListReference } from "./offer/saving-line.tsx";
export { SpendBar } from "./offer/spend-bar.tsx";
export { SpendTable } from "./offer/spend-table.tsx";
export { SupplierTile } from "./offer/supplier-tile.tsx";
export { ShareLink } from "./share/share-link.tsx";
