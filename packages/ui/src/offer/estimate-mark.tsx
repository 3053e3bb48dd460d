/** The word *stima* beside a figure that is one, with the way to how it is made. */
export function EstimateMark({ href }: { href?: string | undefined }) {
  return href === undefined ? (
    <em className="v-estimate">stima</em>
  ) : (
    <a className="v-estimate" href={href}>
      stima<span className="v-hidden">: come la calcoliamo</span>
    </a>
  );
}
