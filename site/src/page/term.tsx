import type { ReactNode } from "react";

/** One entry of a definition list. */
export function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
