import type { ComponentType } from "react";
import manifest from "../../custom-elements.json" with { type: "json" };
import { VolpeFavouritesButton, VolpeOfferCards, VolpeQuoteAssistant } from "./index.ts";

const COMPONENTS: Readonly<Record<string, unknown>> = {
  VolpeFavouritesButton,
  VolpeOfferCards,
  VolpeQuoteAssistant,
};

type Described = { name: string; type: { text: string } };

/** The elements of the manifest, each with its component, which has the element's name. */
export const ELEMENTS = manifest.modules.flatMap(({ declarations }) =>
  declarations.map(({ tagName, name, attributes, members, events }) => ({
    tagName,
    Component: COMPONENTS[`Volpe${name}`] as ComponentType<Record<string, unknown>>,
    attributes: attributes as Described[],
    /** Fields that can be written and have no attribute. */
    properties: members.filter(
      (member) =>
        member.kind === "field" &&
        !("attribute" in member) &&
        !("readonly" in member && member.readonly),
    ),
    events: events.map((event) => event.name),
  })),
);

/** A value that differs from the attribute's default, and the text of the attribute. */
export function toSample({ type: { text } }: Described): { value: unknown; written: string } {
  if (text === "boolean") {
    return { value: true, written: "" };
  }
  if (text === "number") {
    return { value: 7, written: "7" };
  }
  const choice = text.includes(" | ") ? text.split("'").at(-2) : undefined;
  return { value: choice ?? "a", written: choice ?? "a" };
}

/** `volpe-error` → `onVolpeError` */
export const toEventProp = (event: string) =>
  `on${event
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;
