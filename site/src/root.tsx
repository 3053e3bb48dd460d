import { DEFAULT_LAYOUT } from "@volpe/contract";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useRouteError } from "react-router-dom";
import { Failure } from "./failure.tsx";
import { BannerLayout } from "./layout/banner-layout.tsx";
import { DefaultLayout } from "./layout/default-layout.tsx";
import { useFatalError } from "./page/fatal-error-context.ts";
import { orReload } from "./page/or-reload.ts";
import { usePageHandle } from "./page/use-page-handle.ts";
import type { LayoutName } from "./page-route.ts";

/** The layouts that `handle.layout` can name. */
const LAYOUTS: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  banner: BannerLayout,
};

/** The routed page inside its route's layout; a fatal error takes the page's place. */
export function Root() {
  const fatalError = useFatalError();
  const pageChanges = usePageChanges();
  const Layout = LAYOUTS[usePageHandle().layout ?? DEFAULT_LAYOUT];
  return (
    <>
      <Layout>{fatalError === null ? <Outlet /> : <Failure error={fatalError} />}</Layout>
      <ScrollRestoration />
      {pageChanges}
    </>
  );
}

/** Loads the module with the first focus, which precedes any page change. */
function usePageChanges(): ReactNode {
  const [loaded, setLoaded] = useState<ReactNode>(null);
  useEffect(() => {
    const load = () => {
      const from = { href: location.href, title: document.title };
      orReload(import("./navigation/page-changes.tsx")).then(
        (module) => setLoaded(<module.PageChanges from={from} left={module.rememberFocus()} />),
        // If it cannot be loaded, page changes are not announced.
        () => undefined,
      );
    };
    addEventListener("focusin", load, { once: true });
    return () => removeEventListener("focusin", load);
  }, []);
  return loaded;
}

/** Shows an error of a page, of its loader or of its action. */
export function RootErrorBoundary() {
  const Layout = LAYOUTS[DEFAULT_LAYOUT];
  const error = useRouteError();
  const fatalError = useFatalError();
  return (
    <Layout>
      <Failure error={fatalError ?? error} />
    </Layout>
  );
}

/** Shows an error of the layout itself. */
export function BareErrorBoundary() {
  return <Failure error={useRouteError()} />;
}
