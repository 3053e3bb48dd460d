/** The only Trusted Types policy: it allows the address of the service worker, and no other. */
export const WORKER_POLICY = "volpe-worker";

export const WORKER_PATH = "/sw.js";
