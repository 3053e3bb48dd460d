/**
 * An outline on a 24 × 24 field; `size` in px. It repeats a word next to it, so screen readers skip
 * it.
 *
 * @example
 * <Icon outline={HEART} size={24} />
 */
export function Icon({ outline, size = 20 }: { outline: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}
