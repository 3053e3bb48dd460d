import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import type { Attribute } from "./attribute.ts";
import { adopt } from "./to-sheet.ts";

// r2wc's own state, reached by the names that 2.1.1 gives it.
const CONNECTED = Symbol.for("r2wc.connected");
const RENDER = Symbol.for("r2wc.render");
const PROPS = Symbol.for("r2wc.props");

type R2wcElement = HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
};

export type WidgetOptions<Values> = {
  /** Attributes and the properties that reflect them, by the property's name. */
  attributes: { [Name in keyof Values & string]?: Attribute<Values[Name]> };
  /** Properties that never stand in an attribute. */
  properties?: (keyof Values & string)[];
  sheets: () => CSSStyleSheet[];
};

/** What a widget's component is given: its values, and the shadow root that holds it. */
export type WidgetProps<Values> = Partial<Values> & { container: ShadowRoot };

export type WidgetElement<Values> = HTMLElement & Values & { readonly shadowRoot: ShadowRoot };

/**
 * r2wc's element without its faults: it mounts when connected and not before, honours what was set
 * before it was defined, reads attributes as HTML does, keeps its state when moved, adopts its
 * style sheets, and unmounts when it has really gone.
 */
export function createWidget<Values extends object>(
  Component: ComponentType<WidgetProps<Values>>,
  { attributes, properties = [], sheets }: WidgetOptions<Values>,
): new () => WidgetElement<Values> & { attributeChangedCallback(name: string): void } {
  const kinds = new Map(Object.entries(attributes as Record<string, Attribute<unknown>>));
  const names = [...kinds.keys(), ...properties];
  // No props are told to r2wc, so that it makes none of its accessors.
  const Base = r2wc(Component, { shadow: "open", props: [] }) as new () => R2wcElement;

  class Widget extends Base {
    static readonly observedAttributes = [...kinds.keys()].map(toAttributeName);

    constructor() {
      super();
      this[CONNECTED] = false;
      for (const sheet of sheets()) {
        adopt(this.shadowRoot as ShadowRoot, sheet);
      }
      for (const [name, { read }] of kinds) {
        this[PROPS][name] = read(null);
      }
    }

    // Not before: while it is being upgraded, an element is told of no attribute.
    override connectedCallback(): void {
      this.#takeOwnProperties();
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move by removal and insertion comes back within the task.
      queueMicrotask(() => {
        if (!this.isConnected && this[CONNECTED]) {
          super.disconnectedCallback();
        }
      });
    }

    /** `moveBefore` keeps everything, and this says that we do too. */
    connectedMoveCallback(): void {
      this[RENDER]();
    }

    attributeChangedCallback(attribute: string): void {
      for (const [name, { read }] of kinds) {
        if (toAttributeName(name) === attribute) {
          this[PROPS][name] = read(this.getAttribute(attribute));
          this[RENDER]();
        }
      }
    }

    /** What a page had set before the element was defined hides the accessors until it is removed. */
    #takeOwnProperties(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const name of names) {
        if (Object.hasOwn(own, name)) {
          const value = own[name];
          delete own[name];
          own[name] = value;
        }
      }
    }
  }

  for (const name of names) {
    const kind = kinds.get(name);
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return this[PROPS][name];
      },
      set(this: Widget, value: unknown) {
        if (kind === undefined) {
          this[PROPS][name] = value;
          this[RENDER]();
        } else {
          const text = kind.write(value);
          if (text === null) {
            this.removeAttribute(toAttributeName(name));
          } else {
            this.setAttribute(toAttributeName(name), text);
          }
        }
      },
    });
  }
  return Widget as unknown as ReturnType<typeof createWidget<Values>>;
}

/** Two versions on one page, or on a server: the first definition stays, and nothing throws. */
export function defineElement(tag: string, create: () => CustomElementConstructor): void {
  if (typeof customElements !== "undefined" && customElements.get(tag) === undefined) {
    customElements.define(tag, create());
  }
}

function toAttributeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
