import fastifyPlugin from "fastify-plugin";
import { AppError } from "../errors.ts";

/** Rejects text in body, query and path that the database cannot store. */
export const storableText = fastifyPlugin(
  async (app) => {
    app.addHook("preValidation", async ({ body, params, query }) => {
      for (const given of [params, query, body]) {
        checkStorable(given);
      }
    });
  },
  { name: "storable-text", dependencies: ["errors"] },
);

/**
 * Throws `AppError("invalid-field")` for the first text or name that `isStorable` rejects. The
 * field is named as in the request, with dots between levels.
 */
export function checkStorable(given: unknown): void {
  // Uses an explicit stack, because a body may be nested deeper than the call stack allows.
  const waiting: Place[] = [{ value: given, name: "", parent: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === "string" && !isStorable(value)) {
      throw invalid(place);
    }
    if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) {
          throw invalid(place);
        }
        waiting.push({ value: inner, name, parent: place });
      }
    }
  }
}

/** Postgres accepts neither a NUL nor half of a surrogate pair, in text or JSON. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

type Place = { value: unknown; name: string; parent: Place | null };

function invalid(place: Place): AppError {
  const path: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) {
    path.push(at.name);
  }
  const message =
    "Qui c’è un carattere che non si vede e che non possiamo salvare: cancella il testo e riscrivilo.";
  return path.length === 0
    ? new AppError("invalid-field", { message })
    : new AppError("invalid-field", { message, field: path.reverse().join(".") });
}
