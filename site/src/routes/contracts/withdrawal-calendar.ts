/** The name, among a contract's documents, of the calendar file with the last day to withdraw. */
export const WITHDRAWAL_CALENDAR = "ultimo-giorno-per-recedere.ics";
