import { expect, test } from "vitest";
import { isHookAddress } from "./send-hook.ts";

test.each([
  ["https://esempio.it/eventi", true],
  ["https://esempio.it/s2s?e={type}", true],
  ["https://93.184.215.14/", true],
  ["http://esempio.it/", false],
  ["https://utente:segreto@esempio.it/", false],
  ["https://127.0.0.1/", false],
  ["https://2130706433/", false],
  ["https://[::1]/", false],
  ["https://[::ffff:10.0.0.1]/", false],
  ["https://localhost/", false],
  ["https://localhost./", false],
  ["https://servizio.internal../", false],
  ["https://esempio.it./eventi", true],
  ["https://servizio.internal/", false],
  ["https://stampante.local/", false],
  ["https://127.0.0.1{sub}:8443/", false],
  ["https://10.0.0.{sub}/", false],
  ["https://{page}.esempio.it/", false],
  ["https://esempio.it:{cents}/", false],
  ["https://esempio.it\\{sub}/", false],
  ["https:{sub}//esempio.it/", false],
  ["https://esempio.it?e={type}", true],
  ["ftp://esempio.it/", false],
  ["esempio.it", false],
])("stores %s as a receiver: %s", (url, isStored) => {
  expect(isHookAddress(url)).toBe(isStored);
});
