import type { Locator, Page } from 'playwright-core'

/** Opens a part of a long form that most leave as it is. */
export const unfold = (page: Page | Locator, part: string) =>
  page
    .locator('details:not([open]) > summary')
    .filter({ has: page.getByText(part, { exact: true }) })
    .click()
