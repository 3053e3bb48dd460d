import { defineConfig } from "vitest/config";

for (const name of ["DATABASE_URL", "REDIS_URL"]) {
  if ((process.env[name] ?? "") === "") {
    throw new Error(`The scale tests need ${name}.`);
  }
}

/** What holds across processes, and everything that speaks SQL, on Postgres and Redis. */
export default defineConfig({
  test: {
    include: [
      "src/**/*.scale.test.ts",
      "src/**/*-repository.test.ts",
      "src/{accounts,assistant,choices,content,db,jobs,leads,limits,lists,mail,offers,privacy,products,providers,rates,requests,search,sessions,signals,tickets,unsubscribe}/**/*.test.ts",
    ],
    exclude: [
      "src/**/*.long.test.ts",
      // Pure words and rules, which no database can change.
      "src/assistant/{estimate,questions,understanding}/**",
      // What is read from memory, whichever database filled it.
      "src/offers/{offer-export,offer-query,offer-scenario}.test.ts",
      "src/{products/product-sheets,search/findable-words}.test.ts",
      // What PGlite's folder alone has to survive.
      "src/{assistant/kill,db/durability,db/folder-lock,mail/mail-survival}.test.ts",
      "src/privacy/dead-rows-repository.test.ts",
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
