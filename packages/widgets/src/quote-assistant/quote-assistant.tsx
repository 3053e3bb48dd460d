import { LANGUAGE } from "@volpe/contract";
import { OWN_CHAT_STORAGE_PREFIX } from "@volpe/core";
import { AssistantLauncher } from "@volpe/ui";
import { useMemo, useRef } from "react";
import type { WidgetProps } from "../define/component-element.ts";
import { emitError } from "../define/emit.ts";
import { createHostStorage } from "../define/host-storage.ts";
import { adopt } from "../define/to-sheet.ts";
import { useLoaded } from "../define/use-loaded.ts";
import { createTrackingReader } from "../loader/find-tracking.ts";
import type { Volpe } from "../loader/volpe.ts";
import type { PanelSource, QuoteAssistantValues } from "./element-types.ts";

type Props = WidgetProps<QuoteAssistantValues>;

/** Makes the component of the elements that one script defines. */
export function createQuoteAssistant(volpe: Volpe) {
  return function QuoteAssistant({ container, tracking, transports, ...props }: Props) {
    const readTracking = useMemo(() => createTrackingReader(volpe), []);
    const source: PanelSource = {
      volpe,
      container,
      tracking: readTracking(tracking),
      transports: [transports, volpe.transports].includes("polling") ? "polling" : "any",
    };
    // Another tracking value means another conversation, so nothing of the previous one may stay.
    const key = `${source.tracking} ${source.transports}`;
    return <Launcher key={key} {...props} container={container} source={source} />;
  };
}

type LauncherProps = Omit<Props, "tracking" | "transports"> & { source: PanelSource };

function Launcher({ container, variant, open = false, opening, source }: LauncherProps) {
  const startsOpen = useRef(open).current;
  const { loadPanel, loadInline, onOpenChange, onFailure } = useMemo(
    () => bind(container),
    [container],
  );
  const isInline = variant === "inline";
  const inline = useLoaded(loadInline, isInline, onFailure);
  const { volpe, tracking } = source;
  // Without consent nothing that the page keeps is read.
  const isKept =
    volpe.isGranted() && !!createHostStorage(volpe.host).get(OWN_CHAT_STORAGE_PREFIX + tracking);
  const props = {
    isKept,
    open,
    onOpenChange,
    loadPanel,
    panelProps: { source, opening, startsOpen },
  };
  return (
    <div className="v-widget" lang={LANGUAGE}>
      {isInline ? (
        <>
          <slot name="room">
            <div className="v-room" />
          </slot>
          {inline && <inline.InlineAssistant {...props} />}
        </>
      ) : (
        <aside aria-label="Assistente">
          <AssistantLauncher {...props} {...(volpe.off && { invitation: null })} />
        </aside>
      )}
    </div>
  );
}

/** Functions that stay the same for the life of the element. */
function bind(container: ShadowRoot) {
  const onFailure = () => emitError(container.host, "module");
  return {
    async loadPanel() {
      const { Panel, getPanelSheet } = await import("./panel.tsx").catch((error) => {
        onFailure();
        throw error;
      });
      adopt(container, getPanelSheet());
      // Evaluating the module and drawing the panel in one task would be a long task.
      await new Promise((go) => setTimeout(go));
      return { Assistant: Panel };
    },
    onFailure,
    async loadInline() {
      // Without destructuring the bundle does not name the exports once more.
      const loaded = await import("./inline-assistant.tsx");
      adopt(container, loaded.getInlineSheet());
      return loaded;
    },
    onOpenChange: (open: boolean) => void container.host.toggleAttribute("open", open),
  };
}
