/** The settings of a page's script tag; `window.volpe` is the only global. */
export type Volpe = {
  readonly version: string;
  /** Origin that the script came from. */
  readonly host: string;
  /** The script's tracking value as it is written, or "". The elements check it. */
  readonly tracking: string;
  /**
   * The attribute as it is written. Pages whose policy forbids `wss:` write `polling`; any other
   * text counts as "any".
   */
  readonly transports: string;
  /** Whether the script has `data-volpe-debug`: the page asks for the self-check. */
  readonly debug: boolean;
  /**
   * Not empty if the host marked the script's tag: the operator switched the page's origin off.
   */
  readonly off: string | undefined;
  /** Set by the loader. */
  readonly hasLoader?: true;
  isGranted(): boolean;
  /**
   * Has the same effect as the event `volpe-consent` on the document with the status as its detail.
   */
  consent(status: "granted"): void;
};

declare global {
  interface Window {
    volpe?: Volpe;
  }
}

export const CONSENT_EVENT = "volpe-consent";

/**
 * The page's `volpe`, and whether this script configures it. The first script does, and so does the
 * loader after scripts that define one element each, whose settings it keeps. A foreign global of
 * that name is left unchanged.
 */
export function claimVolpe(
  version: string,
  loader?: { hasLoader: true },
): [volpe: Volpe, isFirst: boolean] {
  const taken = Object.hasOwn(window, "volpe") ? window.volpe : undefined;
  const known = taken?.isGranted && taken;
  if (known && (!loader || known.hasLoader)) {
    return [known, false];
  }
  const settings =
    known ??
    toVolpe(
      version,
      // A module has no `currentScript`, so the script is found by its address.
      (document.currentScript as HTMLScriptElement | null) ??
        document.querySelector<HTMLScriptElement>('script[src*="/embed/"]'),
    );
  const volpe = Object.freeze({ ...settings, ...loader });
  if (taken === known) {
    window.volpe = volpe;
  }
  return [volpe, true];
}

/** The address and the `data-…` attributes of a script tag. */
type ScriptTag = { src: string; dataset: Readonly<Record<string, string | undefined>> };

/** Reads the page's settings, which the caller freezes. */
export function toVolpe(version: string, script: ScriptTag | null): Volpe {
  const { tracking = "", consent, transports = "any", volpeDebug, off } = script?.dataset ?? {};
  let isGranted = consent !== "pending";
  document.addEventListener(CONSENT_EVENT, (event) => {
    isGranted ||= (event as CustomEvent).detail === "granted";
  });
  return {
    version,
    host: new URL(script?.src || location.href).origin,
    tracking,
    transports,
    debug: volpeDebug !== undefined,
    off,
    isGranted: () => isGranted,
    consent(status: "granted") {
      document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: status }));
    },
  };
}

export function warn(message: string): void {
  // biome-ignore lint/suspicious/noConsole: only the console tells a page's author of a mistake.
  console.warn(`Volpe: ${message}`);
}
