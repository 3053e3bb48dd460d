import { type TrackedWidget, toElementRoom } from "@volpe/contract";
import type { ReactNode } from "react";

/**
 * The empty pictures that keep the place of an element with these props until it is there, as those
 * of a copied snippet do. Children of the page's own take their place.
 */
export function ElementRoom({
  widget,
  props,
}: {
  widget: TrackedWidget;
  props: object;
}): ReactNode {
  const given = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, value === true ? "" : String(value)]);
  const pictures = toElementRoom(widget, Object.fromEntries(given)).matchAll(
    /<(?:br|svg slot="room" width="([\d.]+)" height="(\d+)")/g,
  );
  return [...pictures].map(([, width, height], at) =>
    width === undefined ? (
      <br key={at} slot="room" />
    ) : (
      <svg key={at} slot="room" width={width} height={height} aria-hidden="true" />
    ),
  );
}
