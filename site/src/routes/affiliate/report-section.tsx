import { type AffiliateReport, formatDate, formatTyped, withDay } from "@volpe/contract";
import { Form } from "react-router-dom";
import { FieldRow, SelectRow } from "../../forms/field-row.tsx";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import { CHARTED_FIGURES, FigureCharts } from "./figure-charts.tsx";
import { toGroupLabel } from "./group-label.ts";

/** The words for each way to group the figures. */
export const FIGURE_GROUPS: Readonly<
  Record<AffiliateReport["per"], { label: string; head: string }>
> = {
  giorno: { label: "giorno", head: "Giorno" },
  pagina: { label: "pagina d’arrivo", head: "Pagina" },
  sub: { label: "sotto-codice", head: "Sotto-codice" },
  widget: { label: "widget", head: "Widget" },
};

const COLUMNS = [
  ...CHARTED_FIGURES,
  { name: "flagged", label: "Non contati", format: formatTyped },
] as const;

/** Days that the host refused, as they were typed, and why. */
export type RefusedDays = { dal: string; al: string; error: string };

type ReportSectionProps = { report: AffiliateReport; refusedDays: RefusedDays | null };

/** Charts, table and file of one report, and the form that asks for another. */
export function ReportSection({ report, refusedDays }: ReportSectionProps) {
  const { per, from, to, rows, total } = report;
  const query = new URLSearchParams({ per, dal: from, al: to });
  // A day without anything would be a row of zeros.
  const shown = rows.filter(({ figures }) => Object.values(figures).some((figure) => figure !== 0));
  return (
    <section aria-labelledby="conti">
      <h2 id="conti">I conti</h2>
      <Form className="panel-filters" method="get" action="#conti" preventScrollReset>
        <SelectRow
          name="per"
          label="Per"
          value={per}
          choices={Object.entries(FIGURE_GROUPS).map(([value, { label }]) => ({ value, label }))}
        />
        <DayField
          name="dal"
          label="Dal"
          value={refusedDays?.dal || from}
          error={refusedDays?.error}
        />
        <DayField name="al" label="Al" value={refusedDays?.al || to} />
        <button className="v-button v-button-secondary" type="submit">
          Mostra
        </button>
      </Form>
      <FigureCharts report={report} toLabel={(key) => toGroupLabel(per, key)} />
      {shown.length === 0 ? (
        <p>
          {withDay("Dal", formatDate(from))} {withDay("al", formatDate(to))} non è arrivato nessuno.
        </p>
      ) : (
        <ScrolledTable label="Le cifre">
          <caption>
            {withDay("Dal", formatDate(from))} {withDay("al", formatDate(to))}, per{" "}
            {FIGURE_GROUPS[per].label}
          </caption>
          <thead>
            <tr>
              <th scope="col">{FIGURE_GROUPS[per].head}</th>
              {COLUMNS.map(({ name, label }) => (
                <th key={name} scope="col" className="v-number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, figures }) => (
              <tr key={key}>
                <th scope="row">{toGroupLabel(per, key)}</th>
                <Cells figures={figures} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totale</th>
              <Cells figures={total} />
            </tr>
          </tfoot>
        </ScrolledTable>
      )}
      <p>
        <a className="v-button v-button-secondary" href={`/affiliate/conti.csv?${query}`} download>
          Scarica il CSV
        </a>
      </p>
      <p className="v-hint">
        Una conversazione è l’assistente aperto, anche se nessuno risponde. «Non contati» sono
        programmi, raffiche di clic, ritorni da una nostra e-mail, richieste e contratti tuoi. Chi
        ricarica la pagina conta una volta sola se ha accettato i cookie; se no, conta di nuovo,
        perché di lui non teniamo nulla che lo riconosca. Per lo stesso motivo, quando chiede, il
        codice è certo ma la pagina d’arrivo e il widget no: li trovi come «Pagina non nota» e «Non
        si sa». Le commissioni sono al netto di recessi e rifiuti: un contratto che cade resta
        contato, e la sua riga è nei movimenti.
      </p>
    </section>
  );
}

type DayFieldProps = { name: string; label: string; value: string; error?: string | undefined };

function DayField({ name, label, value, error }: DayFieldProps) {
  return (
    <FieldRow name={name} label={label} error={error}>
      {(attributes) => <input {...attributes} type="date" required defaultValue={value} />}
    </FieldRow>
  );
}

function Cells({ figures }: { figures: AffiliateReport["total"] }) {
  return COLUMNS.map(({ name, format }) => (
    <td key={name} className="v-number">
      {format(figures[name])}
    </td>
  ));
}
