import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BillCreated } from "@volpe/contract";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { callApi } from "../test-call.ts";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { confirmReceipt, type Upload, uploadFiles } from "./upload-test-files.ts";

/** Starts an assistant with a folder of its own for the tests of a file. */
export function setUpBills() {
  const open = setUp("file", createTestDatabase);
  const folder = setUp("file", createTestFolder);
  const assistant = setUp("file", () =>
    startTestAssistant(open, { config: { dataDir: folder.path } }),
  );
  return {
    open,
    assistant,
    upload: (files: readonly Upload[]) => uploadFiles(assistant, files),
    /** Confirms the first bill with a receipt. */
    confirm: ({ files, bill, key }: BillCreated, change: Record<string, unknown> = {}) =>
      callApi(assistant, `POST /bills/${bill}/rate`, {
        headers: { "owner-key": key },
        body: { ...confirmReceipt({ files }), ...change },
      }),
    /** Where a request finds a bill, and with which key. */
    at: ({ bill, key }: Pick<BillCreated, "bill" | "key">) => ({
      url: `/api/v1/bills/${bill}`,
      headers: { "owner-key": key },
    }),
    listStored: () => readdirSync(join(folder.path, "bills")),
  };
}
