import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { blocksToText } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { findCurrentSnapshot } from "../catalogue/snapshots/snapshot-repository.ts";
import { importContent, readContentFolder } from "../content/import-content.ts";
import { linksOf, readDocument } from "../content/read-document.ts";
import { faqFile } from "../content/test-content.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { BUNDLED_CONTENT, seedContent } from "./seed-content.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedContent] }));

const readBundled = async () => {
  const files = await readContentFolder({
    list: (path) => readdir(join(BUNDLED_CONTENT, path)),
    read: (path) => readFile(join(BUNDLED_CONTENT, path), "utf8"),
  });
  return files.flatMap((file) => readDocument(file).document ?? []);
};
/**
 * Institutions that make the rules, apply them or publish the data. A newspaper is not a source of
 * a law.
 */
const INSTITUTIONS = [
  "agcom.it",
  "agenziaentrate.gov.it",
  "arera.it",
  "bancaditalia.it",
  "consumienergia.it",
  "eur-lex.europa.eu",
  "fub.it",
  "garanteprivacy.it",
  "gse.it",
  "ilportaleofferte.it",
  "mercatoelettrico.org",
  "misurainternet.it",
  "normattiva.it",
  "registrodelleopposizioni.it",
  "sportelloperilconsumatore.it",
];

const countWords = (text: string) => text.split(/\s+/).length;

describe("the content that comes with the program", () => {
  it("fills an empty database", () => {
    expect(server.services.content.posts().length).toBeGreaterThanOrEqual(12);
    expect(server.services.content.faqs().length).toBeGreaterThanOrEqual(30);
  });

  it("has posts of 600 to 1,100 words and answers of 80 to 250, each with sources or about Volpe", async () => {
    const odd = (await readBundled()).filter((document) => {
      const words = countWords(blocksToText(document.blocks));
      const [least, most] = document.kind === "post" ? [600, 1100] : [80, 250];
      const isOwn = document.kind === "faq" && document.group === "volpe";
      return words < least || words > most || (document.sources.length === 0 && !isOwn);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it("links only to existing pages of the site", async () => {
    const pages = /^\/(blog\/.+|faqs\/.+|offerte\/(luce|gas)|calcola-preventivo|come-funziono)$/;
    const links = (await readBundled()).flatMap(linksOf);
    expect(links.filter((href) => href.startsWith("/") && !pages.test(href))).toEqual([]);
  });

  it("cites only institutions", async () => {
    const sources = (await readBundled()).flatMap(({ sources }) => sources);
    const hosts = sources.flatMap(({ url }) =>
      url === null ? [] : [new URL(url).hostname.replace(/^www\./, "")],
    );
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !INSTITUTIONS.includes(host))).toEqual([]);
  });

  it("contains no exclamation marks", async () => {
    const loud = (await readBundled()).filter(({ blocks }) => blocksToText(blocks).includes("!"));
    expect(loud.map(({ path }) => path)).toEqual([]);
  });

  it("is neither stored again while unchanged nor stored over the operator's content", async () => {
    const { db } = server.services;
    const first = await findCurrentSnapshot(db, "content");
    await seedContent(server.services);
    expect((await findCurrentSnapshot(db, "content"))?.id).toBe(first?.id);

    await importContent(server.services, { files: [faqFile("mia")], origin: "imported" });
    await seedContent(server.services);
    expect(await findCurrentSnapshot(db, "content")).toMatchObject({
      details: { origin: "imported" },
    });
  });
});
