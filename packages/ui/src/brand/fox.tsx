import { type FoxEyes, FoxFront, FoxSide } from "./fox-heads.tsx";

export type FoxMood = "idle" | "listening" | "thinking" | "glad" | "sorry" | "asleep";

/** The fox looks sideways while it thinks and towards the visitor while it listens. */
const POSES: Record<FoxMood, { head: typeof FoxFront; eyes: FoxEyes }> = {
  idle: { head: FoxSide, eyes: "open" },
  listening: { head: FoxFront, eyes: "open" },
  thinking: { head: FoxSide, eyes: "up" },
  glad: { head: FoxFront, eyes: "glad" },
  sorry: { head: FoxFront, eyes: "sorry" },
  asleep: { head: FoxSide, eyes: "shut" },
};

/**
 * Volpe, `size` px wide and high. It repeats a word beside it, so screen readers skip it.
 *
 * @example
 * <Fox mood="thinking" size={32} />
 */
export function Fox({ mood = "idle", size = 48 }: { mood?: FoxMood; size?: number }) {
  const { head: Head, eyes } = POSES[mood];
  return (
    <svg
      className="v-fox"
      data-mood={mood}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 64 64"
    >
      {/* Keyed by the head, so that the turn plays when it changes. */}
      <g key={Head.name} className="v-fox-turn">
        <g className="v-fox-head">
          <Head eyes={eyes} />
        </g>
      </g>
    </svg>
  );
}
