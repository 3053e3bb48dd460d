import { expect, test } from "vitest";
import { createSessionKeys } from "../accounts/sessions/session-keys.ts";
import { toCodeHash } from "../contracts/signing-code.ts";
import { toDerivedKey } from "./derived-key.ts";
import { toKeyedHash } from "./keyed-hash.ts";
import { toPurposeSecret } from "./purpose-secret.ts";
import { openText } from "./sealed-text.ts";

const SECRET = "a secret of the house, of 32 chars";

/** Written down from values that earlier versions stored or mailed. */
test("opens what an earlier version sealed, and makes the keys that it made", () => {
  const sealed = "-_gKWSEmzZhgGgEYQLmyKgyFVME3cxSLr_AwVw30dF47-2AUZ7gKHcvh";
  expect(openText(sealed, SECRET, "supply of a bill")).toBe("IT001E12345678");
  expect(toDerivedKey({ sessionSecret: SECRET }, "unsubscribe", "7")).toBe(
    "JcMuELRuSfFPNNeLrtorQQ",
  );
  const { access, refresh } = createSessionKeys(SECRET);
  const mailboxes = toPurposeSecret(SECRET, "suppression").export();
  expect([access, refresh, mailboxes].map((bytes) => Buffer.from(bytes).toString("hex"))).toEqual([
    "601b5d0bbab14fc36021887b7fa6a5c5ea9237fae7a7cff5f4b7c2e73322b3f4",
    "8274140955f31167dade3dca3dc948232d000dc2521863af06828fb405dda400",
    "5d2a6d8cf2d231632e655e5b6397b58b2c33322e516b693aeae9aa7872fdfbfc",
  ]);
});

test("hashes limits, idempotency keys and signing codes as an earlier version did", () => {
  expect(toKeyedHash(SECRET, "limit:contact:1.2.3.4")).toBe(
    "fX_aMA-aWzKE0iU1T3gZuvtrCKbun_lkZk008BqfnkA",
  );
  expect(toKeyedHash(SECRET, "idempotency\nkey\nPOST /x\nabc")).toBe(
    "5cniL5mIwngWrns2oe2P_0xZFBc615RdR-3EnILdg0Q",
  );
  const documents = [{ kind: "contract", sha256: "aa" }] as const;
  const bound = { contractId: "c", email: "Anna@Esempio.it", documents };
  expect(toCodeHash({ sessionSecret: SECRET }, "123456", bound)).toBe(
    "58YNudG3hwIEuhcmW5Ob4lvIlHuydF-cGgZZCTr8Lnk",
  );
});
