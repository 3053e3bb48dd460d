import { expect, test } from "vitest";
import { createTestServer } from "./test-server.ts";
import { toNetwork } from "./visitor-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("counts %s as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
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

test("believes no forwarded address unless it was told to", async () => {
  expect(await see(false, "203.0.113.7", "198.51.100.1")).toEqual({
    visitorAddress: "203.0.113.7",
    ip: "203.0.113.7",
  });
});

test("believes the one proxy before it, and not what the visitor told that one", async () => {
  expect(await see(true, "10.0.0.2", "192.0.2.66, 198.51.100.1")).toEqual({
    visitorAddress: "198.51.100.1",
    ip: "198.51.100.1",
  });
});

test("believes the proxies it was told of, and no one before them", async () => {
  expect(await see("10.0.0.0/8", "10.0.0.2", "192.0.2.66, 198.51.100.1, 10.0.0.1")).toEqual({
    visitorAddress: "198.51.100.1",
    ip: "198.51.100.1",
  });
  expect((await see("10.0.0.0/8", "203.0.113.7", "198.51.100.1")).ip).toBe("203.0.113.7");
});
