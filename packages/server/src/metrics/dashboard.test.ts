import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestServer } from "../test-server.ts";
import { readTestMetrics } from "./test-metrics.ts";

const TOKEN = "only-for-prometheus";

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
const { panels }: Dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../deploy/grafana.json"), "utf8"),
);
const toNames = (text: string) => text.match(/\b(?:volpe|process|nodejs)_\w+/g) ?? [];
const used = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => toNames(expr))));

test("the dashboard shows exactly the metrics of the service", async () => {
  const server = await createTestServer({ config: { metricsToken: TOKEN } });
  const { text } = await readTestMetrics(server, TOKEN);
  await server.close();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  expect([...used].filter((name) => !types.includes(name))).toEqual([]);
  expect(types.filter((name) => name.startsWith("volpe_") && !used.has(name))).toEqual([]);
});

test("each panel of the dashboard has a question", () => {
  expect(panels.length).toBeGreaterThan(0);
  expect(
    panels.filter(({ targets }) => targets.every(({ expr }) => toNames(expr).length === 0)),
  ).toEqual([]);
});
