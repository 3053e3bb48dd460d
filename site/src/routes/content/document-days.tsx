import { formatDate } from "@volpe/ui";

type DocumentDaysProps = { date: string; updated: string };

/** When a text was published and, where it was, revised. */
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
