import { describe, expect, test } from "vitest";
import { toEmptyInterview } from "../interview.ts";
import { findRefusal, HOME, walk } from "../test-walk-flow.ts";
import { declinesCall, readChannel } from "./channel.ts";
import { splitDenied } from "./negation.ts";

describe("a denial", () => {
  test.each<[string, string, string]>([
    ["non la luce, il gas", "il gas", "non la luce"],
    ["il gas, non la luce", "il gas", "non la luce"],
    ["telefono no, mail sì", "mail si", "telefono no"],
    ["niente telefono", "", "niente telefono"],
    ["non il gas ma la luce", "la luce", "non il gas"],
    ["la luce", "la luce", ""],
  ])("is separated in «%s», which affirms only «%s»", (text, affirmed, denied) => {
    expect(splitDenied(text)).toEqual({ affirmed, denied });
  });
});

describe("the channel", () => {
  test.each<[string, string]>([
    ["e-mail", "email"],
    ["per posta elettronica", "email"],
    ["scrivetemi una mail, non chiamatemi", "email"],
    ["non voglio essere chiamata, meglio whatsapp", "whatsapp"],
    ["con un messaggio", "whatsapp"],
    ["telefono no, mail sì", "email"],
    ["telefono", "telefono"],
    ["al telefono, grazie", "telefono"],
    ["preferisco il telefono", "telefono"],
    ["chiamatemi", "telefono"],
    ["sì, voglio essere chiamato", "telefono"],
    ["una telefonata", "telefono"],
  ])("reads «%s» as %s", (text, channel) => {
    expect(readChannel(text)).toEqual({ status: "chosen", channel });
  });

  test.each([
    "non voglio essere chiamato",
    "non chiamatemi",
    "niente telefono",
    "il telefono no",
    "senza telefonate",
    "mai al telefono",
    "evitate le chiamate",
    "basta telefonate",
    "nessuna chiamata, grazie",
    "non mi chiamate per favore",
    "tutto tranne il telefono",
  ])("recognises a declined call in «%s»", (text) => {
    expect(readChannel(text)).toEqual({ status: "no-call" });
  });

  test.each([
    "mi chiamo Anna",
    "perché volete il mio telefono?",
    "mi chiamate voi?",
    "né telefono né mail",
    "non so, forse il telefono",
    "ho perso il cellulare",
    "il mio telefono è rotto",
    "piccione",
    "non la mail, telefono",
  ])("does not read «%s» as a request for a call", (text) => {
    expect(readChannel(text).status).toBe("not-understood");
  });

  test("is asked again if two channels are named", () => {
    expect(readChannel("mail o whatsapp")).toEqual({ status: "several" });
    expect(readChannel("mail o telefono")).toEqual({ status: "several" });
  });

  test.each(["non chiamatemi", "mai", "ho cambiato idea", "no grazie"])(
    "withdraws the request for a call with «%s»",
    (text) => {
      expect(declinesCall(text)).toBe(true);
    },
  );

  test("keeps the request for a call if the person limits the time of day", () => {
    expect(declinesCall("non la mattina")).toBe(false);
  });

  test("falls back to e-mail without a request for a call", () => {
    const until = [...HOME, "2700", "3", "900"];
    for (const answers of [["non chiamatemi"], ["telefono", "anzi non chiamatemi"]]) {
      const { interview, keys } = walk([...until, ...answers]);

      expect(keys.at(-1)).toBe("consents");
      expect(interview.draft.communication).toBe("email");
      expect(interview.notes.callTime).toBe("");
    }
  });
});

describe("a choice in words", () => {
  test.each<[string, string]>([
    ["non la luce, il gas", "gas"],
    ["il gas e non la luce", "gas"],
    ["un’auto a noleggio", "noleggio"],
    ["la macchina nuova", "noleggio"],
    ["pagamenti con carta", "pos"],
    ["la fibra", "internet"],
    ["elettricità", "luce"],
    ["corrente elettrica", "luce"],
  ])("reads «%s» as %s", (text, type) => {
    expect(walk(["casa", text]).interview.draft.type).toBe(type);
  });

  test.each(["luce e gas", "non il gas", "entrambi", "tutti e due", "gpl", "boh"])(
    "asks again after «%s»",
    (text) => {
      expect(findRefusal(walk(["casa"]), text)).not.toBeNull();
    },
  );

  test.each<[string, string]>([
    ["per la mia azienda, non per casa", "aziende"],
    ["non è un'azienda", "privati"],
    ["per i miei genitori", "privati"],
    ["il mio bar", "aziende"],
    ["una villetta", "privati"],
  ])("reads «%s» as %s", (text, destination) => {
    expect(walk([text]).interview.draft.destination).toBe(destination);
  });

  test("asks which comes first if home and business are both named", () => {
    const at = { interview: toEmptyInterview({ tracking: "" }), step: 0 };

    expect(findRefusal(at, "sia casa che azienda")?.message).toMatch(/Una cosa alla volta/);
  });

  test.each<[string, string]>([
    ["non residente", "non-residente"],
    ["no", "non-residente"],
    ["non ci abito", "non-residente"],
    ["certo che no", "non-residente"],
    ["la residenza ce l'ho altrove", "non-residente"],
    ["è la casa al mare, una seconda casa", "non-residente"],
    ["non è una seconda casa", "residente"],
    ["sì, ci vivo", "residente"],
    ["residente", "residente"],
    ["è la mia prima casa", "residente"],
  ])("reads the residence in «%s» as %s", (text, subtype) => {
    expect(walk(["casa", "luce", text]).interview.draft.subtype).toBe(subtype);
  });

  test.each(["non lo so", "forse"])("asks the residence again after «%s»", (text) => {
    expect(findRefusal(walk(["casa", "luce"]), text)).not.toBeNull();
  });
});
