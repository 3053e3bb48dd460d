type Tracked = { _valueTracker?: { setValue(value: string): void } };

/**
 * Tells React of a value that a script set, or that was typed or chosen before hydration. React
 * ignores an event whose value equals the value that it last saw. It last saw this value, so its
 * record is changed first.
 */
export function replayInput(control: HTMLElement): void {
  const isBox = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
  (control as Tracked)._valueTracker?.setValue(isBox ? String(!control.checked) : "\0");
  // React reads boxes at a click. A click that is not a mouse event does not change the box.
  const names = isBox ? ["click", "input", "change"] : ["input", "change"];
  for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }));
}
