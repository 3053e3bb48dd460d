import type { ChatOpening } from "@volpe/core";
import { Assistant, type OnAssistantEvent } from "@volpe/ui";
import panelCss from "@volpe/ui/styles/assistant-panel.css?inline";
import { useCallback, useEffect, useMemo, useState } from "react";
import { emit } from "../define/emit.ts";
import { adopt, toSheet } from "../define/to-sheet.ts";
import { useLoaded } from "../define/use-loaded.ts";
import { loadLaterParts, onLaterParts } from "../later/later-parts.ts";
import type { Volpe } from "../loader/volpe.ts";
import { findElementChat } from "./element-chat.ts";
import { toHostUrl } from "./to-host-url.ts";
import { useConsent } from "./use-consent.ts";

/** Where a panel's conversation comes from. */
export type PanelSource = {
  volpe: Volpe;
  container: ShadowRoot;
  tracking: string;
  transports: "any" | "polling";
};

export type PanelProps = {
  source: PanelSource;
  opening: ChatOpening | undefined;
  /** The page shows it open from its beginning: nobody has asked for it yet. */
  startsOpen: boolean;
  variant: "panel" | "page";
  hidden?: boolean;
  onClose: () => void;
};

/** The events of the component that are events of the element; opening and closing are its own. */
const TOLD = new Map<string, `volpe-${string}`>([
  ["answered", "volpe-step"],
  ["quoted", "volpe-quote"],
]);

export const getPanelSheet = toSheet(panelCss);

const loadConsentRequest = () => import("./consent-request.tsx");

/** What opens: the assistant, or before it the question whether it may. */
export function Panel({ startsOpen, ...props }: PanelProps) {
  const { source, variant, hidden = false, onClose } = props;
  const { volpe, container } = source;
  const { chat, consent } = findElementChat(source);
  const { isGranted, grant } = useConsent(volpe, consent);
  const request = useLoaded(loadConsentRequest, !isGranted);
  const resolveUrl = useMemo(
    () => toHostUrl(volpe.host, source.tracking),
    [volpe, source.tracking],
  );
  const privacy = resolveUrl("/privacy-policy");
  // What is inert takes no focus, which the panel asks for as it appears.
  const [isQuiet, setQuiet] = useState(startsOpen);
  useEffect(() => setQuiet(false), []);

  useEffect(() => {
    if (request !== null) {
      adopt(container, request.getConsentSheet());
    }
  }, [request, container]);
  useEffect(() => onLaterParts(({ getSheet }) => adopt(container, getSheet())), [container]);

  const tell = useCallback<OnAssistantEvent>(
    (name, detail) => {
      loadLaterParts().catch(() => undefined);
      const told = TOLD.get(name);
      if (told !== undefined) {
        emit(container.host, told, detail);
      }
    },
    [container],
  );

  return (
    <div className="v-widget" inert={isQuiet}>
      {isGranted ? (
        <Assistant
          {...(props.opening && { opening: props.opening })}
          chat={chat}
          variant={variant}
          hidden={hidden}
          onClose={onClose}
          onEvent={tell}
          resolveUrl={resolveUrl}
          commissionNotice
          links={{ privacy, estimate: resolveUrl("/come-funziono#stima"), target: "_blank" }}
        />
      ) : (
        request && (
          <request.ConsentRequest
            privacy={privacy}
            isFloating={variant === "panel"}
            hidden={hidden}
            onGrant={grant}
            onRefuse={onClose}
          />
        )
      )}
    </div>
  );
}
