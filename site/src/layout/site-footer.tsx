import { BRAND, OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { Link } from "react-router-dom";
import { LEGAL_LINKS, MAIN_LINKS, READING_LINKS } from "./navigation.ts";

/** Who answers for the site, on every page, and where the offers come from. */
export function SiteFooter() {
  const { company } = BRAND;
  return (
    <footer className="site-footer">
      <div className="site-footer__inner v-container">
        <p className="site-footer__tagline">{BRAND.tagline}.</p>
        <nav className="site-footer__nav" aria-label="Piè di pagina">
          <ul>
            {[...MAIN_LINKS, ...READING_LINKS, ...LEGAL_LINKS].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="site-footer__company">
          <strong>{company.name}</strong>
          <span>{company.seat}</span>
          <span>P. IVA {company.vatNumber}</span>
          <span>REA {company.rea}</span>
          <span>Capitale sociale {company.shareCapital}</span>
          <span>
            PEC <a href={`mailto:${company.pec}`}>{company.pec}</a>
          </span>
          <span>
            E-mail <a href={`mailto:${company.email}`}>{company.email}</a>
          </span>
        </address>
        <p className="site-footer__attribution" id="fonte-dati">
          {OPEN_DATA_ATTRIBUTION}
        </p>
      </div>
    </footer>
  );
}
