import { COOKIES } from "@volpe/contract";
import type { Client } from "@volpe/core";
import { WORKER_PATH, WORKER_POLICY } from "../page/worker-policy.ts";
import type { Visit } from "../service-worker/visit.ts";

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

type Options = { client: Client; build: string };

/**
 * Registers the service worker. Returns a function that tells it the shown page, which it keeps for
 * later. Rejects if the browser has no service workers or forbids them.
 */
export async function registerWorker({ client, build }: Options): Promise<() => void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(toTrusted());
  const registration = await serviceWorker.ready;
  return () => {
    const visit: Visit = {
      href: location.href,
      account: client.session.state.session?.user.id ?? "",
      build,
      favourites: client.cookies.get(COOKIES.favourites) ?? "",
      loaded: performance.getEntriesByType("resource").map(({ name }) => name),
    };
    registration.active?.postMessage(visit);
  };
}

/** The policy gives only this address. Browsers without Trusted Types take it as it is. */
function toTrusted(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const createScriptURL = () => WORKER_PATH;
  return (
    trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL }).createScriptURL("") ??
    WORKER_PATH
  );
}
