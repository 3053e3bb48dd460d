import { expect, onTestFinished, test, vi } from "vitest";
import { postForm, readPosted, toUnsentDocument } from "./unsent-form.ts";

const SHELL =
  '<title>Senza connessione | Volpe</title><script src="/assets/a.js"></script><section class="cookie-banner"><form></form></section><main><section class="offline-page__what"><svg></svg><h1>Sei senza connessione</h1><p>…</p></section></main><script>\n1</script>';

function post(body: BodyInit) {
  return new Request("https://volpe.example/contratto/x", { method: "POST", body });
}

test("the page of an unanswered form offers to send the same fields again", async () => {
  const typed = [
    ["city", 'Monza "B" & <i>'],
    ["note", "una riga\r\ndue"],
    ["boxes", "a"],
    ["boxes", "b"],
  ];
  const fields = await readPosted(post(new URLSearchParams(typed)));
  const html = toUnsentDocument(SHELL, { action: "/contratto/x?passo=dati&a=1", fields });
  expect(html).toContain(
    '<form class="offline-page__ways" method="post" action="/contratto/x?passo=dati&amp;a=1">',
  );
  expect(html.match(/<input[^>]*>/g)).toEqual([
    '<input type="hidden" name="city" value="Monza &quot;B&quot; &amp; &lt;i&gt;">',
    '<input type="hidden" name="note" value="una riga&#13;&#10;due">',
    '<input type="hidden" name="boxes" value="a">',
    '<input type="hidden" name="boxes" value="b">',
  ]);
  expect(html).toContain("<svg></svg><h1>La connessione si è interrotta</h1>");
  expect(html).not.toMatch(/<script|cookie|Sei senza connessione/);
});

test("files and passwords are not copied into the page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
  const files = new FormData();
  files.set("files", new File(["x"], "bolletta.pdf"));
  for (const body of [files, new URLSearchParams({ password: "segreta" })]) {
    const url = new URL("https://volpe.example/contratto/x");
    const answer = await postForm(post(body), url, async () => new Response(SHELL));
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).not.toMatch(/<form|segreta/);
    expect(html).toContain('href="/contratto/x"');
  }
});
