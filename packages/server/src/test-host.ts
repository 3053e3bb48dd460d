import { readProcessConfig } from "./process/config.ts";
import { createServer } from "./server.ts";
import { toStartupMessage } from "./startup-message.ts";

/*
 * Test process: the server alone on its port. It prints `ready` and its origin, ends on SIGTERM,
 * and ends with 1 and one line if the start fails, as the host does.
 */
try {
  const config = readProcessConfig();
  const server = await createServer(config);
  try {
    await server.app.listen(config);
    await server.attachSocket(server.app.server);
    process.once("SIGTERM", () => void server.drain().then(server.close));
    // The starting process has ended.
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
