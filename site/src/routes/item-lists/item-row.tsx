import { type Item, TIPOLOGY_LISTS } from "@volpe/contract";
import { EstimateMark, SupplierTile } from "@volpe/ui";
import { Form, Link } from "react-router-dom";
import { Heart } from "../../favourites/heart.tsx";

type ItemRowProps = { item: Item; label: string; favourites: boolean };

/** A favourite or viewed item with its current figure and a button that removes it. */
export function ItemRow({ item, label, favourites }: ItemRowProps) {
  const { slug, brand, tipology, destination, path, figure, current } = item;
  const list = TIPOLOGY_LISTS[tipology];
  return (
    <li className={current ? "item-row" : "item-row item-row-ended"}>
      <SupplierTile name={brand.name} size={44} />
      <div className="item-row__names">
        <p className="item-row__brand">{brand.name}</p>
        <h2>
          <Link to={path}>{label}</Link>
        </h2>
        <p className="item-row__tags">
          <span className="v-tag">{list.label}</span>
          {destination === "aziende" && <span className="v-tag">Per aziende</span>}
          {!current && <span className="v-tag v-tag-highlight">Terminata</span>}
        </p>
      </div>
      <div className="item-row__money">
        {!current ? (
          <p>
            Non si può più scegliere. <Link to={list.path}>Guarda quelle di oggi</Link>
          </p>
        ) : figure === null ? (
          <p>La spesa non la so calcolare: nella scheda trovi prezzi e condizioni.</p>
        ) : (
          <>
            <p className="item-row__figure">
              <strong>{figure.amount}</strong>
              {figure.estimate && <EstimateMark />}
            </p>
            <p>{figure.basis}</p>
          </>
        )}
      </div>
      <div className="item-row__actions">
        {!favourites && (
          <Heart slug={slug} label={label} brand={brand.name} use={path.split("?")[1] ?? ""} />
        )}
        <Form method="post">
          <input type="hidden" name="slug" value={slug} />
          <button className="v-text-button" type="submit" name="azione" value="togli">
            Togli<span className="v-hidden"> {label}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}
