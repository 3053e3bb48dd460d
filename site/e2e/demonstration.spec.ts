import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "./fixtures.ts";
import { startHost } from "./host-process.ts";
import { runAdmin } from "./run-admin.ts";

const LINES = resolve(import.meta.dirname, "../../packages/server/src/seed/demo/internet.csv");

const PAGES = [
  "/",
  "/offerte",
  "/offerte/luce",
  "/noleggio",
  "/brands",
  "/calcola-preventivo",
  "/preventivo/calcolo",
  "/preventivo/upload",
  "/localizza-affare",
  "/search?q=fibra",
  "/come-funziono",
  "/chi-sono",
  "/contatti",
  "/auth/registrazione",
];

const SAID = /inventat[ie]|di prova|sito dimostrativo/;

test("every page that shows or asks about invented offers says so above its footer", async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const [page = "", footer = ""] = html.split('<footer class="site-footer"');
    expect(page.replaceAll(/<!-- -->/g, ""), path).toMatch(SAID);
    expect(footer, path).toContain("sono inventati, per dimostrazione");
  }
});

test("no page calls an invented offer one that can be signed", async ({ request }) => {
  const list = await (await request.get("/offerte/luce")).text();
  const [, item = ""] = /href="(\/privati\/luce\/[^"?]+)/.exec(list) ?? [];
  expect(item).not.toBe("");
  for (const path of [...PAGES, item]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(
      /sottoscrivibil|(?<!non )si p(?:uò|ossono) sottoscriv|puoi sottoscriv/i,
    );
  }
});

test("a real file removes its typology from the notices", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "volpe-lines-"));
  const host = await startHost();
  try {
    const rows = (await readFile(LINES, "utf8")).replaceAll(/\{[+-]\d+\}/g, "");
    const file = join(folder, "linee.csv");
    await writeFile(file, rows);
    await page.goto(`${host.url}/brands`);
    await expect(page.getByText("Catalogo dimostrativo.")).toBeVisible();
    await runAdmin(host, "import-internet", file);

    await expect(async () => {
      await page.goto(`${host.url}/offerte/internet`);
      await expect(page.getByText("Dimostrazione:")).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.goto(`${host.url}/brands`);
    await expect(
      page.getByText("Le offerte di luce, gas, POS e noleggio sono inventate"),
    ).toBeVisible();
    await page.goto(`${host.url}/calcola-preventivo?tipo=internet`);
    await expect(page.getByText("Una cosa subito")).toHaveCount(0);
    await page.goto(`${host.url}/calcola-preventivo?tipo=pos`);
    await expect(page.getByText("Una cosa subito").first()).toBeVisible();
  } finally {
    // An open page would log that its connection is lost.
    await page.close();
    await host.dispose();
    await rm(folder, { recursive: true });
  }
});
