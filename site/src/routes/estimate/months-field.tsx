import {
  type EnergyTipology,
  formatQuantity,
  formatShare,
  formatTyped,
  nameMonth,
  toEnergyUnit,
} from "@volpe/contract";
import { type ChangeEvent, useRef, useState } from "react";
import { FieldRow, toFieldId } from "../../forms/field-row.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";
import { type MonthReading, readMonths } from "./consumption/read-months.ts";
import { type AnnualReading, toAnnual } from "./consumption/to-annual.ts";
import { type EstimateValues, toGapsMessage } from "./estimate-fields.ts";

const LINES = 8;
/** Most characters that are taken; twelve months with bands have fewer than 1,000. */
const TEXT_MAX = 20_000;

type MonthsFieldProps = { values: EstimateValues; error: string | undefined };

/** The consumptions of twelve months, pasted, typed, or from files that only the browser reads. */
export function MonthsField({ values, error }: MonthsFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [said, setSaid] = useState("");
  const [faults, setFaults] = useState<string[]>([]);

  function showReading() {
    const field = area.current;
    if (field === null) return;
    const answers = new FormData(field.form ?? undefined);
    const tipology = answers.get("tipologia") === "gas" ? "gas" : "luce";
    const completes = answers.get("completa") !== null;
    setSaid(describe(toAnnual(field.value, { tipology, completes }), tipology));
  }

  async function handleFiles({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const read = await Promise.all([...(input.files ?? [])].map(readPortalFile));
    input.value = "";
    setFaults(
      read.flatMap((file) => ("message" in file ? [`«${file.name}» ${file.message}`] : [])),
    );
    const field = area.current;
    const lines = read.flatMap((file) => ("months" in file ? toLines(file.months) : []));
    if (field === null || lines.length === 0) return;
    field.value = [field.value.trim(), ...lines].filter((text) => text !== "").join("\n");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function handleClear() {
    const field = area.current;
    if (field === null) return;
    field.value = "";
    setFaults([]);
    // Tells the form, whose draft has to lose the months too.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  const filesId = toFieldId("file");
  return (
    <div className="estimate-form__months">
      <FieldRow
        name="mesi"
        label="I consumi dei dodici mesi"
        hint="Incollali da un foglio di calcolo o scrivili, in qualunque ordine: «gennaio 210», anche con F1, F2 e F3."
        error={error}
        after={
          <p className="estimate-form__read" role="status">
            {said}
          </p>
        }
      >
        {(attributes) => (
          <textarea
            {...attributes}
            ref={area}
            rows={LINES}
            maxLength={TEXT_MAX}
            spellCheck={false}
            placeholder={"gennaio 210\nfebbraio 190\n…"}
            defaultValue={values.mesi}
            onInput={showReading}
          />
        )}
      </FieldRow>
      {hydrated && (
        <button className="v-text-button estimate-form__clear" type="button" onClick={handleClear}>
          Svuota i mesi
        </button>
      )}
      <label className="v-check">
        <input
          type="checkbox"
          name="completa"
          defaultChecked={values.completa !== ""}
          onChange={showReading}
        />
        <span>Completa tu i mesi che mancano, se sono al massimo sei</span>
      </label>
      {hydrated ? (
        <div className="v-field estimate-form__files">
          <label className="v-label" htmlFor={filesId}>
            Oppure i file del Portale Consumi
          </label>
          <input
            id={filesId}
            type="file"
            accept=".csv,text/csv"
            multiple
            aria-describedby={`${filesId}-hint`}
            onChange={handleFiles}
          />
          <p className="v-hint" id={`${filesId}-hint`}>
            Uno per anno, in CSV. Li leggo qui, nel tuo browser: non vengono caricati da nessuna
            parte.
          </p>
          <div role="alert">
            {faults.map((fault) => (
              <p className="v-error" key={fault}>
                {fault}
              </p>
            ))}
          </div>
        </div>
      ) : (
        <p className="v-hint">
          Hai i file del Portale Consumi? Aprili con un foglio di calcolo e incolla qui le righe.
        </p>
      )}
    </div>
  );
}

/** What was understood so far; nothing while the text is empty. */
function describe(reading: AnnualReading, tipology: EnergyTipology): string {
  switch (reading.status) {
    case "empty":
      return "";
    case "unclear":
      return reading.message;
    case "gaps":
      return toGapsMessage(reading);
    case "whole":
      return `${toReadWords(reading, tipology)}${tipology === "gas" ? "" : toShareWords(reading)}.`;
  }
}

/** For example `, 50% in F1, 25% in F2, 25% in F3`. */
function toShareWords({
  bands,
}: Pick<Extract<AnnualReading, { status: "whole" }>, "bands">): string {
  const parts = bands ?? [];
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => `, ${formatShare(part / sum)} in F${index + 1}`).join("");
}

function toReadWords(
  { known, completed }: Extract<AnnualReading, { status: "whole" }>,
  tipology: EnergyTipology,
): string {
  const figure = formatQuantity(known, toEnergyUnit(tipology));
  if (completed.length === 0) return `Ho letto dodici mesi: ${figure} in un anno`;
  const names = new Intl.ListFormat("it").format(completed.map(nameMonth));
  return `Ho letto ${12 - completed.length} mesi: ${figure}. Completo io ${names}`;
}

/** A year of Portale Consumi has a few kB; a larger file is something else. */
const FILE_MAX_BYTES = 1024 * 1024;

type FileReading = { name: string } & ({ months: readonly MonthReading[] } | { message: string });

/** Reads a file of Portale Consumi in the browser, without sending it. */
async function readPortalFile(file: File): Promise<FileReading> {
  const { name } = file;
  if (file.size > FILE_MAX_BYTES) {
    return { name, message: "è più grande di 1 MB: quelli del Portale Consumi sono di pochi kB." };
  }
  const reading = readMonths(decodeText(await file.arrayBuffer()));
  const all = reading.status === "unclear" ? [] : reading.months;
  const months = all.filter(({ units }) => units !== null);
  return months.length === 0
    ? { name, message: "non contiene i consumi dei mesi." }
    : { name, months };
}

/** The portal writes UTF-8 or windows-1252; bytes that are not UTF-8 are windows-1252. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** One line a month, as a person could have typed them: `gennaio 2026; F1 80,5; F2 60; F3 70`. */
function toLines(months: readonly MonthReading[]): string {
  return months
    .map((reading) => {
      const { bands, units } = reading;
      const figures =
        bands === null
          ? [formatTyped(units ?? 0)]
          : bands.map((value, index) => `F${index + 1} ${formatTyped(value)}`);
      return [nameMonth(reading), ...figures].join("; ");
    })
    .join("\n");
}
