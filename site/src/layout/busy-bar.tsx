import { useNavigation } from "react-router-dom";
import { useSession } from "../page/use-session.ts";
import "./busy-bar.css";

/**
 * A line at the top of the window while a page is loading, a form or file is being sent, or an auth
 * call is running. The style sheet shows it after 150 ms. It does not interrupt a screen reader.
 */
export function BusyBar() {
  const isAsking = useSession(({ loading }) => loading, false);
  const isLoading = useNavigation().state !== "idle";
  return (
    (isAsking || isLoading) && (
      // The bar is outside of all landmarks, where only a live region may be.
      <div className="busy-bar" role="status">
        <div role="progressbar" aria-label="Carico" />
      </div>
    )
  );
}
