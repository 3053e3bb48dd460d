type EstimateMarkProps = { href?: string | undefined; target?: "_blank" | undefined };

/**
 * The word *stima* next to an estimate, with a link to its explanation: by default the site's own
 * page, from a page of the site.
 *
 * @example
 * <EstimateMark />
 */
export function EstimateMark({ href = "/come-funziono#stima", target }: EstimateMarkProps) {
  return (
    <a className="v-estimate" href={href} target={target} rel={target && "noopener"}>
      stima<span className="v-hidden">: come la calcoliamo</span>
    </a>
  );
}
