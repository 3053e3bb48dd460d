import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isPlainClick } from "../../layout/is-plain-click.ts";

type LinkWithEmailProps = {
  to: string;
  /** From the dialog, whose entry of the history it takes. */
  inDialog?: boolean | undefined;
  children: ReactNode;
};

/**
 * Leads to another page of the login and takes the e-mail along that is typed beside it: in the
 * history's state, for an address is kept by others.
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

/** What stands in the e-mail field of the card or dialog that holds `element`. */
export function readTypedEmail(element: Element): string {
  const frame = element.closest(".auth__card, .auth-dialog");
  return frame?.querySelector<HTMLInputElement>("[name=email]")?.value ?? "";
}

/** What was typed on the page that led here; "" on the server, which is told nothing of it. */
export function useCarriedEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === "string" ? state.email : "";
}
