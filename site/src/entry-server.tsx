import { createRenderPage } from "./render/render-page.tsx";
import { routes } from "./routes.tsx";

export { createPageAssets } from "./render/page-assets.ts";
export const renderPage = createRenderPage(routes);
