import { createHash } from "node:crypto";
import type { OrderedOffer, Tipology } from "@volpe/contract";
import { expect, test } from "vitest";
import { type OwnKind, toPaper, toPaperVersion } from "../papers/contract-papers.ts";
import { CONTRACT_SWITCHES } from "../rules/contract-switches.ts";
import { toDuties } from "../rules/duties.ts";
import * as texts from "./contract-texts.ts";

const SHOWN = {
  boxes: [texts.BOX_TEXTS, texts.DATA_ROLES],
  process: [
    texts.PROCESS,
    texts.CONCLUSION_TEXTS,
    texts.REVOCATION_TEXTS,
    texts.INTERMEDIARY,
    texts.WITHDRAWAL_TEXTS,
  ],
};

const toHash = (shown: unknown) =>
  createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);

/** A changed text fails this test: increase its version, then write version and hash here. */
test.each([
  ["boxes", "2026-11-26.2", "09ca8b16451e"],
  ["process", "2026-11-27.2", "7be7d48fdf11"],
] as const)("the text of %s has the version %s", (name, version, hash) => {
  expect([texts.TEXT_VERSIONS[name], toHash(SHOWN[name])]).toEqual([version, hash]);
});

/** An offer with all parts. Texts that its supplier publishes are not ours and stay unchanged. */
function toOffer(tipology: Tipology): OrderedOffer {
  return {
    slug: "offerta",
    tipology,
    destination: "privati",
    path: "/offerta",
    query: "",
    name: "Offerta",
    code: "CODICE",
    brand: "Marchio",
    counterparty: {
      name: "Fornitore",
      vatNumber: "01234567890",
      seat: null,
      email: null,
      phone: "02",
      website: "sito",
      complaints: "reclami",
    },
    price: {
      perMonthCents: 100,
      perYearCents: 1200,
      total: { label: "Totale", cents: 2400 },
      label: "Cifra",
      estimate: ["perché"],
    },
    features: [],
    terms: [],
    payments: ["debit"],
    validTo: "2026-12-31",
    sellerPage: "pagina",
    papers:
      tipology === "luce" || tipology === "gas"
        ? [
            {
              kind: "seller-sheet",
              title: "Scheda",
              sha256: "impronta",
              bytes: 1,
              filedOn: "2026-11-23",
              path: "/scheda",
            },
          ]
        : tipology === "internet" || tipology === "noleggio"
          ? [
              {
                kind: tipology === "internet" ? "seller-summary" : "seller-conditions",
                title: "Condizioni",
                sha256: "impronta",
                bytes: 1,
                filedOn: "2026-11-23",
                path: "/condizioni",
              },
            ]
          : [],
  };
}

/** A printed document for each kind of offer and each regime. */
function toPrinted(kind: Exclude<OwnKind, "contract">) {
  return (["luce", "gas", "internet", "noleggio", "pos"] as const).flatMap((tipology) =>
    (["consumer", "business"] as const).map((regime) => {
      const offer = toOffer(tipology);
      const duties = toDuties({ offer, regime }, CONTRACT_SWITCHES);
      const data = { offer, duties, consumer: null, business: null, supply: null, payment: null };
      return toPaper(kind, {
        contract: { id: "contratto", regime, data, early: false },
        boxes: [],
        now: new Date("2026-11-22T10:00:00Z"),
        publicUrl: "https://volpe.example",
      });
    }),
  );
}

/** A changed document fails this test in the same way. */
test.each([
  ["conditions", "2026-11-27", "6bc7230f84c1"],
  ["withdrawal-notice", "2026-11-23", "4cba824543a9"],
  ["withdrawal-form", "2026-11-23", "d11d6aa3df3e"],
  ["sheet", "2026-11-30", "34163c5f618a"],
] as const)("the paper %s has the version %s", (kind, version, hash) => {
  expect([toPaperVersion(kind), toHash(toPrinted(kind))]).toEqual([version, hash]);
});

test("never calls the signature digital, advanced or qualified", () => {
  expect(JSON.stringify(texts)).not.toMatch(
    /firma (elettronica )?(digitale|avanzata|qualificata)/i,
  );
});

test("names no site for disputes that is closed", () => {
  expect(JSON.stringify(texts)).not.toMatch(/\bODR\b|ec\.europa\.eu/i);
});
