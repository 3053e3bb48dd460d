import { ASSISTANT_PATH } from "@volpe/contract";
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { FoxPicture } from "../page/fox-picture.tsx";
import {
  AssistantContext,
  type AssistantOpening,
  findListOpening,
  useAssistantClick,
  useAssistantHref,
} from "./assistant-opening.tsx";
import type { AssistantOverlay } from "./assistant-overlay.tsx";
import "./site-assistant.css";

type Overlay = ComponentType<ComponentProps<typeof AssistantOverlay>>;
type Wish = { open: boolean; failed?: boolean; opening: AssistantOpening | undefined };

const toClosed =
  (failed: boolean) =>
  ({ opening }: Wish): Wish => ({ open: false, failed, opening });

/**
 * The launcher on every page but the assistant's own: a link to that page, until the first click
 * loads the assistant.
 */
export function SiteAssistant({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [{ open, failed, opening }, setWish] = useState<Wish>({ open: false, opening: undefined });
  const [Overlay, setOverlay] = useState<Overlay | null>(null);
  const openOn = (wish: AssistantOpening | undefined = findListOpening(pathname, search)) =>
    setWish(({ opening }) => ({ open: true, opening: wish ?? opening }));

  useEffect(() => {
    if (!open || Overlay !== null) return;
    import("./assistant-overlay.tsx").then(
      // Vite resolves with undefined while the document is being reloaded; see `orReload`.
      (loaded) => (loaded ? setOverlay(() => loaded.AssistantOverlay) : setWish(toClosed(false))),
      () => setWish(toClosed(true)),
    );
  }, [open, Overlay]);

  // The page of an activation also contains the assistant.
  if (pathname === ASSISTANT_PATH || pathname.startsWith("/offerte/activation/")) return children;
  return (
    <AssistantContext value={openOn}>
      {children}
      <aside aria-label="Assistente">
        {Overlay === null ? (
          <LauncherLink busy={open} failed={failed} />
        ) : (
          <Overlay
            open={open}
            onOpenChange={(next) => (next ? openOn() : setWish(toClosed(false)))}
            opening={opening}
          />
        )}
      </aside>
    </AssistantContext>
  );
}

function LauncherLink({ busy, failed }: { busy: boolean; failed: boolean | undefined }) {
  const opens = useAssistantClick();
  const href = useAssistantHref();
  return (
    <div className="v-scope v-launch">
      {failed && (
        <p className="v-launch-say" role="alert">
          Non riesco ad aprire la chat. Controlla la connessione e riprova.
        </p>
      )}
      <a
        className="v-launch-fox"
        href={href}
        aria-label="Apri la chat con Volpe"
        aria-busy={busy}
        {...opens}
      >
        <FoxPicture pose="front" size={44} />
      </a>
    </div>
  );
}
