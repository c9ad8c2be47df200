import type { Page } from '@playwright/test';

/** Adopts a style sheet, which the policy allows; '' removes it. */
export async function stylePage(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
