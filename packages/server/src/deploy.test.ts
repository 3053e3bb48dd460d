import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { expect, type TestContext, test } from "vitest";
import { parse } from "yaml";
import { createFilledFolder } from "./test-data-folder.ts";
import { startCommand } from "./test-process.ts";
import { skipWithNotice } from "./test-skip.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = join(import.meta.dirname, "../deploy");
const UNIT = join(FOLDER, "volpe.service");
const COMPOSE = join(FOLDER, "compose.yaml");
const CONFIG = ["config.ts", "session-secret.ts"]
  .map((name) => readFileSync(join(import.meta.dirname, "process", name), "utf8"))
  .join("\n");

type Validation = { program: string; asks: readonly string[]; args: readonly string[] };

/** Runs a validator. Skips the test if the program, or its part, is missing. */
function validate(context: TestContext, { program, asks, args }: Validation) {
  if (spawnSync(program, asks).status !== 0) {
    return skipWithNotice(context, `«${program} ${asks.join(" ")}» does not run here`);
  }
  const env = { PATH: readPath(), PUBLIC_URL: "https://volpe.example", SESSION_SECRET: "s" };
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8", env });
  return { status, stderr };
}

const readPath = () => ["/usr/local/bin", "/usr/bin", "/bin"].join(":");

/** Variables that other programs read. */
const OF_OTHERS = ["MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_", "NODE_ENV"];
const isRead = (name: string) => CONFIG.includes(`"${name}"`) || OF_OTHERS.includes(name);

type Service = {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  configs?: { source: string }[];
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, unknown>;
};

test("Docker accepts the composition, where it is installed", (context) => {
  const result = validate(context, {
    program: "docker",
    asks: ["compose", "version"],
    args: ["compose", "-f", COMPOSE, "config", "-q"],
  });
  expect(result).toMatchObject({ status: 0 });
});

const readComposition = (): Compose => parse(readFileSync(COMPOSE, "utf8"), { merge: true });

test("the composition names only declared parts and variables that are read", () => {
  const { services, volumes, configs } = readComposition();
  const faults = Object.entries(services).flatMap(([name, service]) => [
    ...(service.image === undefined ? [`${name} has no image`] : []),
    ...(service.volumes ?? [])
      .map((volume) => volume.split(":")[0] ?? "")
      .filter((volume) => !volume.startsWith(".") && !(volume in volumes)),
    ...(service.configs ?? []).map(({ source }) => source).filter((one) => !(one in configs)),
    ...Object.entries(service.depends_on ?? {})
      .filter(([other, { condition }]) =>
        condition === "service_healthy"
          ? services[other]?.healthcheck === undefined
          : services[other] === undefined,
      )
      .map(([other]) => `${name} waits for ${other}`),
  ]);
  expect(faults).toEqual([]);
  const { environment = {} } = services["volpe-1"] ?? {};
  expect(Object.keys(environment).length).toBeGreaterThan(8);
  expect(Object.keys(environment).filter((name) => !isRead(name))).toEqual([]);
});

test("systemd accepts the unit, where it is installed", (context) => {
  const result = validate(context, {
    program: "systemd-analyze",
    asks: ["--version"],
    args: ["verify", UNIT],
  });
  expect(result).toEqual({ status: 0, stderr: "" });
});

/** The keys of systemd.unit(5), systemd.service(5) and systemd.exec(5) that the unit may use. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Unit: ["Description", "After", "Wants", "Requires"],
  Service: [
    "User",
    "WorkingDirectory",
    "Environment",
    "EnvironmentFile",
    "ExecStart",
    "StateDirectory",
    "StateDirectoryMode",
    "Restart",
    "RestartSec",
    "TimeoutStopSec",
    "NoNewPrivileges",
    "PrivateTmp",
    "ProtectSystem",
    "ReadWritePaths",
  ],
  Install: ["WantedBy"],
};

type Setting = { section: string; key: string; value: string };

/** The settings of the unit, and the lines that are neither a setting, a heading nor a comment. */
function readUnit(): { settings: Setting[]; others: string[] } {
  let section = "";
  const settings: Setting[] = [];
  const others: string[] = [];
  for (const line of readFileSync(UNIT, "utf8").split("\n")) {
    const [, key, value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    if (key !== undefined) settings.push({ section, key, value });
    else if (!/^(?:#.*|\[\w+\])?$/.test(line)) others.push(line);
  }
  return { settings, others };
}

/** The variables that the unit sets. */
function readUnitVariables(): Record<string, string> {
  const values = readUnit().settings.filter(({ key }) => key === "Environment");
  return Object.fromEntries(
    values.flatMap(({ value }) => value.split(" ")).map((pair) => pair.split("=", 2)),
  );
}

test("the unit has only known keys and variables that are read", () => {
  const { settings, others } = readUnit();
  const unknown = settings.filter(({ section, key }) => !KEYS[section]?.includes(key));
  expect([...others, ...unknown]).toEqual([]);
  const variables = Object.keys(readUnitVariables());
  expect(variables.length).toBeGreaterThan(0);
  expect(variables.filter((name) => !isRead(name))).toEqual([]);
});

/**
 * Starts a deployment's command here on its own folder, waits until it serves, and ends it as its
 * supervisor does. Returns the status of `/readyz`.
 */
async function startAndEnd(command: readonly string[], variables: Record<string, string>) {
  const [program = "", ...args] = command;
  const folder = await createFilledFolder();
  const port = String(await getPort());
  const moved = { HOST: "127.0.0.1", PORT: port, DATA_DIR: folder, OPEN_DATA_DAILY: "off" };
  const started = startCommand(program, args, {
    cwd: ROOT,
    env: { PATH: readPath(), HOME: folder, ...variables, ...moved },
    detached: true,
  });
  const end = (signal: NodeJS.Signals) => process.kill(-(started.child.pid ?? Number.NaN), signal);
  try {
    await started.line("Volpe è pronta");
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    end("SIGTERM");
    await started.ended;
    return status;
  } catch (error) {
    end("SIGKILL");
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the unit's command serves until its group is ended", async () => {
  const [start] = readUnit().settings.filter(({ key }) => key === "ExecStart");
  expect(await startAndEnd(start?.value.split(" ") ?? [], readUnitVariables())).toBe(200);
}, 240_000);

test("the composition's command serves with its variables until it is ended", async () => {
  const { command = [], environment = {} } = readComposition().services["volpe-1"] ?? {};
  const { DATABASE_URL: _, REDIS_URL: __, ...rest } = environment;
  const given: Record<string, string> = {
    PUBLIC_URL: "https://volpe.example",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  };
  // `${NAME:-}` may be missing, `${NAME:?why}` may not.
  const variables = Object.entries(rest).map(([name, value]) => [
    name,
    value.replace(/^\$\{(\w+):[-?].*\}$/, (_whole, asked: string) => given[asked] ?? ""),
  ]);
  expect(await startAndEnd(command, Object.fromEntries(variables))).toBe(200);
}, 240_000);
