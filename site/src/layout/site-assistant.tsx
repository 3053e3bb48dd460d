import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import {
  AssistantContext,
  type AssistantOpening,
  useAssistantClick,
} from "./assistant-opening.tsx";
import type { AssistantOverlay } from "./assistant-overlay.tsx";
import { FoxPicture } from "./fox-picture.tsx";

const ASSISTANT_PATH = "/calcola-preventivo";

type Overlay = ComponentType<ComponentProps<typeof AssistantOverlay>>;
type Wish = { open: boolean; opening: AssistantOpening | undefined };

/**
 * The launcher on every page but the one where the assistant is the page: a link to that page,
 * until the first click fetches the assistant.
 */
export function SiteAssistant({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [{ open, opening }, setWish] = useState<Wish>({ open: false, opening: undefined });
  const [Overlay, setOverlay] = useState<Overlay | null>(null);
  const [failed, setFailed] = useState(false);
  const setOpen = (next: boolean) => setWish((wish) => ({ ...wish, open: next }));
  const [openOn] = useState(() => (wish?: AssistantOpening) => {
    setFailed(false);
    setWish((before) => ({ open: true, opening: wish ?? before.opening }));
  });

  useEffect(() => {
    if (!open || Overlay !== null) return;
    import("./assistant-overlay.tsx").then(
      (loaded) => setOverlay(() => loaded.AssistantOverlay),
      () => {
        setFailed(true);
        setWish((wish) => ({ ...wish, open: false }));
      },
    );
  }, [open, Overlay]);

  if (pathname === ASSISTANT_PATH) return children;
  return (
    <AssistantContext value={openOn}>
      {children}
      <aside aria-label="Assistente">
        {Overlay === null ? (
          <LauncherLink busy={open} failed={failed} />
        ) : (
          <Overlay open={open} onOpenChange={setOpen} opening={opening} />
        )}
      </aside>
    </AssistantContext>
  );
}

function LauncherLink({ busy, failed }: { busy: boolean; failed: boolean }) {
  const handleClick = useAssistantClick();
  return (
    <div className="v-scope v-launch">
      {failed && (
        <p className="v-launch-say" role="alert">
          Non riesco ad aprire la chat. Controlla la connessione e riprova.
        </p>
      )}
      <a
        className="v-launch-fox"
        href={ASSISTANT_PATH}
        aria-label="Apri la chat con Volpe"
        aria-busy={busy}
        onClick={handleClick}
      >
        <FoxPicture pose="front" size={44} />
      </a>
    </div>
  );
}
