import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, test, vi } from "vitest";
import { createTestChat, says } from "../testing/chat-fixture.ts";
import { Assistant } from "./assistant.tsx";
import type { UploadFile } from "./file-answer.tsx";

const request = {
  kind: "file" as const,
  label: "La tua bolletta",
  accept: ["application/pdf"],
  maxBytes: 1_048_576,
};

function show(uploadFile: UploadFile) {
  const test = createTestChat([says(2, ["Hai la bolletta?"], [request])]);
  const links = { privacy: "/privacy-policy" };
  render(<Assistant chat={test.chat} variant="page" links={links} uploadFile={uploadFile} />);
  const field = screen.getByLabelText(/La tua bolletta/);
  const choose = (...files: File[]) => fireEvent.input(field, { target: { files } });
  return { ...test, choose };
}

const pdf = (bytes: number) =>
  new File([new Uint8Array(bytes)], "bolletta.pdf", { type: "application/pdf" });

test("uploads the file and answers with the result", async () => {
  const { chat, choose } = show(async ([file]) => ({ text: file?.name ?? "", value: "bill-1" }));
  choose(pdf(10));

  await waitFor(() =>
    expect(chat.answer.mock.calls).toEqual([[{ step: 2, text: "bolletta.pdf", value: "bill-1" }]]),
  );
});

test("shows what happens to a file before one is chosen", () => {
  const notice = "La cancello appena letta.";
  const test = createTestChat([says(2, ["Hai la bolletta?"], [{ ...request, notice }])]);
  const links = { privacy: "/privacy-policy" };
  render(<Assistant chat={test.chat} variant="page" links={links} uploadFile={vi.fn()} />);
  expect(screen.getByText("PDF o foto. La cancello appena letta.")).toBeDefined();
});

test("does not upload a file above the size limit", () => {
  const upload = vi.fn<UploadFile>();
  const { choose } = show(upload);
  choose(pdf(2_097_152));

  expect(screen.getByRole("alert").textContent?.replaceAll("\u00a0", " ")).toBe(
    "«bolletta.pdf» supera 1 MB: riducilo, o manda la prima pagina.",
  );
  expect(upload).not.toHaveBeenCalled();
});

test("sends the files within the size limit, and the answer says which one was not sent", async () => {
  const upload = vi.fn<UploadFile>(async () => ({ text: "bolletta.pdf", value: "bill-1" }));
  const { chat, choose } = show(upload);
  choose(new File([new Uint8Array(2_097_152)], "grande.pdf"), pdf(10));

  expect(screen.getByRole("alert").textContent).toContain("«grande.pdf»");
  await waitFor(() => expect(chat.answer).toHaveBeenCalledOnce());
  expect(upload.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["bolletta.pdf"]);
  expect(chat.answer.mock.calls[0]?.[0]).toEqual({
    step: 2,
    text: "bolletta.pdf · «grande.pdf» non inviato: supera 1\u00a0MB",
    value: "bill-1",
  });
});

test("sends several files together and shows the queue", async () => {
  const upload = vi.fn<UploadFile>(async (_, onProgress) => {
    onProgress({ read: 0, waiting: 2 });
    return await new Promise<never>(() => undefined);
  });
  const { choose } = show(upload);
  const photo = (name: string) => new File(["x"], name, { type: "application/pdf" });
  choose(photo("uno.pdf"), photo("due.pdf"));

  expect(screen.getByText("Foto prima della tua: 2")).toBeTruthy();
  expect(screen.getByRole("progressbar")).toBeTruthy();
  expect(upload.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["uno.pdf", "due.pdf"]);
});

test("shows the host's reason for refusing a file", async () => {
  const message = "Hai caricato molte bollette in poco tempo.";
  const { choose } = show(() =>
    Promise.reject(new ApiError(429, [{ code: "too-many-requests", message }])),
  );
  choose(pdf(10));

  expect((await screen.findByRole("alert")).textContent).toBe(message);
});

test("keeps the question open when the upload fails", async () => {
  const { chat, choose } = show(() => Promise.reject(new TypeError("offline")));
  choose(pdf(10));

  expect((await screen.findByRole("alert")).textContent).toContain("Riprova tra poco");
  expect(chat.answer).not.toHaveBeenCalled();
});

const never: UploadFile = (_files, _onProgress, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

function showBeside(uploadFile: UploadFile) {
  const choices = {
    kind: "choices" as const,
    choices: [{ value: "known", label: "Lo so" }],
    typed: true,
  };
  const test = createTestChat([says(2, ["Quanto consumi?"], [choices, request])]);
  const links = { privacy: "/privacy-policy" };
  const { unmount } = render(
    <Assistant chat={test.chat} variant="page" links={links} uploadFile={uploadFile} />,
  );
  fireEvent.input(screen.getByLabelText(/La tua bolletta/), { target: { files: [pdf(10)] } });
  return { ...test, unmount, other: screen.getByRole("button", { name: "Lo so" }) };
}

test("accepts no other answer while a file is read, unless the person cancels", async () => {
  const { chat, other } = showBeside(never);
  fireEvent.click(other);
  expect(other.getAttribute("aria-disabled")).toBe("true");
  expect(chat.answer).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Lascia stare il file e rispondi tu" }));
  await waitFor(() => expect(other.getAttribute("aria-disabled")).toBe("false"));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(other);
  expect(chat.answer.mock.calls).toEqual([[{ step: 2, text: "Lo so", value: "known" }]]);
});

test("stops waiting for a reading after five minutes", async () => {
  vi.useFakeTimers();
  try {
    // This upload ignores its signal.
    const { chat, other } = showBeside(() => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(299_000));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));

    expect(screen.getByRole("alert").textContent).toContain("Dopo cinque minuti");
    fireEvent.click(other);
    expect(chat.answer).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test("aborts a reading and clears its timer when the assistant is removed", async () => {
  vi.useFakeTimers();
  try {
    const signals: AbortSignal[] = [];
    const { chat, unmount } = showBeside((files, onProgress, signal) => {
      signals.push(signal);
      return never(files, onProgress, signal);
    });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    await vi.advanceTimersByTimeAsync(0);

    expect(signals[0]?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(chat.answer).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
