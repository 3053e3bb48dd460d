import { Fox, type FoxMood } from "@volpe/ui";
import type { ReactNode } from "react";

type AuthHeaderProps = { mood: FoxMood; size?: number; title: ReactNode; children: ReactNode };

/** The fox, the title and one line of a step of the login. */
export function AuthHeader({ mood, size = 72, title, children }: AuthHeaderProps) {
  return (
    <header>
      <Fox mood={mood} size={size} />
      <h1>{title}</h1>
      <p className="v-quiet">{children}</p>
    </header>
  );
}
