import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "./process/config.ts";
import { ConfigError } from "./process/config-values.ts";
import { isSystemError } from "./process/system-error.ts";

/**
 * Opens each port for a moment, before anything is created that a failed start would leave behind.
 * Throws `ConfigError` naming PORT, DEMO_PORT, METRICS_PORT or HOST.
 */
export async function checkListening({
  host,
  port,
  demoPort,
  metricsPort,
}: Pick<Config, "host" | "port" | "demoPort" | "metricsPort">): Promise<void> {
  await tryPort("PORT", port, host);
  if (demoPort !== null) {
    await tryPort("DEMO_PORT", demoPort, host);
  }
  if (metricsPort !== null) {
    await tryPort("METRICS_PORT", metricsPort, host);
  }
}

type Variable = "PORT" | "DEMO_PORT" | "METRICS_PORT";

async function tryPort(variable: Variable, port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host, exclusive: true });
  try {
    await once(probe, "listening");
  } catch (error) {
    throw toConfigError(error, { variable, port, host });
  }
  probe.close();
  await once(probe, "close");
}

function toConfigError(
  error: unknown,
  { variable, port, host }: { variable: Variable; port: number; host: string },
): unknown {
  if (!isSystemError(error)) {
    return error;
  }
  switch (error.code) {
    case "EADDRINUSE": {
      const other = variable === "DEMO_PORT" ? "un’altra oppure «off»" : "un’altra";
      return new ConfigError(
        variable,
        `chiede la porta ${port}, già in uso su ${host}: ferma il programma che la occupa o scegline ${other}`,
        { cause: error },
      );
    }
    case "EACCES":
    case "EPERM":
      return new ConfigError(
        variable,
        `chiede la porta ${port}, che è riservata: scegline una sopra 1024`,
        { cause: error },
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
      return new ConfigError(
        "HOST",
        `vale «${host}», un indirizzo che questa macchina non ha: usa 127.0.0.1 o 0.0.0.0`,
        { cause: error },
      );
    default:
      return error.syscall === "getaddrinfo"
        ? new ConfigError(
            "HOST",
            `vale «${host}», un nome che non si trova: usa un indirizzo di questa macchina, per esempio 127.0.0.1 o 0.0.0.0`,
            { cause: error },
          )
        : error;
  }
}
