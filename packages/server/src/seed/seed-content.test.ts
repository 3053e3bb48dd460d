import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPlainText } from "../content/content-document.ts";
import { readContentFolder } from "../content/content-folder.ts";
import { findCurrentContent } from "../content/content-repository.ts";
import { importContent } from "../content/import-content.ts";
import { linksOf, readDocument } from "../content/read-document.ts";
import { faqFile } from "../content/test-content.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { BUNDLED_CONTENT, seedContent } from "./seed-content.ts";

let server: VolpeServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedContent(server.services);
});
afterAll(() => server.close());

const readBundled = async () => {
  const files = await readContentFolder({
    list: (path) => readdir(join(BUNDLED_CONTENT, path)),
    read: (path) => readFile(join(BUNDLED_CONTENT, path), "utf8"),
  });
  return files.flatMap((file) => readDocument(file).document ?? []);
};
const countWords = (text: string) => text.split(/\s+/).length;

describe("the content that comes with the program", () => {
  it("fills an empty database", () => {
    expect(server.services.content.posts().length).toBeGreaterThanOrEqual(12);
    expect(server.services.content.faqs().length).toBeGreaterThanOrEqual(30);
  });

  it("has posts of 600 to 1,100 words and answers of 80 to 250, each with sources or about Volpe", async () => {
    const odd = (await readBundled()).filter((document) => {
      const words = countWords(toPlainText(document.blocks));
      const [least, most] = document.kind === "post" ? [600, 1100] : [80, 250];
      const isOwn = document.kind === "faq" && document.group === "volpe";
      return words < least || words > most || (document.sources.length === 0 && !isOwn);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it("leads only to pages of the site that exist", async () => {
    const pages = /^\/(blog\/.+|faqs\/.+|offerte\/(luce|gas)|calcola-preventivo|come-funziono)$/;
    const links = (await readBundled()).flatMap(linksOf);
    expect(links.filter((href) => href.startsWith("/") && !pages.test(href))).toEqual([]);
  });

  it("speaks without exclamation marks", async () => {
    const loud = (await readBundled()).filter(({ blocks }) => toPlainText(blocks).includes("!"));
    expect(loud.map(({ path }) => path)).toEqual([]);
  });

  it("is not stored again while it is the same, and gives way to the operator's own", async () => {
    const { db } = server.services;
    const first = await findCurrentContent(db);
    await seedContent(server.services);
    expect((await findCurrentContent(db))?.id).toBe(first?.id);

    await importContent(server.services, { files: [faqFile("mia")], origin: "imported" });
    await seedContent(server.services);
    expect(await findCurrentContent(db)).toMatchObject({ origin: "imported" });
  });
});
