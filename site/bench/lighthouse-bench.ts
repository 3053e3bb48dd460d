import { execFile } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { startMeasuredHost } from "../e2e/host-process.ts";
import { launchBrowser } from "../e2e/launch-browser.ts";
import { findMedian } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Lighthouse's figures of a phone's first visit, the median of the visits of each page. Ends with
 * 1 if a page misses a goal. `npx` fetches Lighthouse at the first measurement: as a dependency it
 * would add 160 MB to every installation, and OpenTelemetry to what the server resolves.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const VISITS = QUICK ? 1 : 3;
const VISIT_LIMIT_MS = 180_000;
const REPORT_BYTES = 64_000_000;
const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** These scores don't depend on the machine's speed, so a page may not lose any of them. */
const WHOLE_SCORES = ["accessibility", "best-practices", "seo"] as const;
const PERFORMANCE_MIN = 0.95;
const BLOCKED_MAX_MS = 150;
const SCRIPT_MAX_BYTES = 95_000;

type Figures = Record<(typeof SCORES)[number], number> & {
  blockedMs: number;
  paintMs: number;
  scriptBytes: number;
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
};

async function report(url: string, port: number): Promise<Report> {
  const flags = [`--port=${port}`, "--output=json", "--output-path=stdout", "--quiet"];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, url, ...flags, "--no-enable-error-reporting"],
    {
      timeout: VISIT_LIMIT_MS,
      maxBuffer: REPORT_BYTES,
      // The program needs the project's Node, not the machine's.
      env: {
        ...process.env,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
      },
    },
  );
  return JSON.parse(stdout);
}

async function visit(url: string, port: number): Promise<Figures> {
  const { runtimeError, categories, audits } = await report(url, port);
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (name: string) => categories[name]?.score ?? Number.NaN;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
    blockedMs: numberOf("total-blocking-time"),
    paintMs: numberOf("largest-contentful-paint"),
    scriptBytes: sumScripts(audits["network-requests"]?.details),
  };
}

function sumScripts(details: unknown): number {
  const items = (details as { items?: { resourceType?: string; transferSize?: number }[] })?.items;
  return (items ?? [])
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

async function findPaths(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/offerte/luce?consumo=3100`)).text();
  const item = /href="(\/privati\/luce\/[^"]+)"/.exec(list)?.[1]?.replaceAll("&amp;", "&");
  const blog = await (await fetch(`${url}/blog`)).text();
  const post = /href="(\/blog\/[^"?.]+)"/.exec(blog)?.[1];
  if (item === undefined || post === undefined) throw new Error("No offer or no post to visit");
  return ["/", "/offerte/luce?consumo=3100", item, post, "/calcola-preventivo"];
}

const host = await startMeasuredHost();
const port = await getPort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  console.log(`Lighthouse, mobile, median of ${VISITS}`);
  const paths = await findPaths(host.url);
  for (const path of QUICK ? paths.slice(0, 1) : paths) {
    // The first answer fills the page cache.
    await fetch(host.url + path);
    const visits: Figures[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      visits.push(await visit(host.url + path, port));
    }
    const medianOf = (name: keyof Figures) => findMedian(visits.map((figures) => figures[name]));
    const missed = [
      ...WHOLE_SCORES.filter((name) => medianOf(name) !== 1),
      ...(medianOf("performance") >= PERFORMANCE_MIN ? [] : ["performance"]),
      ...(medianOf("blockedMs") <= BLOCKED_MAX_MS ? [] : ["blocked time"]),
      ...(medianOf("scriptBytes") <= SCRIPT_MAX_BYTES ? [] : ["script"]),
    ];
    requireBound(missed.length === 0);
    const scores = SCORES.map((name) => `${name} ${Math.round(medianOf(name) * 100)}`).join(", ");
    console.log(
      `  ${path}: ${scores}; blocked ${Math.round(medianOf("blockedMs"))} ms, largest paint ${Math.round(medianOf("paintMs"))} ms, script ${(medianOf("scriptBytes") / 1000).toFixed(1)} kB${missed.length > 0 ? `; missed: ${missed.join(", ")}` : ""}`,
    );
  }
} finally {
  await browser.close();
  await host.dispose();
}
