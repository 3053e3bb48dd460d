import type { TrackedWidget } from "@volpe/contract";
import { toEmbedDirectives, toPolicyText } from "../../embed/embed-policy.ts";
import { CopyButton } from "./copy-button.tsx";

type PolicyLinesProps = {
  origin: string;
  widget: TrackedWidget;
  values: Readonly<Record<string, string>>;
};

/** What a page with a strict policy has to allow, or its browser refuses the widget. */
export function PolicyLines({ origin, widget, values }: PolicyLinesProps) {
  // Only the assistant talks over a socket.
  const hasSocket = widget === "assistente" && values.transports !== "polling";
  const policy = toPolicyText(toEmbedDirectives(origin, { hasSocket }));
  return (
    <details className="v-details">
      <summary>La tua pagina ha una Content-Security-Policy?</summary>
      <div className="v-stack">
        <p>Aggiungi queste direttive, o questi indirizzi alle direttive che ha già.</p>
        <div className="panel-snippet">
          <pre>
            <code>{policy}</code>
          </pre>
          <CopyButton text={policy} />
        </div>
      </div>
    </details>
  );
}
