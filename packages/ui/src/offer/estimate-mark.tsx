/**
 * The word *stima* beside an estimate, with a link to its explanation.
 *
 * @example
 * <EstimateMark href="/come-funziona" />
 */
export function EstimateMark({ href }: { href?: string | undefined }) {
  return href === undefined ? (
    <em className="v-estimate">stima</em>
  ) : (
    <a className="v-estimate" href={href}>
      stima<span className="v-hidden">: come la calcoliamo</span>
    </a>
  );
}
