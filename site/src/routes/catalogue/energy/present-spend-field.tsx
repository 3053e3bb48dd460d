import {
  guessHomeSpend,
  type IgnoredParameter,
  parseDecimal,
  type SupplyProfile,
} from "@volpe/contract";
import { Link } from "react-router-dom";
import { SelectRow, toChoices } from "../../../forms/field-row.tsx";
import { NumberField } from "../../../forms/number-field.tsx";
import { SpendHint } from "../../../forms/spend-hint.tsx";
import { toListSearch, useListSearch } from "../list-search.ts";

/** Names of the parameters of a present spend. */
export const PRESENT_SPEND_FIELDS = ["spesa", "periodo", "spesaCerta"];

type PresentSpendFieldProps = {
  profile?: SupplyProfile;
  ignored?: readonly IgnoredParameter[];
};

/**
 * The visitor's present spend, as in the page's address. Without a profile the form's other answers
 * provide the kind of customer and the consumption.
 */
export function PresentSpendField({ profile, ignored = [] }: PresentSpendFieldProps) {
  const search = useListSearch();
  const typed = search.get("spesa") ?? "";
  return (
    <>
      <NumberField
        label="Quanto spendi oggi?"
        name="spesa"
        hint={profile?.tipology === "gas" ? "Imposte comprese." : <SpendHint />}
        unit={<span className="v-unit">€</span>}
        isSum
        value={parseDecimal(typed) ?? typed}
        error={ignored.find(({ key }) => key === "spesa")?.message}
        guess={(spendEur, answers) => guessPresentSpend(spendEur, answers ?? search, profile)}
        toGuessSearch={profile && ((spesa) => toListSearch(search, { spesa }))}
      />
      <SelectRow
        label="Ogni quanto"
        name="periodo"
        value={search.get("periodo") ?? "anno"}
        choices={toChoices({ anno: "All’anno", mese: "Al mese" })}
      />
      {profile?.meant?.spesa !== undefined && <SpendIsRight search={search} />}
    </>
  );
}

/** Confirms a spend of an unlikely size, which is then compared. */
export function SpendIsRight({ search }: { search: URLSearchParams }) {
  return (
    <Link className="use__sure" to={{ search: toListSearch(search, { spesaCerta: "si" }) }}>
      La spesa è giusta così
    </Link>
  );
}

/** Guesses the spend that was meant. Null for a business, whose spend may have any size. */
export function guessPresentSpend(
  spendEur: number,
  answers: { get(name: string): unknown },
  profile?: SupplyProfile,
): number | null {
  const read = (name: string) => String(answers.get(name) ?? "");
  if ((read("destinazione") || profile?.destination) === "aziende") return null;
  if (read("spesaCerta") === "si") return null;
  return guessHomeSpend(profile?.tipology ?? (read("tipologia") === "gas" ? "gas" : "luce"), {
    spendEur,
    consumption: parseDecimal(read("consumo")) ?? profile?.annualConsumption ?? Number.NaN,
    timesAYear: read("periodo") === "mese" ? 12 : 1,
  });
}
