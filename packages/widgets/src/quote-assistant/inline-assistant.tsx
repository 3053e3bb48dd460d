import { BRAND_NAME, COMPANY_NAME } from "@volpe/contract";
import { type AssistantLauncherProps, Fox, LAUNCHER_TEXTS } from "@volpe/ui";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { toHostUrl } from "../define/to-host-url.ts";
import { toSheet } from "../define/to-sheet.ts";
import { useLoaded } from "../define/use-loaded.ts";
import inlineCss from "./inline-assistant.css?inline";
import type { PanelProps } from "./panel.tsx";

type SharedPanelProps = Omit<PanelProps, "variant" | "hidden" | "onClose">;
type InlineAssistantProps = Pick<AssistantLauncherProps<SharedPanelProps>, "panelProps"> & {
  /** Whether a conversation is kept, which the button continues. */
  isKept: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  loadPanel: () => Promise<{ Assistant: ComponentType<PanelProps> }>;
};

export const getInlineSheet = toSheet(inlineCss);

/**
 * The assistant in the page's flow. Before it is opened, it shows an invitation of the same size.
 */
export function InlineAssistant(props: InlineAssistantProps) {
  const { open, onOpenChange, loadPanel, panelProps } = props;
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(panelProps.startsOpen);
  const led = useRef(false);
  const begun = useRef(false);

  const fail = useCallback(() => {
    setFailed(true);
    onOpenChange(false);
  }, [onOpenChange]);
  const panel = useLoaded(loadPanel, open, fail);
  const shown = open && panel !== null;

  // A person who pressed a button, here or elsewhere on the page, is led to the conversation; a
  // page that opens the element by itself does not move.
  useEffect(() => {
    led.current = open && !wasOpen.current && navigator.userActivation?.isActive !== false;
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (shown && led.current) {
      if (!begun.current) {
        frame.current?.scrollIntoView({ block: "nearest" });
      }
      begun.current = false;
      frame.current?.querySelector<HTMLElement>(".v-log-scroller")?.focus({ preventScroll: true });
    }
  }, [shown]);

  const begin = () => {
    begun.current = true;
    setFailed(false);
    onOpenChange(true);
  };

  return (
    <div className="v-inline" ref={frame}>
      {shown ? (
        <panel.Assistant {...panelProps} variant="page" onClose={() => onOpenChange(false)} />
      ) : (
        <Invitation {...props} isFailed={failed} onBegin={begin} />
      )}
    </div>
  );
}

type InvitationProps = Pick<InlineAssistantProps, "isKept" | "open" | "panelProps"> & {
  isFailed: boolean;
  onBegin: () => void;
};

function Invitation({ isKept, open, panelProps, isFailed, onBegin }: InvitationProps) {
  const { volpe, tracking } = panelProps.source;
  return (
    <section className="v-scope v-invite" part="invitation" aria-label="Volpe">
      <Fox mood={open ? "thinking" : "listening"} size={72} />
      {volpe.off ? (
        <p>Da questa pagina per ora non posso risponderti.</p>
      ) : (
        <>
          <h2>Quanto potresti risparmiare sulla bolletta?</h2>
          <p>
            Qualche domanda, e alla fine hai le offerte migliori per come consumi, con la spesa di
            un anno, voce per voce.
          </p>
          <button type="button" className="v-invite-go" aria-busy={open} onClick={onBegin}>
            {isKept ? "Riprendiamo" : "Cominciamo"}
          </button>
          {isFailed && <p role="alert">{LAUNCHER_TEXTS.failed}</p>}
          <ol className="v-invite-asks">
            <li>Dove si trova la casa, o l’attività.</li>
            <li>Quanto consumi; se non lo sai, come vivi.</li>
            <li>Quanto spendi oggi, se vuoi vedere la differenza.</li>
          </ol>
        </>
      )}
      <p className="v-invite-note">
        È l’assistente di {BRAND_NAME}: i tuoi dati li tratta {COMPANY_NAME}, non questo sito.{" "}
        <a
          href={toHostUrl(volpe.host, tracking, "assistente")("/privacy-policy")}
          target="_blank"
          rel="noopener"
        >
          Privacy
        </a>
      </p>
    </section>
  );
}
