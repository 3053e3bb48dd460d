import type { AddressInfo } from "node:net";
import type { OpenDatabase } from "../db/database.ts";
import { withFakeOffers } from "../interview/fake-catalogue.ts";
import { FAKE_PRODUCTS } from "../interview/fake-products.ts";
import { silentLog } from "../process/log.ts";
import { startServices } from "../running-services.ts";
import { buildServer } from "../server.ts";
import type { Services } from "../services.ts";
import { toTestConfig } from "../test-config.ts";
import { TEST_NOW } from "../test-server.ts";

export type TestAssistant = {
  url: string;
  services: Services;
  inject: Awaited<ReturnType<typeof buildServer>>["app"]["inject"];
  /** Leaves the database open, so that another server can use it. */
  close(): Promise<void>;
};

/** The real server on a port, on the given database, with five simple offers. */
export async function startTestAssistant(
  open: OpenDatabase,
  {
    config,
    clock = { now: () => TEST_NOW },
    work = false,
  }: {
    config?: Parameters<typeof toTestConfig>[0];
    clock?: Services["clock"];
    /** Whether queued jobs run. Default false: they stay in the queue. */
    work?: boolean;
  } = {},
): Promise<TestAssistant> {
  const options = { config: toTestConfig(config), clock, log: silentLog, work };
  const { services: real, kind } = await startServices(open, options);
  const services = {
    ...real,
    catalogue: withFakeOffers(real.catalogue),
    flowProducts: FAKE_PRODUCTS,
  };
  const server = await buildServer({
    services,
    kind,
    async close() {
      await services.jobs.stop();
      await services.signals.close();
      await services.catalogue.close();
    },
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  await server.attachSocket(server.app.server);
  const { port } = server.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    inject: server.app.inject.bind(server.app),
    close: () => server.close(),
  };
}
