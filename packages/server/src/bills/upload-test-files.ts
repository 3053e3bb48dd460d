import type { BillCreated } from "@volpe/contract";
import { drawBill, type TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import type { TestAssistant } from "../chat/test-assistant.ts";

/** The values that a person confirms of the first file, which is the first bill with a receipt. */
export function confirmReceipt({ files: [file] }: Pick<BillCreated, "files">) {
  return { ...CONFIRMED_RECEIPT, file: file?.id };
}

const CONFIRMED_RECEIPT = {
  type: "luce",
  checked: ["operator"],
  destination: "privati",
  resident: true,
  province: "MI",
  annualConsumption: 2610,
  capacityKw: 3,
  operator: "Fonte Chiara Energia S.p.A.",
  periodStart: "2026-03-01",
  periodEnd: "2026-04-30",
  periodConsumption: 430,
  sale: 74.05,
  saleFixed: 16,
  unitPrice: 0.135,
  total: 123.44,
};

export type Upload = { name: string; content: Buffer };

/** Posts files to `/bills` as a browser does, for tests. */
export async function uploadFiles(
  { inject }: Pick<TestAssistant, "inject">,
  files: readonly Upload[],
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const { name, content } of files) {
    form.append("files", new File([new Uint8Array(content)], name));
  }
  const request = new Request("http://volpe.example/", { method: "POST", body: form });
  const reply = await inject({
    method: "POST",
    url: "/api/v1/bills",
    headers: { ...headers, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}

export async function uploadTestBill(
  assistant: Pick<TestAssistant, "inject">,
  bill: TestBill,
): Promise<BillCreated> {
  const files = [{ name: "bolletta.pdf", content: await drawBill(bill) }];
  return (await uploadFiles(assistant, files)).body.data;
}
