import type { ReactNode } from "react";

/** A table that scrolls sideways on a phone; `label` names it. */
export function ScrolledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="v-table-scroll" aria-label={label} tabIndex={0}>
      <table className="v-table">{children}</table>
    </section>
  );
}
