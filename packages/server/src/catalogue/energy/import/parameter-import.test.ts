import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import { findCurrentSnapshot } from "../../snapshots/snapshot-repository.ts";
import { type EnergyDetails, toParameterSet } from "../energy-snapshot.ts";
import { findNeededParameters } from "./parameter-file.ts";
import {
  electricityFile,
  figureFiles,
  manyOffers,
  runImport,
  textFile,
  wholeFiles,
} from "./test-import.ts";

let genuine: string;

const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  const [file] = await figureFiles();
  const chunks: Uint8Array[] = [];
  for await (const chunk of file?.open() ?? []) {
    chunks.push(chunk);
  }
  genuine = Buffer.concat(chunks).toString();
});

const parameters = (day: string, text: string) =>
  textFile(`PO_Parametri_Mercato_Libero_E_${day}.csv`, text);

async function readSigma1() {
  const snapshot = await findCurrentSnapshot<EnergyDetails, unknown>(open.db, "energy");
  return snapshot && toParameterSet(snapshot.details, "electricity")?.values.get("sigma1");
}

describe("a file of parameters", () => {
  it.each([
    ["sigma1,23.040000", "sigma1,-99999", "«sigma1»: vale −99.999, fuori da 0–500"],
    ["sigma1,23.040000", "sigma1,abc", "«sigma1»: valore non è un numero con il punto: «abc»"],
    ["iva_c,0.100000", "iva_c,10", "«iva_c»: vale 10, fuori da 0–0,5"],
    ["dis_b2_f,5.347100", "dis_b2_f,?", "«dis_b2_f»: valore non è un numero con il punto: «?»"],
    ["sigma1,23.040000,\n", "", "manca «sigma1»"],
    ["sigma2,", "sigma1,", "«sigma1»: compare due volte; manca «sigma2»"],
  ])("is refused even when forced where %j became %j", async (from, to, fault) => {
    await runImport(open, await wholeFiles());
    expect(genuine).toContain(from);
    const file = parameters("20261107", genuine.replace(from, to));
    const { outcome } = await runImport(open, [file], { force: true });
    expect(outcome).toEqual({
      status: "kept",
      reasons: [
        `PO_Parametri_Mercato_Libero_E_20261107.csv: i parametri luce non sono utilizzabili: ${fault}. Scarica di nuovo il file e riprova.`,
      ],
    });
    expect(await readSigma1()).toBe(23.04);
  });

  it("is imported if only an unread row is damaged", async () => {
    await runImport(open, await wholeFiles());
    const file = parameters("20261107", genuine.replace("gamma,-73.573700", "gamma,?"));
    const { outcome, refusals } = await runImport(open, [file]);
    expect(outcome.status).toBe("switched");
    expect(refusals.map(({ label }) => label)).toEqual(["gamma"]);
  });

  it("is imported with a warning if its dispatching parts do not add up", async () => {
    const files = await wholeFiles();
    expect((await runImport(open, files)).outcome).toMatchObject({ summary: { warnings: [] } });
    const file = parameters("20261107", genuine.replace("cdispd,0.016776", "cdispd,0.016780"));
    expect((await runImport(open, [file])).outcome).toMatchObject({
      status: "switched",
      summary: {
        warnings: [
          "i parametri del dispacciamento non tornano: cdispd è 0.01678, la somma delle sue parti 0.016776.",
        ],
      },
    });
  });

  it("needs --force to lose a parameter of businesses", async () => {
    await runImport(open, await wholeFiles());
    const file = parameters("20261107", genuine.replace("mis,21.846900,\n", ""));
    expect((await runImport(open, [file])).outcome).toEqual({
      status: "kept",
      reasons: [`${file.name}: mancano parametri che prima c’erano: mis.`],
    });
    expect((await runImport(open, [file], { force: true })).outcome.status).toBe("switched");
  });

  it("does not replace a newer one, unless forced", async () => {
    await runImport(open, await wholeFiles());
    const older = parameters("20260928", genuine.replace("sigma1,23.040000", "sigma1,20"));
    expect((await runImport(open, [older])).outcome).toEqual({
      status: "kept",
      reasons: [
        "PO_Parametri_Mercato_Libero_E_20260928.csv: lasciato da parte, PO_Parametri_Mercato_Libero_E_20261004.csv già importato contiene parametri luce più recenti; --force lo prende lo stesso.",
      ],
    });
    const beside = await runImport(open, [older, electricityFile(manyOffers(10))]);
    expect(beside.outcome).toMatchObject({
      status: "switched",
      summary: { warnings: [expect.stringContaining("20260928.csv: lasciato da parte")] },
    });
    expect(await readSigma1()).toBe(23.04);

    const forced = await runImport(open, [older], { force: true });
    expect(forced.outcome).toMatchObject({
      status: "switched",
      summary: {
        forced: [
          "PO_Parametri_Mercato_Libero_E_20260928.csv è più vecchio di PO_Parametri_Mercato_Libero_E_20261004.csv, già importato (parametri luce).",
        ],
      },
    });
    expect(await readSigma1()).toBe(20);
  });
});

it("fails if no offer would be rankable", async () => {
  await runImport(open, await wholeFiles());
  const last = await findCurrentSnapshot(open.db, "energy");
  const component = { name: "Prezzo", area: "04", intervals: [{ price: 250, unit: "03" }] };
  const files = [electricityFile(manyOffers(10, { components: [component] }))];
  const reasons = [
    "le offerte calcolabili passano da 11 a 1, il 90,9% in meno (il limite è il 30%).",
    "delle offerte luce non se ne può calcolare più nessuna (prima: 10).",
  ];
  expect((await runImport(open, files)).outcome).toEqual({ status: "kept", reasons });
  expect((await findCurrentSnapshot(open.db, "energy"))?.id).toBe(last?.id);
  const forced = await runImport(open, files, { force: true });
  expect(forced.outcome).toMatchObject({ status: "switched", summary: { forced: reasons } });
});

describe("the parameters that are needed", () => {
  it("are found by running the rules", () => {
    const electricity = findNeededParameters("electricity");
    expect([...electricity.household].sort()).toEqual(
      [
        "acc_c_nr acc_c_r_h acc_c_r_l arim_dnr_f arim_dnr_v arim_dr asos_dnr_f asos_dnr_v asos_dr",
        "cdispd dispbt_d iva_c lambda sigma1 sigma2 sigma3 uc3 uc6p_d uc6s_d",
      ]
        .join(" ")
        .split(" "),
    );
    expect(electricity.all).toContain("dis_b6_p");
    const gas = findNeededParameters("gas");
    expect(gas.household).toContain("tau1_cc1_a6");
    expect(gas.household).not.toContain("tau1_cc3_a6");
    expect(gas.all).toContain("tau1_cc3_a6");
  });
});
