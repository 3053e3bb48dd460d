import { Link } from "react-router-dom";
import { toRegionHref } from "../places/place-href.ts";
import { MAP_VIEW_BOX, REGION_SHAPES } from "./region-shapes.ts";
import "./italy-map.css";

/**
 * Half of the size that a finger needs, in units of the map on a phone: the smallest regions are
 * smaller.
 */
const REACH = 24;

/** A map whose regions are links. The chosen one has an outline and a pin. */
export function ItalyMap({ chosen }: { chosen: string | null }) {
  const pinned = REGION_SHAPES.find(({ region }) => region === chosen);
  return (
    <figure className="italy-map">
      <nav aria-label="Regioni sulla mappa">
        <svg viewBox={MAP_VIEW_BOX} width="610" height="793" role="presentation">
          {REGION_SHAPES.map(({ region, path, x, y }) => (
            <Link
              key={region}
              to={toRegionHref(region)}
              aria-label={region}
              aria-current={region === chosen ? "true" : undefined}
              preventScrollReset
            >
              <title>{region}</title>
              <path d={path} />
              <circle className="italy-map__reach" cx={x} cy={y} r={REACH} />
            </Link>
          ))}
          {pinned && (
            <g className="italy-map__pin">
              {/* The region is drawn a second time, above its neighbours' borders. */}
              <path d={pinned.path} />
              <circle cx={pinned.x} cy={pinned.y} r="15" />
              <circle cx={pinned.x} cy={pinned.y} r="5" />
            </g>
          )}
        </svg>
      </nav>
      <figcaption>
        Mappa da{" "}
        <a href="https://github.com/VictorCazanave/svg-maps" rel="noopener">
          svg-maps
        </a>{" "}
        di Victor Cazanave, dopo MapSVG,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.it" rel="license noopener">
          CC BY 4.0
        </a>
        , semplificata. Coordinate dei comuni: GeoNames, CC BY 4.0; elenco: ISTAT.
      </figcaption>
    </figure>
  );
}
