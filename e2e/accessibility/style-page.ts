import type { Page } from '@playwright/test';

/** Gives the page one more style sheet, which its policy allows, or takes it away with ''. */
export async function stylePage(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
