import { fireEvent, screen } from "@testing-library/react";

export const getField = (label: string): HTMLInputElement => screen.getByLabelText(label);
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
