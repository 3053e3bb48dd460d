import { DEFAULT_LAYOUT } from "@volpe/contract";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router-dom";
import { ErrorScreen } from "./error-screen.tsx";
import { toFatalError } from "./fatal-error.ts";
import { useFatalError } from "./fatal-error-context.tsx";
import { LAYOUTS, type LayoutName } from "./layouts.ts";

/** The routed page inside the layout that its route names; full screen where an error is fatal. */
export function Root() {
  const fatalError = useFatalError();
  const Layout = LAYOUTS[useLayoutName()];
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

function useLayoutName(): LayoutName {
  const handle = useMatches().at(-1)?.handle;
  const name = typeof handle === "object" && handle !== null && "layout" in handle && handle.layout;
  return typeof name === "string" && Object.hasOwn(LAYOUTS, name)
    ? (name as LayoutName)
    : DEFAULT_LAYOUT;
}
