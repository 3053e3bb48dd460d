import { expect, test } from "vitest";
import { getRate } from "./interview.ts";
import { CONTACTS, HOME, listLabels, say, walk } from "./test-walk-flow.ts";

const GAS = ["casa", "gas", "Milano", "boh"];

test.each([
  [HOME, "2.700 kWh e 900 metri cubi", "2700", "900 metri cubi", "il gas"],
  [HOME, "2700 kwh, 900 smc", "2700", "900 smc", "il gas"],
  [GAS, "2.700 kWh e 900 metri cubi", "900", "2.700 kWh", "la luce"],
])("after %j «%s» is %s, and «%s» is kept for %s", (answers, text, cma, kept, later) => {
  const taken = say(walk(answers), text);
  expect(getRate(taken.interview).cma).toBe(cma);
  expect(taken.messages[0]?.messages[0]).toContain(
    `«${kept}» lo tengo per quando guardiamo ${later}.`,
  );
});

test("the kept consumption is offered in the next interview, if it is about that energy", () => {
  const done = walk([...HOME, "2.700 kWh e 900 metri cubi", "3", "900", ...CONTACTS]);
  const next = walk(["casa", "gas", "Milano", "boh"], { from: say(done, "ricomincia").interview });
  expect(listLabels(next)[0]).toBe("Sì, 900 Smc l’anno");
  const same = walk(HOME, { from: say(done, "ricomincia").interview });
  expect(same.messages.at(-1)?.messages.join(" ")).not.toContain("Prima hai scritto");
});

test.each([
  ["luce e gas per casa, 2.700 kWh e 900 metri cubi"],
  ["casa", "luce e gas, 2.700 kWh e 900 smc"],
])("the consumptions of both energies are offered after %j", (...first) => {
  const start = say(walk(first.slice(0, -1)), first.at(-1) ?? "");
  const asked = ["luce", ...HOME.slice(2)].reduce((at, said) => say(at, said), start);
  expect(asked.messages.at(-1)?.messages.at(-1)).toContain("Prima hai scritto «2.700 kWh e 900");
  expect(getRate(say(asked, "sì").interview).cma).toBe("2700");
});

const TO_SPEND = ["luce", ...HOME.slice(2), "2700", "3"];

test.each(["1100 in totale", "in tutto 1100", "1100 complessivi"])(
  "«%s» is asked about if the person wanted both energies",
  (text) => {
    const both = say(walk(["casa"]), "luce e gas");
    const at = TO_SPEND.reduce((asked, said) => say(asked, said), both);
    expect(at.messages.at(-1)?.messages.join(" ")).toContain("per la sola luce");
    const asked = say(at, text);
    expect(asked.status).toBe("asked-again");
    expect(asked.messages[0]?.messages[0]).toMatch(/^È solo la spesa della luce\?/);
    expect(getRate(say(asked, "sì").interview).total).toBe("1100");
    expect(say(asked, "no").status).toBe("asked-again");
    expect(getRate(say(asked, "600").interview).total).toBe("600");
  },
);

test("a car that was named first is no other energy", () => {
  const car = say(walk(["un’auto elettrica per la famiglia"]), "luce");
  const at = TO_SPEND.slice(1).reduce((asked, said) => say(asked, said), car);
  expect(at.messages.at(-1)?.messages.join(" ")).toContain("Quanto spendi adesso in un anno");
});

test("a total is the spend of the only energy that was named", () => {
  const at = walk(["casa", ...TO_SPEND]);
  expect(getRate(say(at, "1100 in totale").interview).total).toBe("1100");
});
