import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { createSampleMessage, createSampleThread } from "./sample-tickets.ts";
import * as createPage from "./ticket-create-page.tsx";
import * as threadPage from "./ticket-thread-page.tsx";

// Removes `document`, which does not exist on the server.

const ID = "0b1e2d3c-4f5a-4b6c-8d7e-9f0a1b2c3d4e";
type Calls = NonNullable<Parameters<typeof createFakeClient>[0]["calls"]>;

function fail(error: unknown): never {
  throw error;
}

/** The arguments of a page's loader and action for a person who is logged in. */
function createArgs(calls: Calls, params: Record<string, string>, form?: FormData): PageActionArgs {
  const context = new RouterContextProvider();
  context.set(clientContext, createFakeClient({ cookies: { auth: TEST_LOGIN }, calls }));
  const request = new Request("https://volpe.example/tickets/s1/m1", {
    ...(form && { method: "POST", body: form }),
  });
  return { request, context, params, pattern: "", url: new URL(request.url) };
}

function toForm(fields: Record<string, string>, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const file of files) {
    form.append("files", file);
  }
  return form;
}

const catchThrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error) => error,
  );

const ANSWER = createSampleMessage({ id: "m2", author: "operator" });
const THREAD = createSampleThread([createSampleMessage(), ANSWER]);
const thread = { "GET /tickets/s1": () => THREAD };

test("«ultimo» redirects to the anchor of the newest message", async () => {
  const args = createArgs(thread, { slug: "s1", message: "ultimo" });
  const answer = (await catchThrown(threadPage.loader(args))) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    "/tickets/s1/m2#messaggio-m2",
  ]);
});

test("an unknown message and another person's ticket answer 404", async () => {
  const unknown = createArgs(thread, { slug: "s1", message: "m9" });
  expect(await catchThrown(threadPage.loader(unknown))).toMatchObject({ init: { status: 404 } });
  const missing = new ApiError(404, [{ code: "not-found", message: "Non c’è." }]);
  const another = createArgs(
    { "GET /tickets/s1": () => fail(missing) },
    { slug: "s1", message: "m1" },
  );
  expect(await catchThrown(threadPage.loader(another))).toBe(missing);
});

test("the loader marks the answers as read and still returns them as new", async () => {
  const read = vi.fn(() => ({ done: true }));
  const args = createArgs(
    { ...thread, "POST /tickets/s1/read": read },
    { slug: "s1", message: "m1" },
  );
  expect(await threadPage.loader(args)).toMatchObject({ thread: THREAD, marked: true });
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ body: { message: "m2" } }));
});

test("a ticket can be about the person's own quotes only", async () => {
  const calls = { "GET /requests": () => [] };
  expect(await createPage.loader(createArgs(calls, { rate: "nuovo" }))).toMatchObject({
    about: null,
  });
  const another = createArgs(calls, { rate: "q9" });
  expect(await catchThrown(createPage.loader(another))).toMatchObject({ init: { status: 404 } });
});

test("sends the files after the fields, under the draft's id", async () => {
  const file = new File([new Uint8Array([0x25, 0x50, 255])], "bolletta.pdf");
  const form = toForm({ id: ID, subject: " Quota ", message: "Non\r\ntorna. " }, [file]);
  const create = vi.fn((_: { body?: unknown }) => ({ slug: "s1", message: "m1" }));
  const args = createArgs({ "POST /tickets": create }, { rate: "nuovo" }, form);
  const answer = (await createPage.action(args)) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/tickets/s1/m1#messaggio-m1",
  ]);
  const sent = create.mock.calls[0]?.[0].body as FormData;
  const { files, ...fields } = Object.fromEntries(sent);
  expect(fields).toEqual({ id: ID, subject: "Quota", message: "Non\ntorna.", rate: "" });
  expect([...sent.keys()].at(-1)).toBe("files");
  expect([...(await (files as File).bytes())]).toEqual([0x25, 0x50, 255]);
});

test("replaces an id that is not a UUID", async () => {
  const create = vi.fn((_: { body?: unknown }) => ({ slug: "s1", message: "m1" }));
  const form = toForm({ id: "1; drop", subject: "Quota", message: "Non torna." });
  await createPage.action(createArgs({ "POST /tickets": create }, { rate: "nuovo" }, form));
  const sent = create.mock.calls[0]?.[0].body as FormData;
  expect(sent.get("id")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
});

test("a refused form keeps its texts and reports that it had files", async () => {
  const form = toForm({ id: ID, subject: "", message: "Non torna." }, [new File(["x"], "a.pdf")]);
  const create = () => fail(invalidFields({ subject: "Scrivi l’oggetto: bastano due parole." }));
  const args = createArgs({ "POST /tickets": create }, { rate: "nuovo" }, form);
  expect(await createPage.action(args)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { id: ID, subject: "", message: "Non torna." },
      hadFiles: true,
      errors: [{ field: "subject" }],
    },
  });
});

test("refuses unacceptable files without calling the API", async () => {
  const form = toForm({ id: ID, subject: "Quota", message: "Non torna." }, [
    new File(["x"], "nota.txt"),
  ]);
  const message =
    "«nota.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.";
  expect(await createPage.action(createArgs({}, { rate: "nuovo" }, form))).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: "files", message }], hadFiles: true },
  });
});

test("returns the API's error of a file with its status", async () => {
  const words = "«a.pdf» non è un PDF, un JPEG o un PNG.";
  const refused = new ApiError(415, [
    { code: "unsupported-media-type", field: "files", message: words },
  ]);
  const form = toForm({ id: ID, message: "Ecco." }, [new File(["x"], "a.pdf")]);
  const args = createArgs(
    { "POST /tickets/s1/messages": () => fail(refused) },
    { slug: "s1", message: "m1" },
    form,
  );
  expect(await threadPage.action(args)).toMatchObject({
    init: { status: 415 },
    data: { errors: [{ field: "files", message: words }] },
  });
});

test("an ended session keeps the form's texts instead of redirecting", async () => {
  const lost = new ApiError(401, [{ code: "unauthenticated", message: "Accedi." }]);
  const lose = () => fail(lost);
  const calls = { "POST /tickets": lose, "POST /tickets/s1/messages": lose };
  const reply = createArgs(
    calls,
    { slug: "s1", message: "m1" },
    toForm({ id: ID, message: "Ancora io." }),
  );
  expect(await threadPage.action(reply)).toMatchObject({
    init: { status: 401 },
    data: { values: { message: "Ancora io." }, errors: [{ code: "session-ended" }] },
  });
  expect(await threadPage.loader(reply)).toMatchObject({ thread: null });

  const form = toForm({ id: ID, subject: "Quota", message: "Non torna." });
  const create = createArgs(calls, { rate: "q1" }, form);
  expect(await createPage.action(create)).toMatchObject({ init: { status: 401 } });
  expect(await createPage.loader(create)).toMatchObject({ about: null });
});

test("closing a closed ticket redirects like closing an open one", async () => {
  const closed = new ApiError(409, [{ code: "ticket-closed", message: "Già chiusa." }]);
  const close = () => fail(closed);
  const args = createArgs(
    { "POST /tickets/s1/close": close },
    { slug: "s1", message: "m1" },
    toForm({}),
  );
  const request = new Request("https://volpe.example/tickets/s1/m1?azione=chiudi", args.request);
  const answer = (await threadPage.action({ ...args, request })) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/tickets/s1/m1#messaggio-m1",
  ]);
});
