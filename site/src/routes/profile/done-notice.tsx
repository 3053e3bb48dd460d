import { type ReactNode, useEffect, useRef } from "react";

/** That a form was done, in its own place. The focus comes here, as it goes to what is to be mended. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div className="v-notice v-notice-good profile__done" role="status" tabIndex={-1} ref={notice}>
      <p>{children}</p>
    </div>
  );
}
