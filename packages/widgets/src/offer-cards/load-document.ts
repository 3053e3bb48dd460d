/** Data of a failed call that the page may log. None of it is personal. */
export type CallFailure = { code: string; requestId: string | null };

/**
 * Loads an HTML document of the host. The browser parses it without running any script of it, and
 * unlike `innerHTML` this needs no permission under Trusted Types. Rejects with a `CallFailure`.
 */
export function loadDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = 15_000;
    // This handler also runs after an error and after the timeout.
    request.onloadend = () => {
      const { status } = request;
      // Reading the document of a refusal would make the browser build its error page.
      if (status === 200 && request.response !== null) {
        resolve(request.response);
      } else {
        reject({
          code: status === 0 ? "offline" : `http-${status}`,
          requestId: request.getResponseHeader("x-request-id"),
        } satisfies CallFailure);
      }
    };
    request.send();
  });
}
