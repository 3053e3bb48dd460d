/** Removes the styles with which the loader reserved an element's place. */
export function removeReserve({ style }: HTMLElement): void {
  for (const name of ["display", "min-block-size"]) {
    style.removeProperty(name);
  }
}
