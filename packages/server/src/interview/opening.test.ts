import { describe, expect, it } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { readOpening } from "./opening.ts";
import { place } from "./questions/place-questions.ts";

function askPlace(given: string) {
  const context = fakeContext();
  const interview = toEmptyInterview({ tracking: "", ...readOpening({ place: given }, context) });
  const [addon] = place.ask(interview, context).addons;
  return addon?.kind === "field" ? addon.initial : "no field";
}

describe("a place chosen elsewhere on the site", () => {
  it.each(["Monza (MB)", "Provincia di Lecco", "Bolzano/Bozen (BZ)"])(
    "prefills the field of the place: %s",
    (label) => {
      expect(askPlace(label)).toBe(label);
    },
  );

  it.each(["", "Xyzzy", "Samone", "<b>"])(
    "is ignored if it names no single place: «%s»",
    (text) => {
      expect(askPlace(text)).toBeUndefined();
    },
  );
});
