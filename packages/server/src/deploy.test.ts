import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type TestContext, test } from "vitest";
import { parse } from "yaml";
import { skipWithNotice } from "./test-skip.ts";

const FOLDER = join(import.meta.dirname, "../deploy");
const UNIT = join(FOLDER, "volpe.service");
const COMPOSE = join(FOLDER, "compose.yaml");
const CONFIG = ["config.ts", "session-secret.ts"]
  .map((name) => readFileSync(join(import.meta.dirname, "process", name), "utf8"))
  .join("\n");

type Validation = { program: string; asks: readonly string[]; args: readonly string[] };

/** Runs a validator. Skips the test where the program, or its part, is missing. */
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

test("the composition names only what it declares, and variables that are read", () => {
  const { services, volumes, configs }: Compose = parse(readFileSync(COMPOSE, "utf8"), {
    merge: true,
  });
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

test("the unit has only known keys, and sets variables that are read", () => {
  let section = "";
  const unknown: string[] = [];
  const variables: string[] = [];
  for (const line of readFileSync(UNIT, "utf8").split("\n")) {
    const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    if (!/^(?:#.*|\[\w+\])?$/.test(line) && !KEYS[section]?.includes(key)) {
      unknown.push(line);
    }
    if (key === "Environment") {
      variables.push(...value.split(" ").map((pair) => pair.split("=")[0] ?? ""));
    }
  }
  expect(unknown).toEqual([]);
  expect(variables.length).toBeGreaterThan(0);
  expect(variables.filter((name) => !isRead(name))).toEqual([]);
});
