import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faqFile, postFile } from "../content/test-content.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { runAdmin } from "./test-admin.ts";

let server: VolpeServer;
let folder: string;

beforeEach(async () => {
  server = await createTestServer();
  folder = await mkdtemp(join(tmpdir(), "volpe-content-"));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runAdmin(server.services, ["import-content", ...args], folder);

async function write({ name, text }: { name: string; text: string }) {
  await mkdir(join(folder, "mio", name, ".."), { recursive: true });
  await writeFile(join(folder, "mio", name), text);
}

describe("import-content", () => {
  it("imports a folder and shows it at once", async () => {
    await write(postFile("uno"));
    await write(faqFile("due"));
    expect(await run("mio")).toEqual({ code: 0, out: ["Articoli: 1", "Risposte: 1"], err: [] });
    expect(server.services.content.post("uno")?.path).toBe("/blog/uno");
  });

  it("names file and line of every fault", async () => {
    await write(postFile("uno", { body: "<b>no</b>" }));
    await write(faqFile("due", { lines: { date: "ieri" } }));
    const { code, out, err } = await run("mio");
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err).toEqual([
      "blog/uno.md:9: L’HTML non è ammesso: scrivi in Markdown.",
      "blog/uno.md:9: L’HTML non è ammesso: scrivi in Markdown.",
      expect.stringMatching(/^faqs\/due\.md:3: «date» non va bene/),
      "Non importato: i contenuti di prima restano come erano.",
    ]);
    expect(server.services.content.posts()).toEqual([]);
  });

  it("refuses a missing folder", async () => {
    expect((await run("manca")).err[0]).toBe(".:1: Nella cartella non ci sono documenti.");
    expect((await run()).code).toBe(2);
  });
});
