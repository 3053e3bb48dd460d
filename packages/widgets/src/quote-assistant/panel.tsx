import type { ChatOpening } from "@volpe/contract";
import {
  type Chat,
  type Consent,
  createChat,
  createConsent,
  OWN_CHAT_STORAGE_PREFIX,
} from "@volpe/core";
import { Assistant, isOffline, type OnAssistantEvent } from "@volpe/ui";
import panelCss from "@volpe/ui/styles/assistant-panel.css?inline";
import { useCallback, useEffect, useMemo, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { emit, emitError } from "../define/emit.ts";
import { createHostStorage } from "../define/host-storage.ts";
import { toHostUrl } from "../define/to-host-url.ts";
import { adopt, toSheet } from "../define/to-sheet.ts";
import { useLoaded } from "../define/use-loaded.ts";
import { loadLaterParts, onLaterParts } from "../later/later-parts.ts";
import { CONSENT_EVENT, type Volpe } from "../loader/volpe.ts";
import type { PanelSource } from "./element-types.ts";

export type PanelProps = {
  source: PanelSource;
  opening: ChatOpening | undefined;
  /** True if the panel is open from the start, so that no visitor has asked for it. */
  startsOpen: boolean;
  variant: "panel" | "page";
  hidden?: boolean;
  onClose: () => void;
};

/** The component's events that become events of the element. */
const EVENTS: Record<string, `volpe-${string}`> = {
  answered: "volpe-step",
  quoted: "volpe-quote",
};

export const getPanelSheet = toSheet(panelCss);

const loadConsentRequest = () => import("./consent-request.tsx");

/** The assistant, or the consent request that comes before it. */
export function Panel({ startsOpen, ...props }: PanelProps) {
  const { source, variant, hidden = false, onClose } = props;
  const { volpe, container } = source;
  const { chat, consent } = findElementChat(source);
  const { isGranted, grant } = useConsent(volpe, consent);
  const request = useLoaded(loadConsentRequest, !isGranted);
  const resolveUrl = useMemo(
    () => toHostUrl(volpe.host, source.tracking, "assistente"),
    [volpe, source.tracking],
  );
  const privacy = resolveUrl("/privacy-policy");
  // The panel asks for the focus when it appears, but an inert panel does not get it.
  const [isQuiet, setQuiet] = useState(startsOpen);
  useEffect(() => setQuiet(false), []);

  useEffect(() => {
    if (request) {
      adopt(container, request.getConsentSheet());
    }
  }, [request, container]);
  useEffect(() => onLaterParts(({ getSheet }) => adopt(container, getSheet())), [container]);

  useEffect(() => {
    let last: string | undefined;
    return subscribe(chat.state, () => {
      const { messages, refusal } = chat.state;
      // The first answer was given, or a conversation with answers continues after a reload.
      if (messages.some(({ owner }) => owner === "user")) {
        loadLaterParts().catch(() => undefined);
      }
      const code = isOffline(chat.state)
        ? "offline"
        : (refusal?.errors[0]?.code ?? messages[0]?.refused);
      if (code && code !== last) {
        emitError(container.host, code);
      }
      last = code;
    });
  }, [chat, container]);

  const tell = useCallback<OnAssistantEvent>(
    (name, detail) => {
      const eventName = EVENTS[name];
      if (eventName) {
        emit(container.host, eventName, detail);
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
          controllerNotice
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

/** Whether consent is granted to this element, and a function that grants it. */
function useConsent(volpe: Volpe, consent: Consent) {
  const [isGranted, setGranted] = useState(consent.status() === "granted");

  const grant = useCallback(() => {
    consent.grant();
    setGranted(true);
  }, [consent]);

  useEffect(() => {
    const follow = () => {
      if (volpe.isGranted()) {
        grant();
      }
    };
    follow();
    document.addEventListener(CONSENT_EVENT, follow);
    return () => document.removeEventListener(CONSENT_EVENT, follow);
  }, [volpe, grant]);

  return { isGranted, grant };
}

type ElementChat = { chat: Chat; consent: Consent };

/**
 * One chat for each element, for the element's whole life: a conversation survives a removal from
 * the page even if nothing can be stored. It does not use the page's cookies, because they belong
 * to the partner.
 */
const chats = new WeakMap<Element, ElementChat & { name: string }>();

function findElementChat(source: PanelSource): ElementChat {
  const { container, volpe, tracking, transports } = source;
  const element = container.host;
  const name = `${tracking} ${transports}`;
  const existing = chats.get(element);
  if (existing?.name === name) {
    return existing;
  }
  existing?.chat.close();
  const consent = createConsent(volpe.isGranted() ? "granted" : "pending");
  const chat = createChat({
    baseUrl: volpe.host,
    transports,
    storage: createHostStorage(volpe.host),
    storageName: OWN_CHAT_STORAGE_PREFIX + tracking,
    widget: "assistente",
    consent,
    log: globalThis.console,
    readTracking: () => tracking,
  });
  const made = { name, chat, consent };
  chats.set(element, made);
  return made;
}
