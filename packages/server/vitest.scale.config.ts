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
      "src/{accounts,assistant,choices,content,db,jobs,leads,limits,lists,mail,offers,products,providers,rates,requests,search,sessions,signals,tickets,unsubscribe}/**/*.test.ts",
    ],
    exclude: [
      "src/**/*.long.test.ts",
      // Pure words and rules, which no database can change.
      "src/assistant/{estimate,questions,understanding}/**",
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
