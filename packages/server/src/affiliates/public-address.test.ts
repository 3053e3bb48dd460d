import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { createGuardedLookup, isPublicAddress } from "./public-address.ts";

test.each([
  ["93.184.215.14", true],
  ["2606:4700::6810:84e5", true],
  ["127.0.0.1", false],
  ["10.0.0.8", false],
  ["172.16.4.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["192.0.2.1", false],
  ["::1", false],
  ["::", false],
  ["::7f00:1", false],
  ["::a00:8", false],
  ["5f00::1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["ff02::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["not an address", false],
])("decides whether %s is of the public internet", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const V4 = (address: string): LookupAddress => ({ address, family: 4 });

/** The addresses that a connection would use, or the error's name. */
async function look(addresses: LookupAddress[], all: boolean): Promise<unknown> {
  const answer = (
    _name: string,
    _options: unknown,
    callback: (error: null, found: LookupAddress[]) => void,
  ) => callback(null, addresses);
  const lookup = createGuardedLookup(isPublicAddress, answer as never);
  return await new Promise((resolve) => {
    lookup("nome.example", { all }, (error, found) => resolve(error === null ? found : error.name));
  });
}

test("a name with an inner address is not connected to", async () => {
  expect(await look([V4("93.184.215.14")], true)).toEqual([V4("93.184.215.14")]);
  expect(await look([V4("93.184.215.14")], false)).toBe("93.184.215.14");
  expect(await look([V4("93.184.215.14"), V4("127.0.0.1")], true)).toBe("InnerAddressError");
  expect(await look([V4("10.0.0.1")], false)).toBe("InnerAddressError");
  expect(await look([], true)).toBe("InnerAddressError");
});
