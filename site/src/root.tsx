import { DEFAULT_LAYOUT } from "@volpe/contract";
import { Outlet, ScrollRestoration, useLocation, useRouteError } from "react-router-dom";
import { ErrorScreen } from "./error-screen.tsx";
import { toFatalError } from "./fatal-error.ts";
import { useFatalError } from "./fatal-error-context.tsx";
import { LAYOUTS } from "./layouts.ts";
import { usePageHandle } from "./use-page-handle.ts";

/** The routed page inside the layout that its route names; full screen where an error is fatal. */
export function Root() {
  const fatalError = useFatalError();
  const Layout = LAYOUTS[usePageHandle().layout ?? DEFAULT_LAYOUT];
  if (fatalError !== null) {
    return <ErrorScreen error={fatalError} />;
  }
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  );
}

export function RootErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return <ErrorScreen error={toFatalError(error, pathname)} />;
}
