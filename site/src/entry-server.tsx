export { createPageAssets } from "./render/page-assets.ts";
export { renderPage } from "./render/render-page.tsx";
