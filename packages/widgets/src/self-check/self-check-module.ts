import { type Volpe, warn } from "../loader/volpe.ts";

/** How long a probe may take until its violation is reported, ms. */
const WAIT_MS = 3_000;

/**
 * Names in the console each failure, with the id of its call in the host's log, and the policy
 * directives that the page lacks, by trying once what the elements do. Only a script with
 * `data-volpe-debug` loads it.
 */
export function define(volpe: Volpe): void {
  const missing = new Map<string, string>();
  const { host } = volpe;
  const socket = host.replace(/^http/, "ws");
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    const source = [host, socket].find((origin) => blockedURI.startsWith(origin));
    const entry = `${effectiveDirective} ${source}`;
    if (source !== undefined && !missing.has(entry)) {
      missing.set(entry, source);
      warn(`the page's policy lacks «${entry}».`);
    }
  });
  document.addEventListener("volpe-error", ({ target, detail: { code, requestId } }) => {
    const { localName = "the script" } = target as Partial<Element>;
    warn(`${localName} failed with «${code}», request ${requestId ?? "without an id"}.`);
  });
  new Image().src = `${host}/marks/volpe.svg`;
  fetch(`${host}/embed/v1/embed.js`).catch(() => undefined);
  if (volpe.transports !== "polling" && volpe.isGranted()) {
    trySocket(`${socket}/socket.io/?EIO=4&transport=websocket`);
  }
  setTimeout(() => {
    if (missing.size === 0) {
      warn(`self-check of ${volpe.version}: the page's policy allows all that the elements need.`);
    }
  }, WAIT_MS);
}

/** A browser may refuse with an exception, or with a violation alone. */
function trySocket(address: string): void {
  try {
    const socket = new WebSocket(address);
    socket.onopen = () => socket.close();
  } catch {
    // The violation says which directive is missing.
  }
}
