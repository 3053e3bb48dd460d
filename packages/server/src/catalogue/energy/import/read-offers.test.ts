import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImportError } from "../../../tables/import-file.ts";
import { readOfferNodes } from "./read-offers.ts";
import { portalOffer } from "./test-portal-offer.ts";
import { toPortalXml } from "./test-portal-xml.ts";
import { findNode, readText, type XmlNode } from "./xml-node.ts";

const FILE = "PO_Offerte_E_MLIBERO_20261121.xml";

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
  }
}

async function readNames(xml: string | Uint8Array, chunkSize = 1000): Promise<string[]> {
  const bytes = typeof xml === "string" ? new TextEncoder().encode(xml) : xml;
  const names: string[] = [];
  for await (const node of readOfferNodes(cut(bytes, chunkSize), FILE)) {
    names.push(readText(node, "DettaglioOfferta", "NOME_OFFERTA"));
  }
  return names;
}

const XML = toPortalXml([
  portalOffer({ code: "A1", name: "Però & <Città> perché" }),
  portalOffer({ code: "A2", name: "Seconda 😀" }),
]);
const NAMES = ["Però & <Città> perché", "Seconda 😀"];

describe("readOfferNodes", () => {
  it("reads the same offers however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4000 }), async (size) => {
        expect(await readNames(XML, size)).toEqual(NAMES);
      }),
      { numRuns: 40 },
    );
  });

  it("reads a CDATA section and ignores comments", async () => {
    const xml = XML.replace(
      /<NOME_OFFERTA>Seconda[^<]*/,
      "<!-- x --><NOME_OFFERTA><![CDATA[<b>Terza</b>]]>",
    );
    expect(await readNames(xml)).toEqual([NAMES[0], "<b>Terza</b>"]);
  });

  it("refuses a file cut anywhere before its end", async () => {
    const bytes = new TextEncoder().encode(XML.trimEnd());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), async (length) => {
        await expect(readNames(bytes.subarray(0, length))).rejects.toThrow(ImportError);
      }),
      { numRuns: 60 },
    );
  });

  it("refuses any damaged bytes with an ImportError", async () => {
    const bytes = new TextEncoder().encode(XML);
    const damage = fc.array(
      fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = Uint8Array.from(bytes);
        for (const [at, byte] of changes) {
          damaged[at] = byte;
        }
        const outcome = await readNames(damaged).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof ImportError).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["a DOCTYPE", XML.replace("?>", '?><!DOCTYPE x [<!ENTITY a "b">]>'), "DOCTYPE"],
    [
      "a bomb of entities",
      XML.replace("?>", '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>').replace(
        "Seconda",
        "&b;",
      ),
      "DOCTYPE",
    ],
    ["an unknown entity", XML.replace("Seconda", "&nbsp;"), "malformato"],
    ["another root", "<html><body/></html>", "radice"],
    ["another namespace", XML.replace("OffertaRetail/01", "OffertaRetail/99"), "radice"],
    ["a foreign element among the offers", XML.replace("</Lista", "<altro/></Lista"), "«altro»"],
    ["an empty file", "", "malformato"],
    ["a web page", "<!doctype html><html></html>", "malformato"],
    [
      "endless nesting",
      XML.replace("<NOME_OFFERTA>Seconda 😀", `${"<a>".repeat(50)}`),
      "uno dentro l’altro",
    ],
  ])("refuses %s", async (_, xml, message) => {
    await expect(readNames(xml)).rejects.toThrow(message);
  });

  it("cuts an offer with too many elements and reads the next one whole", async () => {
    const many = "<COMUNE>001001</COMUNE>".repeat(31_000);
    const xml = XML.replace("</offerta>", `<ZoneOfferta>${many}</ZoneOfferta></offerta>`);
    const offers: XmlNode[] = [];
    for await (const offer of readOfferNodes(cut(new TextEncoder().encode(xml), 65_536), FILE)) {
      offers.push(offer);
    }
    expect(offers.map(({ isCut = false }) => isCut)).toEqual([true, false]);
    expect(findNode(offers[0] as XmlNode, "ZoneOfferta")?.children.length).toBeLessThan(30_000);
    expect(readText(offers[1] as XmlNode, "DettaglioOfferta", "NOME_OFFERTA")).toBe(NAMES[1]);
  });

  it("refuses bytes that are not UTF-8", async () => {
    const bytes = new TextEncoder().encode(XML);
    const at = XML.indexOf("DettaglioOfferta");
    bytes[at] = 0xff;
    await expect(readNames(bytes)).rejects.toThrow("UTF-8");
  });
});
