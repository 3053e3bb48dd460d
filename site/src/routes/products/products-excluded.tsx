import type { ProductList } from "@volpe/contract";

/** What the catalogue holds and the list does not, by name and reason. */
export function ProductsExcluded({ excluded }: Pick<ProductList, "excluded">) {
  if (excluded.length === 0) return null;
  return (
    <details className="v-details excluded" id="escluse">
      <summary>
        {excluded.length === 1
          ? "Una è rimasta fuori: ecco perché"
          : `${excluded.length} sono rimaste fuori: ecco perché`}
      </summary>
      <ul>
        {excluded.map(({ name, brand, reason }, index) => (
          // A brand may have two entries of one name.
          <li key={index}>
            {brand} {name} <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
