import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { PageClientContext } from "./use-client.tsx";
import { useUploadBill } from "./use-upload-bill.ts";

const PDF = new File(["%PDF-1.7"], "bolletta.pdf", { type: "application/pdf" });

it("shows the site's progress bar while a bill is sent from the chat, until it is refused", async () => {
  const answer = Promise.withResolvers<never>();
  const client = createFakeClient({ calls: { "POST /bills": () => answer.promise } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageClientContext value={client}>{children}</PageClientContext>
  );
  const { result } = renderHook(useUploadBill, { wrapper });
  const loading = () => client.session.state.loading;
  expect(loading()).toBe(false);

  const upload = result.current([PDF], () => undefined, new AbortController().signal);
  expect(loading()).toBe(true);
  answer.reject(new Error("no answer"));
  await act(() => expect(upload).rejects.toThrow("no answer"));
  expect(loading()).toBe(false);
});
