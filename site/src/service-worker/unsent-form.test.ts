import { expect, test } from "vitest";
import { readPosted, toUnsentDocument } from "./unsent-form.ts";

const SHELL =
  '<title>Senza connessione | Volpe</title><script src="/assets/a.js"></script><main><section class="not-kept__what"><svg></svg><h1>Sei senza connessione</h1><p>…</p></section></main><script>\n1</script>';

function post(body: BodyInit) {
  return new Request("https://volpe.example/contratto/x", { method: "POST", body });
}

test("a form without an answer is sent again with the same fields", async () => {
  const typed = [
    ["city", 'Monza "B" & <i>'],
    ["note", "una riga\r\ndue"],
    ["boxes", "a"],
    ["boxes", "b"],
  ];
  const fields = await readPosted(post(new URLSearchParams(typed)));
  const html = toUnsentDocument(SHELL, { action: "/contratto/x?passo=dati&a=1", fields });
  expect(html).toContain(
    '<form class="not-kept__ways" method="post" action="/contratto/x?passo=dati&amp;a=1">',
  );
  expect(html.match(/<input[^>]*>/g)).toEqual([
    '<input type="hidden" name="city" value="Monza &quot;B&quot; &amp; &lt;i&gt;">',
    '<input type="hidden" name="note" value="una riga&#13;&#10;due">',
    '<input type="hidden" name="boxes" value="a">',
    '<input type="hidden" name="boxes" value="b">',
  ]);
  expect(html).toContain("<svg></svg><h1>La connessione si è interrotta</h1>");
  expect(html).not.toMatch(/<script|Sei senza connessione/);
});

test("files and passwords are not copied into the page", async () => {
  const files = new FormData();
  files.set("files", new File(["x"], "bolletta.pdf"));
  expect(await readPosted(post(files))).toBeNull();
  expect(await readPosted(post(new URLSearchParams({ password: "segreta" })))).toBeNull();
  const html = toUnsentDocument(SHELL, { action: "/preventivo/upload", fields: null });
  expect(html).not.toContain("<form");
  expect(html).toContain('href="/preventivo/upload"');
});
