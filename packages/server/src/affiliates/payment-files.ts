import { COMPANY_NAME, dropAccents, escapeMarkup, toRomeDay } from "@volpe/contract";
import { toCsv } from "../tables/csv.ts";
import type { Payout } from "./ledger-repository.ts";

/**
 * The payments as a SEPA credit transfer, ISO 20022 `pain.001.001.09`, by the EPC's implementation
 * guidelines (EPC132-08): one debtor, one batch, only the characters that every bank accepts.
 */
export function toPaymentOrder(
  payouts: readonly Payout[],
  { batch, iban, now }: { batch: string; iban: string; now: Date },
): string {
  const sum = toEuros(payouts.reduce((total, { cents }) => total + cents, 0));
  const count = payouts.length;
  const day = toRomeDay(now.getTime());
  const name = toSepaText(COMPANY_NAME, 70);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>${batch}</MsgId><CreDtTm>${now.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>${batch}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>
${payouts.map((payout) => toTransfer(payout, batch)).join("\n")}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`;
}

/** The same payments for a spreadsheet. */
export function toPaymentCsv(payouts: readonly Payout[]): string {
  return toCsv([
    ["pagamento", "intestatario", "iban", "euro", "data"],
    ...payouts.map(({ id, holder, iban, cents, at }) => [
      id,
      holder,
      iban,
      cents / 100,
      toRomeDay(at.getTime()),
    ]),
  ]);
}

function toTransfer({ id, holder, iban, cents }: Payout, batch: string): string {
  // An end-to-end reference has at most 35 characters.
  const reference = id.replaceAll("-", "");
  return `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${toEuros(cents)}</InstdAmt></Amt><Cdtr><Nm>${toSepaText(holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>${toSepaText(`Commissioni affiliati ${batch}`, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

const toEuros = (cents: number) => (cents / 100).toFixed(2);

/**
 * Letters that Unicode does not decompose into a letter and an accent, and the apostrophe of a
 * phone's keyboard.
 */
const SEPA_LETTERS: Readonly<Record<string, string>> = {
  ...{ "’": "'", ß: "ss", Æ: "AE", æ: "ae", Œ: "OE", œ: "oe", Ø: "O", ø: "o", Ł: "L", ł: "l" },
  ...{ Đ: "D", đ: "d", Ð: "D", ð: "d", Þ: "Th", þ: "th", ı: "i", Ħ: "H", ħ: "h", ŋ: "n", ĸ: "k" },
};

/**
 * Reduces a text to the characters of SEPA: accents are removed, any other character becomes a
 * blank.
 */
function toSepaText(text: string, maxLength: number): string {
  const plain = dropAccents(text)
    .replaceAll(/[^ -~]/g, (letter) => SEPA_LETTERS[letter] ?? letter)
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  return escapeMarkup(plain.slice(0, maxLength).trim() || "-");
}
