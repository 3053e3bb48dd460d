import { readdir } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/database.ts";
import { createTestDatabase } from "../../../db/test-database.ts";
import { createLimits } from "../../../limits/limits.ts";
import type { MailMessage } from "../../../mail/mail.ts";
import { silentLog } from "../../../process/log.ts";
import type { Services } from "../../../services.ts";
import { toTestConfig } from "../../../test-config.ts";
import { createTestFolder } from "../../../test-folder.ts";
import { setUp } from "../../../test-setup.ts";
import { createCatalogue } from "../create-catalogue.ts";
import { fetchOpenData } from "./fetch-open-data.ts";
import { refreshFromOpenData } from "./open-data-job.ts";
import { figureFiles, manyOffers, TEST_CLOCK } from "./test-import.ts";
import { portalGasOffer } from "./test-portal-offer.ts";
import { toPortalXml } from "./test-portal-xml.ts";

const FOLDER = "/portaleOfferte/resources/opendata/csv";
const E_PATH = `${FOLDER}/offerteML/2026_11/PO_Offerte_E_MLIBERO_20261121.xml`;
const G_YESTERDAY = `${FOLDER}/offerteML/2026_11/PO_Offerte_G_MLIBERO_20261120.xml`;
const INDICES = "/portaleOfferte/resources/cms/documents/5d6f1085b4d5f20821af55764e647671.csv";

let http: Server;
let answers: Map<string, (reply: ServerResponse) => void>;
let asked: string[];
let config: ReturnType<typeof toTestConfig>;

const folder = setUp("test", createTestFolder);
beforeEach(async () => {
  asked = [];
  answers = new Map();
  http = createServer((request, reply) => {
    asked.push(request.url ?? "");
    const answer = answers.get(request.url ?? "");
    if (answer === undefined) {
      reply.writeHead(404).end();
    } else {
      answer(reply);
    }
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  config = toTestConfig({
    dataDir: folder.path,
    openDataUrl: `http://127.0.0.1:${port}`,
    operatorEmail: "operatore@volpe.example",
  });
});

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

const send = (body: string | Uint8Array) => (reply: ServerResponse) =>
  void reply.writeHead(200).end(body);

async function publishAll(): Promise<void> {
  answers.set(E_PATH, send(toPortalXml(manyOffers(3))));
  answers.set(G_YESTERDAY, send(toPortalXml([portalGasOffer()])));
  const [electricity, gas, indices] = await figureFiles();
  const paths = [
    `${FOLDER}/parametriML/2026_11/PO_Parametri_Mercato_Libero_E_20261121.csv`,
    `${FOLDER}/parametriML/2026_11/PO_Parametri_Mercato_Libero_G_20261119.csv`,
    INDICES,
  ];
  for (const [at, file] of [electricity, gas, indices].entries()) {
    const parts: Uint8Array[] = [];
    for await (const chunk of file?.open() ?? []) {
      parts.push(chunk);
    }
    answers.set(paths[at] ?? "", send(Buffer.concat(parts)));
  }
}

function fetchAll(limits = { maxBytes: 10_000_000, timeoutMs: 2000 }) {
  const lines: string[] = [];
  const files = fetchOpenData({
    config,
    clock: TEST_CLOCK,
    signal: AbortSignal.timeout(15_000),
    onLine: (line) => lines.push(line),
    downloadLimits: limits,
  });
  return { lines, files };
}

describe("fetching the open data", () => {
  it("downloads each file of the newest available day", async () => {
    await publishAll();
    const { files, lines } = fetchAll();
    expect((await files).map(({ name }) => name)).toEqual([
      "PO_Offerte_E_MLIBERO_20261121.xml",
      "PO_Offerte_G_MLIBERO_20261120.xml",
      "PO_Parametri_Mercato_Libero_E_20261121.csv",
      "PO_Parametri_Mercato_Libero_G_20261119.csv",
      "5d6f1085b4d5f20821af55764e647671.csv",
    ]);
    expect(lines).toContain(
      "Senza offerte PLACET luce: nessun file pubblicato negli ultimi 5 giorni. Restano quelli di prima.",
    );
    expect(asked.filter((url) => url.includes("G_MLIBERO"))).toEqual([
      G_YESTERDAY.replace("20261120", "20261121"),
      G_YESTERDAY,
    ]);
  });

  it.each([
    ["a web page of status 200", send("<!doctype html><h1>Non trovato</h1>")],
    ["an error of the Portal", (reply: ServerResponse) => void reply.writeHead(503).end()],
  ])("downloads yesterday's file if today's is %s", async (_, answer) => {
    await publishAll();
    answers.set(G_YESTERDAY.replace("20261120", "20261121"), answer);
    const { files } = fetchAll();
    expect((await files).map(({ name }) => name)).toContain("PO_Offerte_G_MLIBERO_20261120.xml");
  });

  it.each([
    [
      "403",
      (reply: ServerResponse) => void reply.writeHead(403).end("no"),
      "rifiuta le richieste da questa rete (403)",
    ],
    ["500", (reply: ServerResponse) => void reply.writeHead(500).end(), "ha risposto 500"],
    [
      "a connection cut halfway",
      (reply: ServerResponse) => {
        reply.writeHead(200, { "content-length": "100000" });
        reply.write("<?xml");
        setTimeout(() => reply.destroy(), 20);
      },
      "si è interrotto",
    ],
    [
      "silence",
      (reply: ServerResponse) => void reply.writeHead(200).write("<?xml"),
      "nessuna risposta completa entro 1 secondi",
    ],
    [
      "a web page in place of the file",
      send("<!doctype html><h1>Accesso negato</h1>"),
      "non è quello atteso",
    ],
    ["a flood", send("x".repeat(3_000_000)), "supera 2 MB"],
  ])("reports %s with cause and remedy and keeps no partial file", async (name, answer, cause) => {
    await publishAll();
    answers.set(E_PATH, answer);
    // The other downloads must not time out on a busy machine.
    const timeoutMs = name === "silence" ? 800 : 10_000;
    const { files } = fetchAll({ maxBytes: 2 * 1024 * 1024, timeoutMs });
    const error = await files.catch((caught: unknown) => caught);
    expect(String(error)).toContain(cause);
    expect(String(error)).toContain("npm run admin -- import-offers FILE…");
    expect(
      (await readdir(join(folder.path, "open-data"))).filter((name) => name.endsWith(".part")),
    ).toEqual([]);
  });
});

describe("the daily job", () => {
  let open: OpenDatabase;
  let services: Services;
  let mails: MailMessage[];
  let reindexed: number;

  beforeEach(async () => {
    open = await createTestDatabase();
    mails = [];
    reindexed = 0;
    const { db, client } = open;
    const catalogue = createCatalogue({ db, clock: TEST_CLOCK, log: silentLog, signals: null });
    services = {
      config,
      db,
      client,
      clock: TEST_CLOCK,
      log: silentLog,
      catalogue,
      limits: createLimits({ db, clock: TEST_CLOCK, secret: "secret" }),
      mail: { send: async (message: MailMessage) => void mails.push(message) },
      search: {
        reindex: async () => {
          reindexed += 1;
        },
      },
    } as unknown as Services;
  });

  afterEach(async () => {
    await services.catalogue.close();
    await open.close();
  });

  const run = () =>
    refreshFromOpenData(services, AbortSignal.timeout(15_000), {
      maxBytes: 10_000_000,
      timeoutMs: 2000,
    });

  const onDay = (path: string, day: string) => path.replace(/\d{8}(?=\.)/, day);

  it("imports a day once and updates the search", async () => {
    await publishAll();
    await run();
    expect(mails).toEqual([]);
    expect(services.catalogue.rank("luce", {}).total).toBe(3);
    asked = [];
    await run();
    expect(asked).not.toContain(E_PATH);
    expect(asked).not.toContain(G_YESTERDAY);
    expect(asked).not.toContain(INDICES);
    expect(reindexed).toBe(1);
  });

  it("imports today's files at a later try if the first try found yesterday's", async () => {
    await publishAll();
    await run();
    answers.set(
      onDay(G_YESTERDAY, "20261121"),
      send(toPortalXml([portalGasOffer({ name: "Nuova" })])),
    );
    await run();
    expect(services.catalogue.rank("gas", {}).offers[0]?.name).toBe("Nuova");
    expect(asked.filter((url) => url === E_PATH)).toHaveLength(1);
    expect(mails).toEqual([]);
  });

  it("informs the operator once a day", async () => {
    answers.set(E_PATH, (reply) => void reply.writeHead(403).end());
    await run();
    answers.set(E_PATH, (reply) => void reply.writeHead(500).end());
    await run();
    expect(mails).toHaveLength(1);
    services.clock = { now: () => new Date("2026-11-22T10:00:00Z") };
    await run();
    expect(mails).toHaveLength(2);
  });

  it("keeps the catalogue and tells the operator when the Portal refuses", async () => {
    await publishAll();
    await run();
    services.clock = { now: () => new Date("2026-11-22T10:00:00Z") };
    answers.set(
      E_PATH.replaceAll("20261121", "20261122"),
      (reply) => void reply.writeHead(403).end(),
    );
    await run();
    expect(services.catalogue.rank("luce", {}).total).toBe(3);
    expect(mails).toEqual([
      {
        to: "operatore@volpe.example",
        subject: "Volpe: offerte non aggiornate il 22 novembre 2026",
        text: expect.stringContaining("Causa: Non è stato possibile scaricare le offerte luce"),
        html: expect.stringContaining("import-offers FILE"),
        kind: "open-data-failed",
        reference: "2026-11-22",
      },
    ]);
  });

  it("tells the operator why a downloaded file was not imported", async () => {
    await publishAll();
    answers.set(E_PATH, send(toPortalXml(manyOffers(3)).slice(0, -40)));
    await run();
    expect(mails[0]?.text).toContain("troncato o malformato");
    expect(services.catalogue.state().status).toBe("empty");
  });
});
