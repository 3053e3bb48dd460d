import { createServer, readConfig, type ServerOptions, type VolpeServer } from "@volpe/server";
import { renderPage } from "../entry-server.tsx";
import { registerPages } from "./pages.ts";

export const TEST_PUBLIC_URL = "http://localhost:3000";

type Options = {
  dataDir: string;
  log?: ServerOptions["log"];
  /** Called with each error of a page that was drawn. */
  onPageError?: (error: unknown) => void;
};

/** A server with the API and the pages, which are drawn from their sources. */
export function createPageServer({
  dataDir,
  log,
  onPageError = () => undefined,
}: Options): Promise<VolpeServer> {
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: "0",
    PUBLIC_URL: TEST_PUBLIC_URL,
    LOG_LEVEL: "silent",
    OPEN_DATA_DAILY: "off",
  });
  return createServer(config, {
    ...(log === undefined ? {} : { log }),
    mount: async (app) => {
      const renderer = {
        render: (page: Parameters<typeof renderPage>[0], onError: (error: unknown) => void) =>
          renderPage(page, {
            assets: () => "",
            origin: TEST_PUBLIC_URL,
            trackingWaits: false,
            affiliateClick: "last",
            earns: () => false,
            demonstration: () => [],
            build: "test",
            redirects: {},
            onError: (error) => {
              onPageError(error);
              onError(error);
            },
          }),
      };
      registerPages(app, { renderer, publicUrl: TEST_PUBLIC_URL, headers: {} });
    },
  });
}
