import { BRAND, FOOTER_MENUS, OPEN_DATA_ATTRIBUTION, SITE_MENU } from "@volpe/contract";
import { Link } from "react-router-dom";

export function FooterContent({ isInvented }: { isInvented: boolean }) {
  const { company } = BRAND;
  return (
    <div className="site-footer__inner v-container">
      <nav className="site-footer__nav" aria-label="Piè di pagina">
        {FOOTER_MENUS.map((name) => (
          <div key={name}>
            <p id={`piede-${name}`}>{SITE_MENU[name].heading}</p>
            <ul aria-labelledby={`piede-${name}`}>
              {SITE_MENU[name].items.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="site-footer__who">
        <p className="site-footer__tagline">{BRAND.tagline}.</p>
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
      </div>
      <p className="site-footer__attribution" id="fonte-dati">
        {isInvented &&
          "Offerte e fornitori di luce e gas sono inventati, per dimostrazione. Per le tariffe regolate: "}
        {OPEN_DATA_ATTRIBUTION}
      </p>
    </div>
  );
}
