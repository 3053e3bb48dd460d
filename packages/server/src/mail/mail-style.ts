/**
 * The palette of the site's tokens, written out: readers of mail know no custom properties. The
 * dark one is given so that a dark reader need not guess by inverting.
 */
const LIGHT = {
  ground: "#fbf8f3",
  sheet: "#ffffff",
  ink: "#1d1b18",
  quiet: "#5f5a52",
  fox: "#c2410c",
  onFox: "#ffffff",
  line: "#e7e0d5",
};
const DARK = {
  ground: "#141311",
  sheet: "#1d1b18",
  ink: "#f3efe7",
  quiet: "#a39c90",
  fox: "#ff8a5b",
  onFox: "#141311",
  line: "#37332d",
};

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

export const MAIL_STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:0}
.ground{padding:24px 12px}
.sheet{max-width:560px;border-radius:12px}
.sheet td{padding:24px}
.preview{display:none;max-height:0;overflow:hidden}
.brand{${FONT};font-size:18px;font-weight:700;margin:0 0 20px}
.title{${FONT};font-size:24px;line-height:1.25;margin:0 0 16px}
.text{${FONT};font-size:16px;line-height:1.5;margin:0 0 16px}
.facts{margin:0 0 16px}
.sheet td .fact,.fact{${FONT};font-size:16px;line-height:1.4;font-weight:400;padding:8px 0}
.figure{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
.action{display:inline-block;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none}
.footer{${FONT};font-size:13px;line-height:1.5;margin:24px 0 0;padding:16px 0 0}
${toColours(LIGHT)}
@media (prefers-color-scheme:dark){${toColours(DARK)}}
`;

function toColours({ ground, sheet, ink, quiet, fox, onFox, line }: typeof LIGHT): string {
  return [
    `.ground{background:${ground}}`,
    `.sheet{background:${sheet}}`,
    `.title,.text,.fact{color:${ink}}`,
    `.brand{color:${fox}}`,
    `.footer,.quiet{color:${quiet}}`,
    `.action{background:${fox};color:${onFox}}`,
    `.fact{border-bottom:1px solid ${line}}`,
    `.footer{border-top:1px solid ${line}}`,
  ].join("");
}
