import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SELLER_PAPER_MAX_BYTES } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import { electricityFile, manyOffers, textFile } from "../catalogue/energy/import/test-import.ts";
import { drawTestPaper, fileTestPapers } from "../seller-papers/test-seller-papers.ts";
import type { ImportFile } from "../tables/import-file.ts";
import { setUp } from "../test-setup.ts";
import { readPaperText } from "./papers/test-paper-text.ts";
import { startTestContracts, TICKED } from "./test-contracts.ts";

vi.setConfig({ testTimeout: 90_000 });

let folder = "";
let code = "";
const contracts = setUp("file", startTestContracts);
beforeAll(() => {
  folder = contracts.services.config.dataDir;
});
beforeEach(async () => {
  await contracts.reset();
  await contracts.services.db.execute(sql`delete from seller_papers`);
  await fileTestPapers(contracts.services);
  code = (await contracts.preview(contracts.offer)).offer.code;
});

const admin = (...args: string[]) => runAdmin(contracts.services, ["contracts", ...args], folder);
const toSha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const open = (path: string) => contracts.app.inject({ url: `/api/v1${path}` });
const paperOf = async (kind: string) =>
  (await contracts.preview(contracts.offer)).offer.papers.find((paper) => paper.kind === kind);

async function putSheet(text: string): Promise<Buffer> {
  const bytes = await drawTestPaper(text);
  writeFileSync(join(folder, "scheda.pdf"), bytes);
  expect(await admin("sheet", "scheda.pdf", code.toLowerCase())).toMatchObject({
    code: 0,
    out: [expect.stringContaining(toSha256(bytes))],
    err: [],
  });
  return bytes;
}

test("shows a filed sheet at an address whose bytes never change", async () => {
  const first = await putSheet("Prima scheda");
  const shown = await paperOf("seller-sheet");
  expect(shown).toEqual({
    kind: "seller-sheet",
    title: "Scheda sintetica del venditore",
    sha256: toSha256(first),
    bytes: first.length,
    filedOn: "2026-11-21",
    path: `/seller-papers/${toSha256(first)}.pdf`,
  });
  const item = await open(`/offers/${contracts.offer}`);
  expect(item.json().data.papers).toContainEqual(shown);

  const second = await putSheet("Seconda scheda");
  expect((await paperOf("seller-sheet"))?.sha256).toBe(toSha256(second));
  const old = await open(shown?.path ?? "");
  expect(old.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(old.rawPayload).toEqual(first);
  expect((await open(`/seller-papers/${"0".repeat(64)}.pdf`)).statusCode).toBe(404);
  const files = join(folder, "seller-papers");
  expect(readdirSync(files).map((name) => statSync(join(files, name)).mode & 0o777)).toEqual(
    readdirSync(files).map(() => 0o600),
  );
});

test("stores the same file for two offers once", async () => {
  const count = () => readdirSync(join(folder, "seller-papers")).length;
  await putSheet("Una volta");
  const before = count();
  await putSheet("Una volta");
  expect(count()).toBe(before);
});

test("refuses a file that is not a PDF of a bounded size", async () => {
  const before = await paperOf("seller-sheet");
  writeFileSync(join(folder, "foto.pdf"), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0]));
  writeFileSync(join(folder, "vuoto.pdf"), "");
  writeFileSync(join(folder, "grande.pdf"), `%PDF-1.7 ${"x".repeat(SELLER_PAPER_MAX_BYTES)}`);
  const sheet = await drawTestPaper("scheda");
  writeFileSync(join(folder, "scheda.pdf"), sheet);
  const refused = async (...args: string[]) => {
    const { code: exit, err } = await admin("sheet", ...args);
    return [exit, err.join()];
  };
  expect([
    await refused("foto.pdf", code),
    await refused("vuoto.pdf", code),
    await refused("grande.pdf", code),
    await refused("manca.pdf", code),
    await refused("scheda.pdf", code, "ALTRO"),
  ]).toEqual([
    [1, "«foto.pdf» non è un PDF: chiedi al venditore il documento in PDF."],
    [1, "«vuoto.pdf» è vuoto: scegli un altro file."],
    [1, "«grande.pdf» supera i 3 MB: scegli un file più piccolo."],
    [1, "Non trovo il file manca.pdf."],
    [
      1,
      "Nessuna offerta di luce o gas in vendita ha il codice ALTRO, nessuna linea quel nome nel suo indirizzo, e nessun noleggiatore quella partita IVA.",
    ],
  ]);
  expect(await paperOf("seller-sheet")).toEqual(before);
});

test("refuses orders of an offer without the seller's sheet or conditions", async () => {
  for (const word of ["scheda", "condizioni"]) {
    await fileTestPapers(contracts.services);
    expect((await contracts.preview(contracts.offer)).way.kind).toBe("order");
    expect(await admin("unfile", word, code)).toMatchObject({ code: 0 });
    expect((await contracts.preview(contracts.offer)).way).toMatchObject({
      kind: "hand-over",
      text: expect.stringContaining("la scheda sintetica e le condizioni scritte dal venditore"),
    });
    const { made } = await contracts.begin(contracts.offer);
    expect(made).toMatchObject({
      status: 409,
      body: { errors: [{ code: "offer-not-orderable" }] },
    });
  }
  expect(await admin("unfile", "condizioni", code)).toMatchObject({ code: 1 });
});

/** Changes the offer without changing the papers. */
const outdatePapers = () =>
  contracts.services.db.execute(sql`update seller_papers set offer_digest = 'of another row'`);

test("hides a sheet that is older than the offer", async () => {
  await outdatePapers();
  const { way, offer } = await contracts.preview(contracts.offer);
  expect([way.kind, offer.papers]).toEqual(["hand-over", []]);
});

test("lists for the operator which documents are older than the offer", async () => {
  expect((await admin("papers", code)).out.at(-2)).toContain("vale");
  await outdatePapers();
  const { out } = await admin("papers", code);
  expect(out).toHaveLength(3);
  expect(out[0]).toContain("superata: da allora l’offerta è cambiata");
});

test("shows a sheet that was filed after the offer changed", async () => {
  await outdatePapers();
  await putSheet("Di adesso");
  expect((await paperOf("seller-sheet"))?.filedOn).toBe("2026-11-21");
});

test("invalidates sheets when the price changes but not when parameters do", async () => {
  const importFiles = async (files: ImportFile[]) => {
    const outcome = await importOffers(contracts.services, {
      files,
      onRefusal: () => undefined,
    });
    expect(outcome.status).toBe("switched");
    await contracts.services.catalogue.reload();
  };
  const read = async () => {
    const { offer, way } = await contracts.preview(contracts.offer);
    const sheet = contracts.services.catalogue.sheet(contracts.offer, new URLSearchParams());
    return { way: way.kind, cents: offer.price?.perYearCents ?? 0, changedDay: sheet?.changedDay };
  };
  const before = await read();
  const parameters = readFileSync(
    join(import.meta.dirname, "../seed/PO_Parametri_Mercato_Libero_E_20261004.csv"),
    "utf8",
  ).replace("sigma1,23.040000", "sigma1,33.040000");
  await importFiles([textFile("PO_Parametri_Mercato_Libero_E_20261120.csv", parameters)]);
  const after = await read();
  expect(after).toMatchObject({ way: "order", cents: expect.any(Number) });
  expect(after.cents).toBeGreaterThan(before.cents);
  expect((await admin("papers", code)).out.at(-2)).toContain("vale");

  await importFiles([electricityFile(manyOffers(10, { durationMonths: 36 }))]);
  expect(await read()).toMatchObject({ way: "hand-over", changedDay: before.changedDay });
  // Restores the offer on the same day, so that the first papers are valid again.
  await importFiles([electricityFile(manyOffers(10))]);
  expect(await read()).toMatchObject({ way: "order", changedDay: before.changedDay });
});

test("refuses to submit an order whose sheet changed", async () => {
  const draft = await contracts.filled();
  const { offerHash, version } = await draft.view();
  await putSheet("Cambiata prima dell’ordine");
  expect((await draft.view()).offerChanged).toBe(true);
  expect(await draft.call("POST", "/submit", { offerHash, version, boxes: TICKED })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "offer-changed" }] },
  });
});

test("refuses to sign an order whose sheet changed", async () => {
  const order = await contracts.submitted();
  await putSheet("Cambiata prima della firma");
  expect(await order.call("POST", "/sign", { code: await contracts.lastCode() })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "offer-changed" }] },
  });
});

test("keeps the seller's bytes of a signed document", async () => {
  const sheet = await putSheet("Scheda firmata");
  const { id, key, view } = await contracts.signed();
  await putSheet("Scheda di dopo");
  const sha256 = toSha256(sheet);
  expect((await view()).documents).toContainEqual({
    kind: "seller-sheet",
    title: "Scheda sintetica del venditore",
    version: "2026-11-21",
    sha256,
    path: `/contracts/${id}/seller-sheet.pdf`,
  });
  const [mail] = await contracts.mails("contract-signed");
  const attached = mail?.attachments.find(({ filename }) => filename.startsWith("scheda-"));
  expect(attached?.filename).toBe("scheda-sintetica-del-venditore.pdf");
  expect(Buffer.from(attached?.content ?? "", "base64")).toEqual(sheet);

  const { out } = await admin("export", id);
  const { documents, events } = JSON.parse(out.join(""));
  const proof = documents.find(({ kind }: { kind: string }) => kind === "seller-sheet");
  expect(Buffer.from(proof.base64, "base64")).toEqual(sheet);
  const signed = events.find(({ kind }: { kind: string }) => kind === "sign");
  expect(signed.details.documents).toContainEqual({
    kind: "seller-sheet",
    version: "2026-11-21",
    sha256,
  });

  const read = async (kind: string) => {
    const { rawPayload } = await contracts.app.inject({
      url: `/api/v1/contracts/${id}/${kind}.pdf`,
      headers: { "owner-key": key },
    });
    return rawPayload;
  };
  expect(await read("seller-sheet")).toEqual(sheet);
  for (const kind of ["contract", "signature"]) {
    expect((await readPaperText(await read(kind))).replaceAll(" ", "")).toContain(sha256);
  }
});

test("stops an order whose filed document is missing on the disk", async () => {
  const draft = await contracts.filled();
  const { offerHash, version } = await draft.view();
  rmSync(join(folder, "seller-papers"), { recursive: true });
  expect((await draft.call("POST", "/submit", { offerHash, version, boxes: TICKED })).status).toBe(
    500,
  );
  expect((await draft.view()).state).toBe("draft");
});
