import { expect, type Locator, type Page } from "@playwright/test";

/** More presses of the Tab key than any page needs to reach a control. */
const TABS_MAX = 150;

/** Moves the focus forward to a control; fails if the Tab key does not reach it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isFocused()); tabs += 1) {
    expect(tabs).toBeLessThan(TABS_MAX);
    await page.keyboard.press("Tab");
  }
}

/** Types into a field, or chooses the option of a select that begins with the text. */
export async function fillByKeyboard(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Ticks a box or chooses an option. Of a group of options the Tab key reaches the first. */
export async function tickByKeyboard(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

/** Presses a button, or follows a link. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
