import type { IdentityProvider } from "@volpe/contract";
import { createAuthCalls } from "@volpe/core";
import { CLOSE, Icon } from "@volpe/ui";
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useFetcher, useLocation } from "react-router-dom";
import { FoxPicture } from "../page/fox-picture.tsx";
import { toReturnPath } from "../page/return-path.ts";
import { useClient } from "../page/use-client.tsx";
import { askAuth } from "./ask-auth.ts";
import { readTypedEmail } from "./link-with-email.tsx";
import { LoginForm, type LoginOutcome } from "./login-form.tsx";
import { ANOTHER_LINK, MailSent, sayConfirmation, sayLoginLink } from "./mailed-link.tsx";
import { RegistrationForm, type RegistrationOutcome } from "./registration-form.tsx";
import "./auth.css";
import "./auth-dialog.css";

const LOGIN_ACTION = "/auth/login";
const PREFIX = "accesso";

/** Login and registration in a dialog over the page. The first click loads this module. */
export function AuthDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search, key } = useLocation();
  const [opened] = useState(key);
  const close = useHistoryEntry(() => {
    dialog.current?.close();
    onClose();
  });
  useEffect(() => {
    dialog.current?.showModal();
    // On a touch screen, focusing a field would open the keyboard over the text.
    const first = matchMedia("(pointer: coarse)").matches ? "h2" : "[name=email]";
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  // A link in the dialog may lead to another page.
  useEffect(() => {
    if (key !== opened) dialog.current?.close();
  }, [key, opened]);
  const handleClose = () => {
    if (key === opened) close();
    else onClose();
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // The body covers the whole dialog, so an event on the dialog itself hits the backdrop.
  const pressedOutside = useRef(false);
  const handleMouseDown = (event: MouseEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  // A press inside that is released outside is also a click on the dialog: text was selected, or
  // the button moved away below the pointer. Such a click must not discard the typed text.
  const handleClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialog.current) close();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className="auth-dialog"
      aria-labelledby="accesso-titolo"
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
    >
      <Views returnPath={toReturnPath(pathname + search)} onClose={close} />
    </dialog>,
    document.body,
  );
}

type ViewsProps = { returnPath: string | null; onClose: () => void };

function Views({ returnPath, onClose }: ViewsProps) {
  const [view, setView] = useState<"login" | "registration">("login");
  const [email, setEmail] = useState("");
  const login = useFetcher<LoginOutcome>();
  const registration = useFetcher<RegistrationOutcome>();
  const providers = useProviders();
  const entered = login.data?.status === "entered";
  useEffect(() => {
    if (entered) onClose();
  }, [entered, onClose]);
  const mailed = findMailed(view, login.data, registration.data);
  const isLogin = view === "login";
  const swap = (event: MouseEvent) => {
    setEmail(readTypedEmail(event.currentTarget));
    setView(isLogin ? "registration" : "login");
  };
  return (
    <div className="auth-dialog__body">
      <div className="auth-dialog__head">
        <FoxPicture pose="front" size={40} />
        <h2 id="accesso-titolo" tabIndex={-1}>
          {mailed
            ? "Controlla la posta"
            : isLogin
              ? "Entra nel tuo profilo"
              : "Crea il tuo profilo"}
        </h2>
        <button className="v-icon-button" type="button" aria-label="Chiudi" onClick={onClose}>
          <Icon outline={CLOSE} />
        </button>
      </div>
      {mailed ? (
        <MailSent
          email={mailed.email}
          action={LOGIN_ACTION}
          hint={mailed.hint}
          Form={login.Form}
          say={mailed.say}
          inDialog
        />
      ) : isLogin ? (
        <LoginForm
          Form={login.Form}
          action={LOGIN_ACTION}
          prefix={PREFIX}
          sending={login.state !== "idle"}
          outcome={login.data}
          email={email}
          providers={providers}
          returnPath={returnPath}
          inDialog
        />
      ) : (
        <RegistrationForm
          Form={registration.Form}
          action="/auth/registrazione"
          prefix={PREFIX}
          sending={registration.state !== "idle"}
          outcome={registration.data}
          email={email}
          inDialog
        />
      )}
      {!mailed && (
        <p className="v-quiet">
          {isLogin ? "Non hai un profilo? " : "Ce l’hai già? "}
          <button className="v-text-button" type="button" onClick={swap}>
            {isLogin ? "Crealo ora" : "Entra"}
          </button>
        </p>
      )}
    </div>
  );
}

function findMailed(
  view: "login" | "registration",
  login: LoginOutcome | undefined,
  registration: RegistrationOutcome | undefined,
) {
  if (view === "registration" && registration?.status === "mailed") {
    return { email: registration.email, say: sayConfirmation, hint: ANOTHER_LINK };
  }
  return view === "login" && login?.status === "link-sent"
    ? { email: login.email, say: sayLoginLink, hint: undefined }
    : null;
}

/** The configured providers. They are fetched once the dialog is open. */
function useProviders(): readonly IdentityProvider[] {
  const client = useClient();
  const [providers, setProviders] = useState<readonly IdentityProvider[]>([]);
  useEffect(() => {
    askAuth(createAuthCalls(client).providers()).then((outcome) => {
      if (outcome.status === "done") setProviders(outcome.data);
    });
  }, [client]);
  return providers;
}

/**
 * Adds an entry to the history while the dialog is open, so that Back closes the dialog and stays
 * on the page. Returns a function that closes the dialog by going back one entry. `onGone` is
 * called in either case.
 */
function useHistoryEntry(onGone: () => void): () => void {
  const gone = useRef(false);
  const handleGone = useEffectEvent(onGone);
  useEffect(() => {
    history.pushState(history.state, "");
    const handlePop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      gone.current = true;
      handleGone();
    };
    // The router listens on window too; a capturing listener runs first.
    const options = { capture: true, once: true };
    window.addEventListener("popstate", handlePop, options);
    return () => window.removeEventListener("popstate", handlePop, options);
  }, []);
  return useCallback(() => {
    if (!gone.current) {
      gone.current = true;
      history.back();
    }
  }, []);
}
