/** Markup and addresses that run a script if they escape the text or the attribute around them. */
const RUNS = [
  "<script>hit()</script>",
  "<ScRiPt>hit()</sCrIpT>",
  "<img src=x onerror=hit()>",
  "<img/src=x/onerror=hit()>",
  "<svg onload=hit()>",
  "<svg><script>hit()</script></svg>",
  "<svg><animate onbegin=hit() attributeName=x dur=1s>",
  "<math><mtext><img src=x onerror=hit()></mtext></math>",
  "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
  "<iframe src=javascript:parent.hit()></iframe>",
  "<body onload=hit()>",
  "<input autofocus onfocus=hit()>",
  "<details open ontoggle=hit()>x</details>",
  "<video><source onerror=hit()></video>",
  "<style onload=hit()></style>",
  "<object data=javascript:hit()></object>",
  "<template><script>hit()</script></template><img src=x onerror=hit()>",
  "<a href=javascript:hit() autofocus onfocus=hit()>x</a>",
  " onfocus=hit() autofocus tabindex=0 ",
  "<marquee onstart=hit()>x</marquee>",
  "javascript:hit()",
];
/** Characters that end the text or the attribute that a string is written into. */
const CLOSES = [
  "",
  '"',
  "'",
  '">',
  "'>",
  "`>",
  "-->",
  "</script>",
  "</textarea>",
  "</title></style></noscript>",
];
/** Ways to write the same, which a careless reader decodes once too often. */
const WRITTEN: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (text) => encodeURIComponent(text),
  (text) =>
    text.replaceAll(
      /[<>"']/g,
      (unit) => `\\u00${unit.charCodeAt(0).toString(16).padStart(2, "0")}`,
    ),
  (text) => text.replaceAll("<", "<\u0000").replaceAll("hit", "\u2028hit"),
];

/**
 * More than 1,000 different texts that call `hit` if a browser takes one of them for markup or
 * script.
 */
export const SCRIPT_STRINGS: readonly string[] = [
  ...new Set(
    WRITTEN.flatMap((write) => CLOSES.flatMap((close) => RUNS.map((run) => write(close + run)))),
  ),
];
