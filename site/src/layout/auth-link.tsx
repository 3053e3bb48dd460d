import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";
import { NavLink } from "react-router-dom";
import { subscribe } from "valtio/vanilla";
import { DrawnLoginContext, useClient } from "../use-client.tsx";
import { isPlainClick } from "./is-plain-click.ts";

type Dialog = ComponentType<{ onClose: () => void }>;

/**
 * `Login`, and `Profilo` once logged in: known after hydration where the HTML is the same for all.
 * With a script the login opens over the page; without one, or where it fails, the link leads to it.
 */
export function AuthLink({ children, ...link }: { children?: ReactNode; className?: string }) {
  const { session } = useClient();
  const drawnIn = useContext(DrawnLoginContext);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const listen = useCallback(
    (onChange: () => void) => subscribe(session.state, onChange),
    [session],
  );
  const isIn = useSyncExternalStore(
    listen,
    () => session.state.session !== null,
    () => drawnIn,
  );
  const open = (event: MouseEvent) => {
    if (!isIn && isPlainClick(event) && !location.pathname.startsWith("/auth/")) {
      event.preventDefault();
      import("../routes/auth/auth-dialog.tsx").then(
        ({ AuthDialog }) => setDialog(() => AuthDialog),
        () => location.assign("/auth/login"),
      );
    }
  };
  return (
    <>
      <NavLink {...link} to={isIn ? "/profilo" : "/auth/login"} onClick={open}>
        {children}
        <span>{isIn ? "Profilo" : "Login"}</span>
      </NavLink>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
