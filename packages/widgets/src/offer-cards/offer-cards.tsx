import { LANGUAGE } from "@volpe/contract";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { WidgetProps } from "../define/define-widget.ts";
import { emit, emitError } from "../define/emit.ts";
import { adopt } from "../define/to-sheet.ts";
import type { Volpe } from "../loader/volpe.ts";
import { toCardsAddress } from "./cards-address.ts";
import type { OfferCardsValues } from "./element-types.ts";
import { type CallFailure, loadDocument } from "./load-document.ts";

type Props = WidgetProps<OfferCardsValues>;

/** What an element asks of its component, which registers itself here. */
export type Commands = WeakMap<Node, { refresh(): void; choose(choices: string): void }>;

type CardsSheet = { getSheet: () => CSSStyleSheet };

/** The styles of each kind of card and of the filters, loaded for an element that shows them. */
const SHEETS = new Map<string, () => Promise<CardsSheet>>([
  ["energy", () => import("./energy-sheet.ts")],
  ["product", () => import("./product-sheet.ts")],
  ["filters", () => import("./filters-sheet.ts")],
]);

/** Makes the component of the elements that one script defines. */
export function createOfferCards({ volpe, commands }: { volpe: Volpe; commands: Commands }) {
  /** What an element shows: one that is removed and added again asks for nothing. */
  const kept = new WeakMap<Node, { address: string; content: HTMLElement }>();

  async function load(container: ShadowRoot, address: string) {
    const page = await loadDocument(address);
    const content = document.importNode(page.body.firstElementChild as HTMLElement, true);
    const sheets = (content.dataset.sheets ?? "").split(" ");
    await Promise.all(
      sheets.map(async (name) => {
        const sheet = await SHEETS.get(name)?.();
        if (sheet) {
          adopt(container, sheet.getSheet());
        }
      }),
    );
    return content;
  }

  return function OfferCards({ container, ...values }: Props) {
    const element = container.host;
    // Memoized, so that a malformed value is reported once.
    const tracking = useMemo(() => volpe.findTracking(values.tracking), [values.tracking]);
    const [choices, setChoices] = useState("");
    const [attempt, retry] = useReducer((count: number, _: undefined) => count + 1, 0);
    const [status, setStatus] = useState<"waiting" | "shown" | "failed">("waiting");
    const place = useRef<HTMLDivElement>(null);
    const address = toCardsAddress(volpe.host, { ...values, tracking }, choices);

    useEffect(() => {
      const show = (content: HTMLElement) => {
        const focused = container.activeElement?.getAttribute("name");
        place.current?.replaceChildren(content);
        if (focused) {
          content.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
        }
        setStatus("shown");
      };
      const last = kept.get(element);
      if (attempt === 0 && last?.address === address) {
        show(last.content);
        return;
      }
      let isStale = false;
      load(container, address).then(
        (content) => {
          if (!isStale) {
            show(content);
            const { refused: code, shown, ended } = content.dataset;
            if (code) {
              emitError(element, code);
            } else {
              kept.set(element, { address, content });
              emit(element, "volpe-cards", { shown: Number(shown), ended: Number(ended) });
            }
          }
        },
        (failure: unknown) => {
          if (!isStale) {
            setStatus("failed");
            // A module that could not be loaded fails with an error, a call with its own account.
            const { code = "module", requestId } = failure as Partial<CallFailure>;
            emitError(element, code, requestId);
          }
        },
      );
      return () => {
        isStale = true;
      };
    }, [address, attempt, container, element]);

    useEffect(() => {
      commands.set(element, { refresh: () => retry(undefined), choose: setChoices });
    }, [element]);

    const count = values.slugs ? values.slugs.split(",").length : (values.limit ?? 0);
    const isProduct = !["luce", "gas"].includes(values.typology ?? "") && !values.slugs;
    const skeleton = (
      <div
        className={`v-scope v-cards v-cards-${values.layout} v-cards-wait`}
        data-sheets={isProduct ? "product" : "energy"}
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, at) => (
          <div key={at} />
        ))}
      </div>
    );
    return (
      <div className="v-place" lang={LANGUAGE}>
        <div className="v-cards-room">
          <slot name="room">
            <div className={values.filters ? "v-cards-spare v-cards-filtered" : "v-cards-spare"}>
              {skeleton}
            </div>
          </slot>
        </div>
        {status === "waiting" && skeleton}
        {status === "failed" && (
          <div className="v-scope">
            <p className="v-cards-said" role="alert">
              Non riesco a caricare le offerte. Controlla la connessione e{" "}
              <button type="button" onClick={() => retry(undefined)}>
                riprova
              </button>
              .
            </p>
          </div>
        )}
        <div ref={place} hidden={status !== "shown"} />
      </div>
    );
  };
}
