import { type ComponentType, type MouseEvent, type ReactNode, useContext, useState } from "react";
import { NavLink, useNavigate } from "react-router-dom";
import { isPlainClick } from "../page/is-plain-click.ts";
import { NEEDS_HYDRATION } from "../page/needs-hydration.ts";
import { orReload } from "../page/or-reload.ts";
import { DrawnLoginContext } from "../page/use-client.tsx";
import { useSession } from "../page/use-session.ts";
import { LOGIN_WORDS } from "./login-word.ts";

type Dialog = ComponentType<{ onClose: () => void }>;

/**
 * Shows `Login`, or `Profilo` for a visitor who is logged in. On a cacheable page the login is
 * known only after hydration. With JavaScript the login opens over the page; otherwise the link
 * leads to the page of the login.
 */
export function AuthLink({ children, ...link }: { children?: ReactNode; className?: string }) {
  const navigate = useNavigate();
  const drawnIn = useContext(DrawnLoginContext);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const isIn = useSession(({ session }) => session !== null, drawnIn);
  const { word, href } = LOGIN_WORDS[isIn ? "in" : "out"];
  const open = (event: MouseEvent) => {
    if (!isIn && isPlainClick(event) && !location.pathname.startsWith("/auth/")) {
      event.preventDefault();
      orReload(import("../login/auth-dialog.tsx")).then(
        (loaded) => setDialog(() => loaded.AuthDialog),
        () => navigate("/auth/login"),
      );
    }
  };
  return (
    <>
      <NavLink {...link} to={href} onClick={open} data-login="" {...(isIn ? {} : NEEDS_HYDRATION)}>
        {children}
        <span>{word}</span>
      </NavLink>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
