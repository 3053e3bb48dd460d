import { pathToFileURL } from "node:url";
import { startLocalServer } from "./local-server.ts";

export type HeardHook = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
};

export type HookReceiver = {
  /** The public address that an affiliate types. */
  url: string;
  /** Settings of a host whose calls of that address, and of no other, reach this receiver. */
  env: Record<string, string>;
  /** The calls received so far, oldest first. */
  heard: HeardHook[];
  stop(): Promise<void>;
};

/** A receiver of events on this machine, which the host takes for one on the internet. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const heard: HeardHook[] = [];
  const { port, stop } = await startLocalServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, url, headers: headers as Record<string, string>, body });
      response.writeHead(204).end();
    });
  });
  const preload = pathToFileURL(`${import.meta.dirname}/preload-hook-receiver.ts`).href;
  return {
    url: "https://ricevitore.example/eventi",
    env: { NODE_OPTIONS: `--import=${preload}`, VOLPE_HOOK_RECEIVER: `http://127.0.0.1:${port}` },
    heard,
    stop,
  };
}
