import { FoxFront } from "./fox-heads.tsx";

/**
 * The logo: the head, and the name beside it. `size` is the head's, in px. With `wordmark` false
 * the head stands alone and is hidden: give its link a name.
 */
export function Mark({ size = 32, wordmark = true }: { size?: number; wordmark?: boolean }) {
  return (
    <span className="v-mark">
      <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 64 64">
        <FoxFront eyes="open" />
      </svg>
      {wordmark ? <span className="v-mark-word">Volpe</span> : null}
    </span>
  );
}
