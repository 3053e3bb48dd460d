import type { Attribute } from "./attribute.ts";
import css from "./shared.css?inline";
import { adopt, toSheet } from "./to-sheet.ts";

const getSharedSheet = toSheet(css);

// Symbols of r2wc 2.1.1, which is pinned.
const CONNECTED = Symbol.for("r2wc.connected");
const RENDER = Symbol.for("r2wc.render");
const PROPS = Symbol.for("r2wc.props");

/** The element that r2wc makes of a component or of a view, without attributes. */
export type R2wcElement = HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
};

type WidgetOptions<Values> = {
  /**
   * Attributes and the properties that reflect them, which have the same names in small letters.
   */
  attributes: { [Name in keyof Values & Lowercase<string>]?: Attribute<Values[Name]> };
  /** Properties without an attribute. */
  properties?: (keyof Values & string)[];
  sheets: () => CSSStyleSheet[];
};

export type WidgetElement<Values> = HTMLElement & Values & { readonly shadowRoot: ShadowRoot };

/**
 * Gives attributes to an element of r2wc and corrects it: it mounts when connected, accepts
 * properties that were set before its definition, reads attributes as HTML does, keeps its state
 * when moved, and unmounts when removed.
 *
 * @example
 * const base = toComponentElement(OfferCard);
 * const Card = createWidget(base, { attributes: { theme: oneOf(["auto", "dark"]) }, sheets });
 * defineElement("volpe-offer-card", () => Card);
 */
export function createWidget<Values extends object>(
  Base: new () => R2wcElement,
  { attributes, properties = [], sheets }: WidgetOptions<Values>,
): new () => WidgetElement<Values> & { attributeChangedCallback(name: string): void } {
  const kinds = new Map(Object.entries(attributes as Record<string, Attribute<unknown>>));
  const names = [...kinds.keys(), ...properties];

  class Widget extends Base {
    static readonly observedAttributes = [...kinds.keys()];

    constructor() {
      super();
      this[CONNECTED] = false;
      for (const sheet of [getSharedSheet(), ...sheets()]) {
        adopt(this.shadowRoot as ShadowRoot, sheet);
      }
      for (const [name, { read }] of kinds) {
        this[PROPS][name] = read(null);
      }
    }

    // The constructor is too early: an element that is being upgraded has no attributes there.
    override connectedCallback(): void {
      if (isDefining) {
        this.#mountLater();
        return;
      }
      // The loader has reserved the element's place with this property.
      this.style.removeProperty("min-block-size");
      this.#takeOwnProperties();
      super.connectedCallback();
    }

    /**
     * Mounts in a separate task. Until then the place that the markup reserves keeps its height.
     */
    #mountLater(): void {
      const slot = document.createElement("slot");
      slot.name = "room";
      this.shadowRoot?.append(slot);
      setTimeout(() => {
        slot.remove();
        if (this.isConnected && !this[CONNECTED]) {
          this.connectedCallback();
        }
      });
    }

    override disconnectedCallback(): void {
      // An element that is moved by removal and insertion is connected again in the same task.
      queueMicrotask(() => {
        if (!this.isConnected && this[CONNECTED]) {
          super.disconnectedCallback();
        }
      });
    }

    /** Without this method `moveBefore` would not keep the element's state. */
    connectedMoveCallback(): void {
      this[RENDER]();
    }

    attributeChangedCallback(name: string): void {
      this[PROPS][name] = kinds.get(name)?.read(this.getAttribute(name));
      this[RENDER]();
    }

    /**
     * Properties set before the definition hide the accessors, so they are removed and set again.
     */
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
            this.removeAttribute(name);
          } else {
            this.setAttribute(name, text);
          }
        }
      },
    });
  }
  return Widget as unknown as ReturnType<typeof createWidget<Values>>;
}

/**
 * True while a definition upgrades elements: upgrading and mounting together would be a long task.
 */
let isDefining = false;

/** Defines the element unless it is defined already. Does nothing on a server. */
export function defineElement(tag: string, create: () => CustomElementConstructor): void {
  if (typeof customElements !== "undefined" && customElements.get(tag) === undefined) {
    isDefining = true;
    customElements.define(tag, create());
    isDefining = false;
  }
}
