import { Link } from "react-router-dom";
import "./what-is.css";

/** The link to the answer that explains a line of a sheet or of a comparison. */
export function WhatIs({ label, path }: { label: string; path: string }) {
  return (
    <Link className="what-is" to={path}>
      Che cosa vuol dire<span className="v-hidden"> «{label}»</span>
    </Link>
  );
}
