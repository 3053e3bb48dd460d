import { BRAND } from "@volpe/contract";
import { escapeHtml, toSafeUrl } from "./escape-html.ts";
import { MAIL_STYLE } from "./mail-style.ts";

export type MailContent = {
  /** The heading; the subject says the same. */
  title: string;
  /** Shown beside the subject in a list of mails, before the mail is opened. */
  preview: string;
  paragraphs: readonly string[];
  /** A small table, as the figures of a quote. */
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  /** After the action. */
  closing?: readonly string[];
  /** Why the person receives it, one sentence. */
  reason: string;
  unsubscribeUrl?: string;
};

/** A mail's two bodies, in the brand's look; every text given is escaped. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: toHtml(content), text: toText(content) };
}

// Tables and inline attributes because that is what every reader of mail understands; colours in a
// style sheet too, so that a dark reader gets the dark palette instead of inverting ours.
function toHtml({
  title,
  preview,
  paragraphs,
  facts,
  action,
  closing,
  reason,
  unsubscribeUrl,
}: MailContent): string {
  const toParagraph = (text: string) => `<p class="text">${escapeHtml(text)}</p>`;
  const body = [
    `<h1 class="title">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(toParagraph),
    facts === undefined ? "" : toFactsTable(facts),
    action === undefined
      ? ""
      : `<p class="text"><a class="action" href="${toSafeUrl(action.url)}">${escapeHtml(action.label)}</a></p>`,
    ...(closing ?? []).map(toParagraph),
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
<title>${escapeHtml(title)}</title>
<style>${MAIL_STYLE}</style>
</head>
<body class="ground">
<div class="preview">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet"><tr><td>
<p class="brand">${escapeHtml(BRAND.name)}</p>
${body}
<p class="footer">${escapeHtml(reason)}${unsubscribe}<br><br>${companyLines().map(escapeHtml).join("<br>")}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function toFactsTable(facts: readonly { label: string; value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" class="fact">${escapeHtml(label)}</th><td align="right" class="fact figure">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" class="facts">${rows.join("")}</table>`;
}

function toText({
  title,
  paragraphs,
  facts,
  action,
  closing,
  reason,
  unsubscribeUrl,
}: MailContent): string {
  const blocks = [
    title,
    ...paragraphs,
    ...(facts === undefined
      ? []
      : [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(closing ?? []),
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
