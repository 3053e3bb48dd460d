import type { ContractView } from "@volpe/contract";
import { createContractCalls, orElse } from "@volpe/core";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { readFormValues } from "../../forms/form-values.ts";
import { useClient } from "../../page/use-client.tsx";
import { DATA_FIELDS, type DataField, type DataValues } from "./contract-data.ts";

type Mistakes = Partial<Record<DataField, string | undefined>>;

/** Only the server has the list of places. */
const PLACE = ["city", "postal_code", "province"] as const;

/**
 * Each field is checked when it is left, by rules that are loaded then. The server is asked whether
 * the parts of a place go together; without an answer only the sent form is checked.
 */
export function useFieldChecks(contract: ContractView) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const client = useClient();
  const asked = useRef("");
  const presses = useRef<ReturnType<typeof watchPresses>>(null);
  useEffect(() => {
    const watched = watchPresses();
    presses.current = watched;
    return watched.stop;
  }, []);

  /**
   * An error that appears or disappears during a press would move the pressed button, and the click
   * would be lost.
   */
  async function show(found: Mistakes) {
    await presses.current?.untilReleased();
    setMistakes((known) => ({ ...known, ...found }));
  }

  async function check({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = DATA_FIELDS.find((name) => name === target.name);
    if (field === undefined) return;
    const typed = readFormValues(DATA_FIELDS, new FormData(currentTarget));
    // Without the module the action checks the field.
    const checks = await import("./data-checks.ts").catch(() => undefined);
    if (checks === undefined) return;
    await show(checks.findMistakes(field, typed, contract));
    if (PLACE.some((name) => name === field)) await checkPlace(typed);
  }

  async function checkPlace({ city, postal_code, province }: DataValues) {
    const place = { city: city.trim(), postal_code: postal_code.trim(), province };
    if (!/^\d{5}$/.test(place.postal_code) || place.city === "" || province === "") return;
    const key = JSON.stringify(place);
    if (asked.current === key) return;
    asked.current = key;
    const calls = createContractCalls(client.api.request);
    const faults = await orElse(calls.place(place), null);
    // Another place may have been typed meanwhile.
    if (faults === null || asked.current !== key) return;
    await show(Object.fromEntries(PLACE.map((name) => [name, faults[name] ?? undefined])));
  }

  return { mistakes, check };
}

/** Follows the presses of a mouse, pen or finger on the page, until it is stopped. */
function watchPresses() {
  const watching = new AbortController();
  let release: (() => void) | undefined;
  let released = Promise.resolve();
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: watching.signal });
  const settle = () => release?.();
  listen("pointerdown", () => {
    released = new Promise((resolve) => {
      release = resolve;
    });
  });
  listen("pointerup", settle);
  listen("pointercancel", settle);
  return {
    /**
     * Settles when nothing is pressed and the click has been sent. A finger's `mousedown`, which
     * moves the focus, its `mouseup` and its `click` are sent in one task after `pointerup`.
     */
    async untilReleased(): Promise<void> {
      await released;
      await new Promise((resolve) => setTimeout(resolve));
    },
    stop() {
      watching.abort();
      settle();
    },
  };
}
