import { formatDate } from "@volpe/contract";

type DocumentDaysProps = { date: string; updated: string };

/** The publication date of a text and, if there is one, the date of its revision. */
export function DocumentDays({ date, updated }: DocumentDaysProps) {
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {updated !== date && (
        <>
          , rivisto il <time dateTime={updated}>{formatDate(updated)}</time>
        </>
      )}
    </>
  );
}
