import { createRenderPage } from "./render/render-page.tsx";
import { findStructuredData } from "./render/structured-data.ts";
import { routes } from "./routes.tsx";

export { toCardFeed } from "./embed/card-feed.ts";
export { renderCards } from "./embed/render-cards.tsx";
export { renderFrame } from "./embed/render-frame.tsx";
export { createPageAssets } from "./render/page-assets.ts";
export const renderPage = createRenderPage(routes, findStructuredData);
