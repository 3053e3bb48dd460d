import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Fox } from "../brand/fox.tsx";
import { CLOSE } from "../icon/close.ts";
import { Icon } from "../icon/icon.tsx";
import { findFocused, focusFirstShown } from "./focus-first-shown.ts";

/** Props that the launcher gives the panel in addition to `panelProps`. */
type LaunchedPanel = { variant: "panel"; hidden: boolean; onClose: () => void };

export type LauncherProps = {
  /** Whether a conversation is kept, which opening the panel continues. */
  isKept?: boolean;
  /** One line next to the fox; null for no line. Default: an invitation to begin or to continue. */
  invitation?: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Loaded<Props> = { Assistant: ComponentType<Props & LaunchedPanel> };

export type AssistantLauncherProps<Props extends object> = LauncherProps & {
  /** Loads the panel on the first opening. */
  loadPanel: () => Promise<Loaded<Props>>;
  panelProps: Props;
};

/** One object, because a bundler would copy a text of its own into each script that uses it. */
export const LAUNCHER_TEXTS = {
  invitation: "Quanto potresti risparmiare? Te lo dico in due minuti.",
  resume: "Riprendiamo la chat?",
  failed: "Non riesco ad aprire la chat. Controlla la connessione e riprova.",
};

/**
 * The fox in the corner of the window. It loads the panel on the first opening.
 *
 * @example
 * <AssistantLauncher
 *   open={false}
 *   onOpenChange={console.log}
 *   loadPanel={async () => ({ Assistant: () => null })}
 *   panelProps={{}}
 * />
 */
export function AssistantLauncher<Props extends object>({
  isKept,
  invitation = isKept ? LAUNCHER_TEXTS.resume : LAUNCHER_TEXTS.invitation,
  open,
  onOpenChange,
  loadPanel,
  panelProps,
}: AssistantLauncherProps<Props>) {
  const [dismissed, setDismissed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [panel, setPanel] = useState<Loaded<Props> | null>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const wasShown = useRef(false);

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
          onOpenChange(false);
        }
      },
    );
    return () => {
      stale = true;
    };
  }, [open, panel, loadPanel, onOpenChange]);

  // Remembers the focused element before the panel takes the focus, because a link elsewhere may
  // have opened the panel.
  useLayoutEffect(() => {
    if (open && launcher.current !== null) {
      opener.current = findFocused(launcher.current);
    }
  }, [open]);

  const shown = open && panel !== null;
  useEffect(() => {
    if (wasShown.current && !shown) {
      focusFirstShown([opener.current, launcher.current]);
    }
    wasShown.current = shown;
  }, [shown]);

  const line = failed ? LAUNCHER_TEXTS.failed : dismissed ? null : invitation;
  return (
    <>
      <div className="v-scope v-launch" part="launcher" hidden={shown}>
        {line === null ? null : (
          <div className="v-launch-say" role={failed ? "alert" : undefined}>
            <button type="button" className="v-launch-line" onClick={() => onOpenChange(true)}>
              {line}
            </button>
            <button
              type="button"
              className="v-launch-dismiss"
              aria-label="Nascondi il messaggio"
              onClick={() => {
                setDismissed(true);
                setFailed(false);
              }}
            >
              <Icon outline={CLOSE} size={16} />
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
          onClick={() => onOpenChange(true)}
        >
          <Fox mood={open ? "thinking" : "listening"} size={44} />
        </button>
      </div>
      {panel === null ? null : (
        <panel.Assistant
          {...panelProps}
          variant="panel"
          hidden={!shown}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  );
}
