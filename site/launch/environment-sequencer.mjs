import { readFileSync } from "node:fs";
import { BaseSequencer } from "vitest/node";

/**
 * Runs a project's files of one environment one after another. A worker ends when the next file needs
 * another environment than its last one, and its successor loads all modules again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const environments = new Map(sorted.map((file) => [file, nameEnvironment(file)]));
    return sorted.sort(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) ||
        environments.get(a).localeCompare(environments.get(b)),
    );
  }
}

/** The environment that a file names, with its options; "" if it takes that of its project. */
function nameEnvironment({ moduleId }) {
  return /@vitest-environment\S* (.+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";
}
