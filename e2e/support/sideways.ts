import { expect, type Locator } from '@playwright/test';

/** Nothing is wider than the frame: a player never scrolls sideways. */
export async function expectNoSidewaysScroll(html: Locator, screen: string): Promise<void> {
  const [content, frame] = await html.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(content, `width of ${screen}`).toBeLessThanOrEqual(frame ?? 0);
}
