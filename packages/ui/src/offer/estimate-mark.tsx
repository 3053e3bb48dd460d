type EstimateMarkProps = { href?: string | undefined; target?: "_blank" | undefined };

/**
 * The word *stima* next to an estimate, with a link to its explanation.
 *
 * @example
 * <EstimateMark href="/come-funziona" />
 */
export function EstimateMark({ href, target }: EstimateMarkProps) {
  return href === undefined ? (
    <em className="v-estimate">stima</em>
  ) : (
    <a className="v-estimate" href={href} target={target} rel={target && "noopener"}>
      stima<span className="v-hidden">: come la calcoliamo</span>
    </a>
  );
}
