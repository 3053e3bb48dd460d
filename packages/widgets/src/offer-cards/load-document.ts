/** Data that a host may log when a call fails; none of them is personal. */
export type CallFailure = { code: string; requestId: string | null };

/**
 * Loads an HTML document of the host. The browser parses it without running anything of it, and
 * unlike `innerHTML` that needs no permission under Trusted Types. Rejects with a `CallFailure`.
 */
export function loadDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      const { status } = request;
      reject({
        code: status === 0 ? "offline" : `http-${status}`,
        requestId: request.getResponseHeader("x-request-id"),
      } satisfies CallFailure);
    };
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = 15_000;
    request.onload = () =>
      request.status === 200 && request.response !== null ? resolve(request.response) : fail();
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}
