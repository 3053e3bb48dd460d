import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faqFile, postFile } from "../content/test-content.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const server = setUp("test", () => createTestServer());
const folder = setUp("test", createTestFolder);

const run = (...args: string[]) =>
  runAdmin(server.services, ["import-content", ...args], folder.path);

async function write({ name, text }: { name: string; text: string }) {
  await mkdir(join(folder.path, "mio", name, ".."), { recursive: true });
  await writeFile(join(folder.path, "mio", name), text);
}

describe("import-content", () => {
  it("shows an imported folder at once", async () => {
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
