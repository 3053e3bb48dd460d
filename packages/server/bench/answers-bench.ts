import { readdirSync, writeFileSync } from "node:fs";
import { fakeContext } from "../src/interview/fake-context.ts";
import { QUESTIONS } from "../src/interview/questions/flow.ts";
import { findCorrection } from "../src/interview/understanding/correction.ts";
import type { NeutralWords, Place } from "../src/interview/understanding/neutral-words.ts";
import {
  type AnswerRow,
  ASKED,
  reach,
  readAnswerTable,
  scoreAnswers,
  understand,
} from "../src/interview/understanding/test-answer-table.ts";
import { findUnread, type Judged, listUnusedStems } from "../src/interview/understanding/unread.ts";
import { QUICK } from "./bench-options.ts";
import { LONGEST, toLongAnswers } from "./long-answers.ts";

/* Prints how many held-out answers are understood at once and how many are understood wrongly, by
   question, and how the processor time grows with an answer's length: `node
   packages/server/bench/answers-bench.ts`. With `--learn` it learns the neutral words from the tables
   of answers and prints what they cost on each table that was left out. */
const UNDERSTANDING = new URL("../src/interview/understanding/", import.meta.url);
const HELD_OUT = "held-out/";
/** A word is learned if it stands unused in at least this many answers. */
const LEAST_ANSWERS = 2;
/** The longest answers may take so many times half as long ones: a square takes 4, a cube 8. */
const GROWTH_MAX = 5;
const WIDTH = 96;
const PLACES: readonly Place[] = ["figure", "contrast", "other"];

if (process.argv.includes("--learn")) {
  learn();
} else {
  for (const file of listTables(HELD_OUT)) {
    print(file, readAnswerTable(`./${file}`));
    if (QUICK) {
      break;
    }
  }
  measureGrowth();
}

/** Prints the processor time of the longest answers as a multiple of that of half as long ones. */
function measureGrowth(): void {
  // The first reading warms up.
  readAtAllQuestions(LONGEST / 2);
  const halfMs = readAtAllQuestions(LONGEST / 2);
  const longestMs = readAtAllQuestions(LONGEST);
  const growth = longestMs / halfMs;
  console.log(
    `longest answers: ${longestMs.toFixed(0)} ms, ${growth.toFixed(1)} times half as long ones (at most ${GROWTH_MAX})`,
  );
  if (!QUICK && growth > GROWTH_MAX) {
    process.exitCode = 1;
  }
}

/** The processor time, in ms, of reading answers of a length at every question. */
function readAtAllQuestions(length: number): number {
  const begun = process.cpuUsage();
  for (const answer of toLongAnswers(length)) {
    for (const question of ASKED) {
      understand({ question, answer });
    }
  }
  return process.cpuUsage(begun).user / 1000;
}

function listTables(folder: string): string[] {
  return readdirSync(new URL(folder, UNDERSTANDING))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${folder}${name}`)
    .toSorted();
}

function print(file: string, rows: readonly AnswerRow[]): void {
  console.log(`${file}\nquestion            answers  at once  wrong`);
  for (const question of [...new Set(rows.map((row) => row.question))]) {
    printLine(
      question,
      rows.filter((row) => row.question === question),
    );
  }
  printLine("all", rows);
}

/** Prints how many of the answers with one right value are understood at once. */
function printLine(name: string, rows: readonly AnswerRow[]): void {
  const clear = rows.filter(({ expected }) => !expected.includes("?"));
  const { understood } = scoreAnswers(clear);
  const { wrong } = scoreAnswers(rows);
  const [atOnce, wrongly] = [understood / clear.length, wrong.length / rows.length].map((share) =>
    `${(share * 100).toFixed(1)}%`.padStart(8),
  );
  console.log(`${name.padEnd(20)}${String(rows.length).padStart(7)}${atOnce}${wrongly}`);
}

type Unused = ReturnType<typeof listUnusedStems>[number];

/** A row that its question's reader understands, with the words that it did not use. */
type Learnable = {
  row: AnswerRow;
  file: string;
  judged: Judged;
  unused: Unused[];
  /** Whether it has to be asked back, so that one of its words changes it. */
  isToBeAsked: boolean;
};

function learn(): void {
  const rows = listTables("").flatMap((file) =>
    readAnswerTable(`./${file}`).flatMap((row) => toLearnable(row, file)),
  );
  for (const file of [...new Set(rows.map((each) => each.file))]) {
    const neutral = toNeutral(rows.filter((each) => each.file !== file));
    const own = rows.filter((each) => each.file === file && !each.row.expected.includes("?"));
    const asked = own.filter(({ judged }) => findUnread(judged, neutral) !== null);
    const share = ((asked.length / own.length) * 100).toFixed(1);
    console.log(`${file}: ${asked.length} of ${own.length} asked without need, ${share}%`);
  }
  write(toNeutral(rows));
}

function toLearnable(row: AnswerRow, file: string): Learnable[] {
  const judged = toJudged(row);
  return judged === null
    ? []
    : [
        {
          row,
          file,
          judged,
          unused: listUnusedStems(judged),
          isToBeAsked: row.expected.every((value) => value === "?"),
        },
      ];
}

/** An answer that its reader takes for an expected value, as the guard sees it. */
function toJudged({ question: key, answer }: AnswerRow): Judged | null {
  const { interview, step } = reach(key);
  const question = QUESTIONS.find((each) => each.step === step);
  const context = fakeContext();
  const read = (text: string) => {
    const reading = question?.read({ text }, interview, context);
    return reading?.status === "read" && reading.interview !== interview
      ? JSON.stringify(reading.interview)
      : null;
  };
  const after = findCorrection(answer)?.after || answer;
  const text = read(after) === null ? answer : after;
  const taken = read(text);
  return question?.speaksOf === undefined || taken === null
    ? null
    : {
        subject: question.speaksOf,
        text,
        isSame: (part) => read(part) === taken,
        isOther: (part) => ![null, taken].includes(read(part)),
        asked: () => question.ask(interview, context).text.join(" "),
      };
}

/**
 * The stems that stand unused in several right answers. If an answer must be asked back but would
 * be accepted, its rarest stem is left out.
 */
function toNeutral(rows: readonly Learnable[]): NeutralWords {
  const right = rows.filter(({ isToBeAsked }) => !isToBeAsked);
  const counts = Object.fromEntries(PLACES.map((place) => [place, countStems(right, place)]));
  const count = ({ stem, place }: Unused) => counts[place]?.get(stem) ?? 0;
  const neutral = {
    figure: toUsual(counts.figure),
    contrast: toUsual(counts.contrast),
    other: toUsual(counts.other),
  };
  for (const { judged, unused } of rows.filter(({ isToBeAsked }) => isToBeAsked)) {
    while (findUnread(judged, neutral) === null) {
      const [rarest] = unused
        .filter(({ stem, place }) => neutral[place].has(stem))
        .toSorted((one, other) => count(one) - count(other));
      if (rarest === undefined) {
        break;
      }
      neutral[rarest.place].delete(rarest.stem);
    }
  }
  return neutral;
}

function toUsual(counts: ReadonlyMap<string, number> = new Map()): Set<string> {
  return new Set([...counts].flatMap(([stem, count]) => (count >= LEAST_ANSWERS ? [stem] : [])));
}

/** Counts in how many answers each stem stands unused in a place. */
function countStems(rows: readonly Learnable[], place: Place): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { unused } of rows) {
    const stems = unused.filter((each) => each.place === place).map(({ stem }) => stem);
    for (const stem of new Set(stems)) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

function write(neutral: NeutralWords): void {
  writeFileSync(
    new URL("learned-words.ts", UNDERSTANDING),
    `/* Stems of words that change no answer, learned from the tables of answers by
   \`node packages/server/bench/answers-bench.ts --learn\`. */
${toConstant("AFTER_A_FIGURE", neutral.figure)}
${toConstant("AFTER_A_BUT", neutral.contrast)}
${toConstant("ELSEWHERE", neutral.other)}
`,
  );
}

function toConstant(name: string, words: ReadonlySet<string>): string {
  const lines = [""];
  for (const word of [...words].toSorted()) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= WIDTH) {
      lines.splice(-1, 1, longer);
    } else {
      lines.push(` ${word}`);
    }
  }
  return `
export const ${name} = \`
 ${lines.join("\n ")}\`;`;
}
