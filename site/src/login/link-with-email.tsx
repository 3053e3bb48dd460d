import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isPlainClick } from "../page/is-plain-click.ts";

type LinkWithEmailProps = {
  to: string;
  /** Replaces the history entry that the dialog added. */
  inDialog?: boolean | undefined;
  children: ReactNode;
};

/**
 * A link to another page of the login that carries the typed e-mail along. The e-mail is in the
 * history state, because servers and proxies log addresses.
 */
export function LinkWithEmail({ to, inDialog = false, children }: LinkWithEmailProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      navigate(to, { state: { email: readTypedEmail(event.currentTarget) }, replace: inDialog });
    }
  };
  return (
    <Link to={to} onClick={handleClick}>
      {children}
    </Link>
  );
}

/** The value of the e-mail field in the card or dialog that holds `element`; "" if it has none. */
export function readTypedEmail(element: Element): string {
  const frame = element.closest(".auth__card, .auth-dialog");
  return frame?.querySelector<HTMLInputElement>("[name=email]")?.value ?? "";
}

/** The e-mail typed on the page that led here; always "" on the server. */
export function useCarriedEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === "string" ? state.email : "";
}
