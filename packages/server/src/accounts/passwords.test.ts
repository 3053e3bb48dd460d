import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

test("hashes by argon2id with OWASP's parameters and a new salt each time", async () => {
  const { hash, verify } = createPasswords();
  const first = await hash("tre papere in fila");
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hash("tre papere in fila")).not.toBe(first);
  expect(await verify(first, "tre papere in fila")).toBe(true);
  expect(await verify(first, "tre papere in fila ")).toBe(false);
});

test("rejects every password for a missing hash after the same work", async () => {
  let done = 0;
  const { verify } = createPasswords({
    run(work) {
      done += 1;
      return work();
    },
  });
  expect(await verify(null, "tre papere in fila")).toBe(false);
  expect(await verify(null, "")).toBe(false);
  expect(done).toBe(2);
});
