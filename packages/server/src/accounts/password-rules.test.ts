import { PASSWORD_MAX } from "@volpe/contract";
import { expect, test } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const ANNA = { name: "Anna Zambelli", email: "zambelli.anna@esempio.it" };
const check = (password: string) => () => checkNewPassword(password, ANNA);

test.each([
  "1234567890",
  "0987654321",
  "1122334455",
  "123456123456",
  "qwertyuiop",
  "qwertyuiop123",
  "abcdefghij",
  "aaaaaaaaaa",
  "ababababab",
  "passwordpassword",
  "Password123!",
  "P4ssw0rd2026",
  "juventus1897",
  "ForzaNapoli1926",
  "amoremio2024",
  "francesca85!",
  "zambelli1985",
  "AnnaZambelli",
  "zambelli.anna@esempio.it",
  "zambelli.anna2026",
  "Zambelli.Anna@Esempio.it1",
  "volpevolpe",
  "volpe.volpe.2026",
  "ciaociaociao",
  "caffècaffè1",
])("refuses the common password %s and says how to choose another", (password) => {
  expect(check(password)).toThrow(/prime che si provano/);
});

test.each([
  "gatto verde sul tetto rotto",
  "amore sole pizza",
  "tre papere in fila",
  "Xk29!vPq7z",
  "9284710365",
  "password di mio cugino Ubaldo",
  "il vento di ponente",
])("accepts the password %s", (password) => {
  expect(check(password)).not.toThrow();
});

test("counts composed and decomposed letters alike", () => {
  expect(check("a\u0301rbo\u0301l")).toThrow(/da 10 a 200/);
  expect(check("e\u0301 una prova\u0300")).not.toThrow();
  expect(check("x9".repeat(PASSWORD_MAX))).toThrow(/da 10 a 200/);
});
