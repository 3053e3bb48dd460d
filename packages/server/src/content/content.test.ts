import { describe, expect, it } from "vitest";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { createContent } from "./create-content.ts";
import { importContent } from "./import-content.ts";
import type { ContentFile } from "./read-document.ts";
import { faqFile, postFile } from "./test-content.ts";

const server = setUp("test", () => createTestServer());

const put = async (files: ContentFile[]) => {
  const outcome = await importContent(server.services, { files, origin: "imported" });
  await server.services.content.reload();
  return outcome;
};
const get = (path: string) => callApi(server.app, `GET ${path}`);

describe("content", () => {
  it("is empty before the first import", async () => {
    expect(await get("/posts")).toEqual({ status: 200, body: { data: [] } });
  });

  it("answers posts newest first and questions by group, without their bodies", async () => {
    await put([
      postFile("vecchio", { lines: { date: "2026-08-01" } }),
      postFile("nuovo"),
      faqFile("gas", { lines: { group: "gas" } }),
      faqFile("bolletta"),
    ]);
    const posts = (await get("/posts")).body.data;
    expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(["nuovo", "vecchio"]);
    expect(posts[0]).not.toHaveProperty("blocks");
    const faqs = (await get("/faqs")).body.data;
    expect(faqs.map(({ slug }: { slug: string }) => slug)).toEqual(["bolletta", "gas"]);
  });

  it("relates documents by their rarest tag, and none of another field", async () => {
    await put([
      postFile("voltura", { lines: { tipology: "luce", tags: "\n- contratto\n- trasloco" } }),
      postFile("auto", { lines: { tipology: "noleggio", tags: "\n- contratto\n- trasloco" } }),
      postFile("cambio", { lines: { tags: "\n- contratto" } }),
      faqFile("recesso", { lines: { tags: "\n- contratto" } }),
      faqFile("subentro", { lines: { tags: "\n- trasloco" } }),
    ]);
    const { body } = await get("/posts/voltura");
    expect(body.data.related.map(({ path }: { path: string }) => path)).toEqual([
      "/faqs/subentro",
      "/blog/cambio",
      "/faqs/recesso",
    ]);
  });

  it("answers a post with its body and related documents", async () => {
    await put([
      postFile("luce", { lines: { tipology: "luce", tags: "\n- prezzi\n- luce" } }),
      postFile("spesa", { lines: { tipology: "luce", tags: "\n- prezzi" } }),
      postFile("sconti", { lines: { tags: "\n- prezzi" } }),
      faqFile("altro"),
    ]);
    const { status, body } = await get("/posts/luce");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      path: "/blog/luce",
      blocks: [{ kind: "paragraph" }],
      related: [
        { path: "/blog/spesa", title: "Titolo di prova per spesa" },
        { path: "/blog/sconti", title: "Titolo di prova per sconti" },
      ],
    });
  });

  it("answers 404 for an unknown slug", async () => {
    expect((await get("/posts/manca")).status).toBe(404);
    expect((await get("/faqs/manca")).status).toBe(404);
  });

  it("removes documents that a new import no longer has", async () => {
    await put([postFile("prima")]);
    expect(await put([postFile("dopo")])).toEqual({ status: "switched", posts: 1, faqs: 0 });
    expect((await get("/posts/prima")).status).toBe(404);
    expect((await get("/posts/dopo")).status).toBe(200);
  });

  it("keeps the last set if one file has a fault", async () => {
    await put([postFile("prima")]);
    const outcome = await put([postFile("dopo"), faqFile("rotta", { lines: { group: "x" } })]);
    expect(outcome).toMatchObject({ status: "kept", faults: [{ file: "faqs/rotta.md", line: 8 }] });
    expect((await get("/posts/prima")).status).toBe(200);
  });

  it("refuses a link to a missing document and names its line", async () => {
    const body = "Vedi [uno](/blog/altro#parte).\n\nE [due](/faqs/manca).";
    expect(await put([postFile("uno", { body }), postFile("altro")])).toEqual({
      status: "kept",
      faults: [{ file: "blog/uno.md", line: 11, message: "«/faqs/manca» non è fra i documenti." }],
    });
  });

  it("refuses two pages of one title and an empty folder", async () => {
    const lines = { title: "Lo stesso titolo" };
    const twins = await put([postFile("uno", { lines }), postFile("due", { lines })]);
    expect(twins).toMatchObject({ faults: [{ file: "blog/due.md" }] });
    expect((await put([])).status).toBe("kept");
  });

  it("shows an import of another process", async () => {
    const other = createContent({ ...server.services, pollMs: 600_000 });
    await other.reload();
    await importContent(server.services, { files: [postFile("altrove")], origin: "imported" });
    await expect.poll(() => other.post("altrove")?.slug).toBe("altrove");
    await other.close();
  });
});
