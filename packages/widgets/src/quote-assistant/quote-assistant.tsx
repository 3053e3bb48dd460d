import { LANGUAGE, TRACKING_PATTERN } from "@volpe/contract";
import type { ChatOpening } from "@volpe/core";
import { AssistantLauncher } from "@volpe/ui";
import { useMemo, useRef } from "react";
import type { WidgetProps } from "../define/define-widget.ts";
import { adopt } from "../define/to-sheet.ts";
import { useLoaded } from "../define/use-loaded.ts";
import { type Volpe, warn } from "../loader/volpe.ts";
import type { PanelSource } from "./panel.tsx";

export type QuoteAssistantValues = {
  tracking: string;
  variant: "bubble" | "inline";
  open: boolean;
  theme: "auto" | "light" | "dark";
  transports: "any" | "polling";
  /** What the conversation begins with, as `{ type: "luce" }`. */
  opening: ChatOpening | undefined;
};

type Props = WidgetProps<QuoteAssistantValues>;

/** The component of the elements that one script defined. */
export function createQuoteAssistant(volpe: Volpe) {
  return function QuoteAssistant({ container, tracking, transports, ...props }: Props) {
    const source: PanelSource = {
      volpe,
      container,
      tracking: findTracking(tracking, volpe),
      transports: transports === "polling" ? "polling" : volpe.transports,
    };
    // Another value is another conversation: nothing of the one before may stay on the screen.
    const key = `${source.tracking} ${source.transports}`;
    return <Launcher key={key} {...props} container={container} source={source} />;
  };
}

type LauncherProps = Omit<Props, "tracking" | "transports"> & { source: PanelSource };

function Launcher({ container, variant, open = false, opening, source }: LauncherProps) {
  const startsOpen = useRef(open).current;
  const { loadPanel, loadInline, onOpenChange } = useMemo(() => bind(container), [container]);
  const isInline = variant === "inline";
  const inline = useLoaded(loadInline, isInline, tellFailure);
  const props = { open, onOpenChange, loadPanel, panelProps: { source, opening, startsOpen } };
  return (
    <div className="v-widget" lang={LANGUAGE}>
      {isInline ? (
        inline && <inline.InlineAssistant {...props} />
      ) : (
        <AssistantLauncher {...props} />
      )}
    </div>
  );
}

/** What stays the same for as long as the element lives. */
function bind(container: ShadowRoot) {
  return {
    async loadPanel() {
      const { Panel, getPanelSheet } = await import("./panel.tsx");
      adopt(container, getPanelSheet());
      return { Assistant: Panel };
    },
    async loadInline() {
      const { InlineAssistant, getInlineSheet } = await import("./inline-assistant.tsx");
      adopt(container, getInlineSheet());
      return { InlineAssistant };
    },
    onOpenChange: (open: boolean) => void container.host.toggleAttribute("open", open),
  };
}

function tellFailure(): void {
  warn("volpe-quote-assistant could not be loaded.");
}

/** The element's value over the script's. A wrong one is told, and the script's stands. */
function findTracking(own: string | undefined, volpe: Volpe): string {
  if (own === undefined || own === "") {
    return volpe.tracking;
  }
  if (new RegExp(TRACKING_PATTERN).test(own)) {
    return own;
  }
  warn(`tracking="${own}" is no tracking value.`);
  return volpe.tracking;
}
