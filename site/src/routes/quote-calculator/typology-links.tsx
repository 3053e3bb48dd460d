import { Link } from "react-router-dom";

/** The form of electricity and gas says where the others are. */
export function TypologyLinks() {
  return (
    <p className="quote-calculator__others">
      Qui sotto c’è il modulo per luce e gas. Cerchi altro?{" "}
      <Link to="?tipo=noleggio">Noleggio auto</Link>, <Link to="?tipo=pos">POS</Link>,{" "}
      <Link to="?tipo=internet">internet</Link>.
    </p>
  );
}
