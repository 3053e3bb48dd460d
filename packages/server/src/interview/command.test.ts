import { expect, test } from "vitest";
import { getRate } from "./interview.ts";
import { STEPS } from "./steps.ts";
import { HOME, listLabels, say, walk } from "./test-walk-flow.ts";
import { ASKED, reach } from "./understanding/test-answer-table.ts";

const RESTARTS = [
  ...["ricomincia", "Ricominciamo da capo", "voglio ricominciare", "nuovo preventivo"],
  ...["da zero", "dall’inizio", "azzera tutto", "reset"],
];
const GOES_BACK = [
  "indietro",
  "torna indietro",
  "posso tornare indietro?",
  "annulla",
  "torna alla domanda precedente",
];
/** Words that begin again only where nothing is lost. */
const SPEAKS_OF_RESTART = ["ricomincerei", "nuovo calcolo", "un altro", "di nuovo"];
const ANSWERED = ASKED.filter((question) => reach(question).interview.notes.answers.length > 0);
const END = walk([...HOME, "2700", "3", "900", "no grazie"]);

test.each(ANSWERED)("at %s «ricomincia» asks before it forgets the answers", (question) => {
  const at = reach(question);
  for (const text of RESTARTS) {
    const asked = say(at, text);

    expect(asked).toMatchObject({ status: "asked-again", step: at.step, restarted: false });
    expect(asked.messages[0]?.messages).toEqual(["Ricomincio da capo? Le risposte vanno perse."]);
    expect(listLabels(asked)).toEqual(["Sì, ricomincia", "Continua così"]);
    expect(asked.interview.draft).toEqual(at.interview.draft);
  }
});

test.each([...RESTARTS, ...SPEAKS_OF_RESTART])("at the end «%s» begins a new interview", (text) => {
  expect(say(END, text)).toMatchObject({ restarted: true, step: STEPS.destination });
});

test.each(SPEAKS_OF_RESTART)("«%s» is no command before the end", (text) => {
  expect(say(reach("capacity"), text).messages[0]?.messages[0]).not.toContain("Ricomincio");
});

test.each([
  ["sì", undefined],
  ["Sì, ricomincia", "sì, ricomincia"],
  ["ricomincia", undefined],
  ["certo", undefined],
])("after «ricomincia» «%s» begins a new interview", (text, value) => {
  const begun = say(say(reach("capacity"), "ricomincia"), { text, value });

  expect(begun).toMatchObject({ status: "advanced", restarted: true, step: STEPS.destination });
  expect(begun.interview.notes).toMatchObject({ answers: [] });
  expect(begun.interview.notes.aside).toBeUndefined();
});

test.each([
  ["no", undefined],
  ["Continua così", "continua così"],
  ["annulla", undefined],
  ["lascia stare", undefined],
])("after «ricomincia» «%s» asks the open question again", (text, value) => {
  const at = reach("capacity");
  const left = say(say(at, "ricomincia"), { text, value });

  expect(left).toMatchObject({ status: "asked-again", step: at.step, restarted: false });
  expect(left.interview).toEqual(at.interview);
  expect(left.messages[0]?.messages[0]).toBe("D’accordo, andiamo avanti.");
});

test("after «ricomincia» an answer to the open question is taken", () => {
  const taken = say(say(reach("capacity"), "ricomincia"), "4,5");

  expect(taken).toMatchObject({ status: "advanced", restarted: false, step: STEPS.presentSpend });
  expect(taken.interview.draft.capacity).toBe("4.5");
  expect(taken.interview.notes.aside).toBeUndefined();
});

test.each([...ANSWERED, "end"])("at %s «indietro» asks the question before it", (question) => {
  const at = question === "end" ? END : reach(question);
  const before = at.interview.notes.answers.filter(({ step }) => step < at.step).at(-1);
  for (const text of GOES_BACK) {
    const back = say(at, text);

    expect(back).toMatchObject({ status: "went-back", step: before?.step, quote: null });
    expect(back.messages).toHaveLength(1);
    expect(back.messages[0]).toMatchObject({ step: before?.step });
    expect(back.messages[0]?.addons.length).toBeGreaterThan(0);
  }
});

test("the question before keeps its answer, and another one changes only that", () => {
  const back = say(say(END, "indietro"), "indietro");
  const kept = say(back, "lascia com’era");
  const changed = say(back, "1000");

  expect(back).toMatchObject({ step: STEPS.presentSpend });
  expect(back.messages[0]?.messages[0]).toBe("D’accordo, torniamo lì.");
  expect(listLabels(back)[0]?.replaceAll("\u00a0", " ")).toBe("Lascia com’era: 900 € l’anno");
  expect(kept).toMatchObject({ status: "advanced", step: END.step, quote: null });
  expect(kept.interview.draft).toEqual(END.interview.draft);
  expect(getRate(changed.interview)).toMatchObject({ total: "1000", cma: "2700" });
  expect(changed.quote).not.toBeNull();
});

test("at a question that was opened again «annulla» keeps its answer", () => {
  const back = say(reach("channel"), "indietro");

  expect(say(back, "annulla")).toMatchObject({ status: "advanced", step: reach("channel").step });
});

test.each(["ricomincia", "indietro", "annulla"])(
  "before the first answer «%s» forgets nothing and asks again",
  (text) => {
    expect(say(reach("destination"), text)).toMatchObject({
      status: "asked-again",
      step: STEPS.destination,
    });
  },
);

test.each([
  ["operator", "ho cambiato da poco, ora Enel"],
  ["segment", "do indietro la mia Punto"],
  ["channel", "mandami un nuovo preventivo via mail"],
  ["name", "Anna Nuova"],
])("at %s «%s» is an answer", (question, text) => {
  const { interview, status } = say(reach(question), text);

  expect(status).not.toBe("went-back");
  expect(interview.notes.aside).toBeUndefined();
});
