import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { DefaultLayout } from "./default-layout.tsx";
import "./banner.css";

/** The default layout below a line with an announcement. */
export function BannerLayout({ children }: { children: ReactNode }) {
  return <DefaultLayout banner={<Announcement />}>{children}</DefaultLayout>;
}

function Announcement() {
  return (
    <aside className="banner" aria-label="Annuncio">
      <p>
        Nessuna offerta in vetrina: in classifica conta solo la spesa.{" "}
        <Link to="/come-funziono#classifica">Come calcolo</Link>
      </p>
    </aside>
  );
}
