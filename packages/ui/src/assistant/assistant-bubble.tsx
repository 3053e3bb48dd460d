import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Fox } from "../brand/fox.tsx";
import { Icon } from "../icon/icon.tsx";
import type { AssistantProps } from "./assistant-props.ts";

export type AssistantBubbleProps = Omit<AssistantProps, "variant" | "hidden" | "onClose"> & {
  /** One line beside the fox; null for none. */
  invitation?: string | null;
  onDismiss?: () => void;
  /** Controlled from outside where given; else the launcher keeps it itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** How the panel is fetched on the first opening; a widget brings its styles along. */
  loadPanel?: () => Promise<{ Assistant: ComponentType<AssistantProps> }>;
};

const INVITATION = "Quanto potresti risparmiare? Te lo dico in due minuti.";
const FAILED = "Non riesco ad aprire la chat. Controlla la connessione e riprova.";
const loadAssistant = () => import("./assistant.tsx");

/** The launcher. It knows nothing of the panel until somebody opens it. */
export function AssistantBubble({
  invitation = INVITATION,
  onDismiss,
  open: openFromOutside,
  onOpenChange,
  loadPanel = loadAssistant,
  ...assistant
}: AssistantBubbleProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [panel, setPanel] = useState<{ Assistant: ComponentType<AssistantProps> } | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = openFromOutside ?? ownOpen;
  const { onEvent } = assistant;

  const change = useCallback(
    (next: boolean) => {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );

  useEffect(() => {
    if (!open || panel !== null) {
      return;
    }
    let stale = false;
    setFailed(false);
    loadPanel().then(
      (loaded) => stale || setPanel(loaded),
      () => {
        if (!stale) {
          setFailed(true);
          change(false);
        }
      },
    );
    return () => {
      stale = true;
    };
  }, [open, panel, loadPanel, change]);

  const shown = open && panel !== null;
  useEffect(() => {
    if (shown) {
      onEvent?.("opened", {});
    } else if (wasOpen.current) {
      onEvent?.("closed", {});
      launcher.current?.focus({ preventScroll: true });
    }
    wasOpen.current = shown;
  }, [shown, onEvent]);

  const line = failed ? FAILED : invitation;
  return (
    <>
      <div className="v-scope v-launch" part="launcher" hidden={shown}>
        {line === null || dismissed ? null : (
          <div className="v-launch-say" role={failed ? "alert" : undefined}>
            <button type="button" className="v-launch-line" onClick={() => change(true)}>
              {line}
            </button>
            <button
              type="button"
              className="v-launch-dismiss"
              aria-label="Nascondi l’invito"
              onClick={() => {
                setDismissed(true);
                onDismiss?.();
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        )}
        <button
          ref={launcher}
          type="button"
          className="v-launch-fox"
          aria-label="Apri la chat con Volpe"
          aria-haspopup="dialog"
          aria-expanded={shown}
          aria-busy={open && panel === null}
          onClick={() => change(true)}
        >
          <Fox mood={open ? "thinking" : "listening"} size={44} />
        </button>
      </div>
      {panel === null ? null : (
        <panel.Assistant
          {...assistant}
          variant="panel"
          hidden={!shown}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}
