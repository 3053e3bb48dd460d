import type { IgnoredParameter } from "@volpe/contract";
import "./notice.css";

/** Says which values of the address were not used, and what would have been. */
export function IgnoredNotice({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null;
  return (
    <div className="v-notice v-notice-attention">
      <p>
        <strong>Non ho potuto usare tutto quello che c’era nell’indirizzo.</strong> Al suo posto ho
        messo il valore di riferimento.
      </p>
      <ul>
        {ignored.map(({ key, message }) => (
          <li key={key}>
            <code>{key}</code>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
