import { expect, test } from "vitest";
import { runAdmin } from "./admin/test-admin.ts";
import { createLog } from "./process/log.ts";
import { toNetwork, toWiderNetworks, warnOfOpenProxy } from "./process/visitor-address.ts";
import { createTestServer } from "./test-server.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("counts the address %s as the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ["2001:db8:1:2ff::/64", ["2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:2::/64", ["2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["203.0.113.7", []],
  ["", []],
])("the networks around %s are %j", (network, wider) => {
  expect(toWiderNetworks(network)).toEqual(wider);
});

async function see(trustProxy: boolean | string, remoteAddress: string, forwarded: string) {
  const server = await createTestServer({
    config: { trustProxy },
    async mount(app) {
      app.get("/address", ({ visitorAddress, ip }) => ({ visitorAddress, ip }));
    },
  });
  const reply = await server.app.inject({
    url: "/address",
    remoteAddress,
    headers: { "x-forwarded-for": forwarded },
  });
  await server.close();
  return reply.json();
}

test("ignores forwarded addresses by default", async () => {
  expect(await see(false, "203.0.113.7", "198.51.100.1")).toEqual({
    visitorAddress: "203.0.113.7",
    ip: "203.0.113.7",
  });
});

const XFF = { "x-forwarded-for": "198.51.100.1" };

test.each([
  ["off", "10.0.0.2", XFF, 1],
  ["off", "127.0.0.1", XFF, 1],
  ["off", "fd00::2", XFF, 1],
  ["off", "10.0.0.2", { forwarded: "for=198.51.100.1" }, 1],
  ["off", "203.0.113.7", XFF, 0],
  ["on", "10.0.0.2", XFF, 0],
] as const)(
  "with TRUST_PROXY %s warns once that %s seems to be a proxy, because it sends %j: %i",
  async (trust, remoteAddress, headers, times) => {
    const lines: string[] = [];
    const server = await createTestServer({
      config: { trustProxy: trust === "on" },
      log: createLog("warn", { write: (line) => void lines.push(line) }),
    });
    for (let turn = 0; turn < 3; turn += 1) {
      await server.app.inject({ url: "/api/v1/places", remoteAddress, headers });
    }
    await server.app.inject({ url: "/api/v1/places", remoteAddress });
    const { out } = await runAdmin(server.services, ["doctor"]);
    await server.close();
    expect(lines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(times);
    expect(out.find((line) => line.includes("] Proxy: "))).toMatch(times ? /male/ : /bene/);
    expect(lines.join("")).not.toMatch(/198\.51|10\.0\.0|fd00/);
  },
);

test.each([
  [true, "0.0.0.0", 1],
  [true, "127.0.0.1", 0],
  ["10.0.0.0/8", "0.0.0.0", 0],
  [false, "0.0.0.0", 0],
])(
  "warns that TRUST_PROXY %s on HOST %s lets visitors choose their address: %i",
  (trustProxy, host, times) => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    warnOfOpenProxy(log, { trustProxy, host });
    expect(lines).toHaveLength(times);
  },
);

test("trusts the entry of the one proxy, not the visitor's own", async () => {
  expect(await see(true, "10.0.0.2", "192.0.2.66, 198.51.100.1")).toEqual({
    visitorAddress: "198.51.100.1",
    ip: "198.51.100.1",
  });
});

test("trusts the configured proxies only", async () => {
  expect(await see("10.0.0.0/8", "10.0.0.2", "192.0.2.66, 198.51.100.1, 10.0.0.1")).toEqual({
    visitorAddress: "198.51.100.1",
    ip: "198.51.100.1",
  });
  expect((await see("10.0.0.0/8", "203.0.113.7", "198.51.100.1")).ip).toBe("203.0.113.7");
});
