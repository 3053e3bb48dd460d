import { type FigureSpelling, parseTyped, type WireError } from "@volpe/contract";
import { toAskedName } from "./asked-figures.tsx";
import { type Answers, formatMeant, type Guess, toUnusual } from "./number-field.tsx";

/**
 * A typed figure. NaN if it is unreadable: JSON sends NaN as null, which the API refuses with the
 * field's error.
 */
export function toFigure(text: string, reading?: FigureSpelling): number {
  return parseTyped(text, reading) ?? Number.NaN;
}

/**
 * An error for each figure of a sent form that is probably a mistake. A figure that is sent again
 * unchanged is accepted, because a hidden field then repeats it.
 */
export function findDoubtful(
  answers: Answers,
  figures: readonly (FigureSpelling & { field: string; guess: Guess })[],
): WireError[] {
  return figures.flatMap(({ field, guess, ...reading }) => {
    const text = answers.get(field);
    const figure = typeof text === "string" ? parseTyped(text, reading) : null;
    const meant = figure === null ? null : guess(figure, answers);
    if (meant === null || answers.get(toAskedName(field)) === text) return [];
    const isSum = reading.unit === "€";
    const words = `${formatMeant(meant, { ...reading, isSum })} ${reading.unit ?? ""}`;
    const question = meant === figure ? `${words} ${toUnusual(isSum)}` : `Intendevi ${words}?`;
    const message = `${question} Correggi, oppure invia di nuovo se è giusto così.`;
    return [{ code: "invalid-field" as const, field, message }];
  });
}
