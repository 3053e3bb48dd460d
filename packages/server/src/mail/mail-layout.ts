import { BRAND, escapeMarkup, PALETTE } from "@volpe/contract";
import type { MailMessage } from "./mail.ts";

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const MAIL_STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:0}
.ground{padding:12px 6px}
.sheet{max-width:560px;border-radius:12px}
.sheet td{padding:24px}
.preview{display:none;max-height:0;overflow:hidden}
.brand{${FONT};font-size:18px;font-weight:700;margin:0 0 20px}
.title{${FONT};font-size:24px;line-height:1.25;margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word}
.text{${FONT};font-size:16px;line-height:1.5;margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word}
.code{${FONT};font-size:36px;line-height:1.2;font-weight:700;letter-spacing:.12em;margin:0 0 16px}
.facts{table-layout:fixed;margin:0 0 16px}
.sheet td .fact,.fact{${FONT};font-size:16px;line-height:1.4;font-weight:400;padding:8px 0;vertical-align:top;overflow-wrap:anywhere;word-break:break-word}
.sheet td .figure,.figure{font-variant-numeric:tabular-nums;font-weight:600;padding-left:12px}
.action{display:inline-block;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none}
.footer{${FONT};font-size:13px;line-height:1.5;margin:24px 0 0;padding:16px 0 0;overflow-wrap:anywhere;word-break:break-word}
${toColours(0)}
@media (prefers-color-scheme:dark){${toColours(1)}}
`;

/** The rules of a scheme: 0 is light, 1 is dark. Mail programs do not support custom properties. */
function toColours(scheme: 0 | 1): string {
  const color = (name: keyof typeof PALETTE) => PALETTE[name][scheme];
  return [
    `.ground{background:${color("ground")}}`,
    `.sheet{background:${color("surface")}}`,
    `.title,.text,.code,.fact{color:${color("text")}}`,
    `.brand{color:${color("action")}}`,
    `.footer,.quiet{color:${color("quiet")}}`,
    `.action{background:${color("action")};color:${color("on-action")}}`,
    `.fact{border-bottom:1px solid ${color("line")}}`,
    `.footer{border-top:1px solid ${color("line")}}`,
  ].join("");
}

export type MailContent = {
  /** Heading and subject. */
  title: string;
  /** Preview text next to the subject in a list of mails. */
  preview: string;
  /** A null stands for a paragraph, a fact or a closing sentence that this mail does not have. */
  paragraphs: readonly (string | null)[];
  /** A code that the person types elsewhere, shown large. */
  code?: { label: string; value: string };
  /** Rows of a small table, as the figures of a quote. */
  facts?: readonly { label: string; value: string | null }[];
  action?: { label: string; url: string };
  /** Text below the button. */
  closing?: readonly (string | null)[];
  /** One sentence that says why the person receives the mail. */
  reason: string;
  unsubscribeUrl?: string;
};

/** Why the operator receives a mail. */
export const OPERATOR_REASON = `Ricevi questa mail perché il tuo indirizzo è quello dell’operatore di ${BRAND.name}.`;

type ServiceMail = Extract<MailMessage, { purpose?: "service" }>;

/**
 * A mail with its bodies. Its subject is the title, unless another one is given.
 *
 * @example
 * const message = toMailMessage({
 *   to: "anna@esempio.it",
 *   kind: "quote-ready",
 *   title: "Il tuo preventivo",
 *   preview: "Risparmi 42,00 € l’anno.",
 *   paragraphs: ["Ecco le offerte che costano meno."],
 *   action: { label: "Apri il preventivo", url: `${publicUrl}/preventivo/${rate}` },
 *   reason: "Ricevi questa mail perché hai chiesto un preventivo.",
 * });
 */
export function toMailMessage(
  mail: Omit<ServiceMail, "subject" | "text" | "html"> & MailContent & { subject?: string },
): MailMessage {
  const { title, preview, paragraphs, code, facts, action, closing, reason, ...head } = mail;
  return { subject: title, ...head, ...renderMail(mail) };
}

/** Writes the HTML and text bodies of a mail in the brand's look. Every given text is escaped. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const shown = {
    ...content,
    paragraphs: content.paragraphs.filter((text) => text !== null),
    facts: (content.facts ?? []).flatMap(({ label, value }) =>
      value === null ? [] : [{ label, value }],
    ),
    closing: (content.closing ?? []).filter((text) => text !== null),
  };
  return { html: renderHtml(shown), text: renderText(shown) };
}

type Fact = { label: string; value: string };
type ShownContent = Omit<MailContent, "paragraphs" | "facts" | "closing"> & {
  paragraphs: readonly string[];
  facts: readonly Fact[];
  closing: readonly string[];
};

// Mail programs support tables and inline attributes. A style sheet gives programs in dark mode the
// dark palette, so that they do not invert the colours.
function renderHtml({
  title,
  preview,
  paragraphs,
  code,
  facts,
  action,
  closing,
  reason,
  unsubscribeUrl,
}: ShownContent): string {
  const toParagraph = (text: string) => `<p class="text">${escapeMarkup(text)}</p>`;
  const body = [
    `<h1 class="title">${escapeMarkup(title)}</h1>`,
    ...paragraphs.map(toParagraph),
    code === undefined
      ? ""
      : `${toParagraph(code.label)}<p class="code">${escapeMarkup(code.value)}</p>`,
    facts.length === 0 ? "" : toFactsTable(facts),
    action === undefined
      ? ""
      : `<p class="text"><a class="action" href="${toSafeUrl(action.url)}">${escapeMarkup(action.label)}</a></p>`,
    ...closing.map(toParagraph),
  ].join("\n");
  const unsubscribe =
    unsubscribeUrl === undefined
      ? ""
      : ` <a class="quiet" href="${toSafeUrl(unsubscribeUrl)}">Non voglio più ricevere queste mail</a>.`;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${MAIL_STYLE}</style>
</head>
<body class="ground">
<div class="preview">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet"><tr><td>
<p class="brand">${escapeMarkup(BRAND.name)}</p>
${body}
<p class="footer">${escapeMarkup(reason)}${unsubscribe}<br><br>${companyLines().map(escapeMarkup).join("<br>")}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Longer values are sentences, which break over lines and are not aligned as figures are. */
const FIGURE_LENGTH = 22;

function toFactsTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" width="42%" class="fact">${escapeMarkup(label)}</th><td align="${value.length > FIGURE_LENGTH ? "left" : "right"}" class="fact figure">${escapeMarkup(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" class="facts">${rows.join("")}</table>`;
}

function renderText({
  title,
  paragraphs,
  code,
  facts,
  action,
  closing,
  reason,
  unsubscribeUrl,
}: ShownContent): string {
  const blocks = [
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [`${code.label}: ${code.value}`]),
    ...(facts.length === 0
      ? []
      : [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    `-- \n${reason}`,
    ...(unsubscribeUrl === undefined
      ? []
      : [`Non voglio più ricevere queste mail:\n${unsubscribeUrl}`]),
    companyLines().join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function companyLines(): string[] {
  const { name, seat, vatNumber, rea, shareCapital, pec, email } = BRAND.company;
  return [
    name,
    seat,
    `P.IVA ${vatNumber} · REA ${rea} · Capitale sociale ${shareCapital}`,
    `PEC ${pec} · ${email}`,
  ];
}

/** An absolute web address, escaped for an attribute. Throws for any other scheme. */
function toSafeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new TypeError(`a mail links to a ${protocol} address`);
  }
  return escapeMarkup(href);
}
