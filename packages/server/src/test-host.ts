import { readProcessConfig } from "./config.ts";
import { createServer } from "./server.ts";
import { toStartupMessage } from "./startup-message.ts";

/*
 * A process of its own for tests: the server alone on its port. Says `ready` and its origin; ends on
 * SIGTERM; on a start that fails says why in one line and ends with 1, as the host does.
 */
try {
  const config = readProcessConfig();
  const server = await createServer(config);
  try {
    await server.app.listen(config);
    await server.attachSocket(server.app.server);
    process.once("SIGTERM", () => void server.close());
    // Whoever started it is gone.
    process.stdin.resume().once("end", () => process.exit(1));
    process.stdin.unref();
    process.stdout.write(`ready ${server.app.listeningOrigin}\n`);
  } catch (error) {
    await server.close();
    throw error;
  }
} catch (error) {
  process.stderr.write(`${toStartupMessage(error)}\n`);
  process.exitCode = 1;
}
