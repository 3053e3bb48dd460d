import { formatDate, withDay } from "@volpe/contract";

type DocumentDaysProps = { date: string; updated: string };

/** The publication date of a text and, if there is one, the date of its revision. */
export function DocumentDays({ date, updated }: DocumentDaysProps) {
  const words = formatDate(updated);
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {updated !== date && (
        <>
          , rivisto {withDay("il", words).slice(0, -words.length)}
          <time dateTime={updated}>{words}</time>
        </>
      )}
    </>
  );
}
