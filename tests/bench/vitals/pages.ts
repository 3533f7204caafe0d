import type { Page } from 'playwright-core'

type Control = (page: Page) => Promise<void>

const typed =
  (selector: string, text: string): Control =>
  page =>
    page.locator(selector).first().pressSequentially(text, { delay: 60 })
const clicked =
  (selector: string): Control =>
  page =>
    page.locator(selector).first().click()
const keys =
  (...pressed: string[]): Control =>
  async page => {
    await page.locator('h1').first().focus()
    for (const key of pressed) await page.keyboard.press(key)
  }
const SEARCH = typed('[data-search]', 'ardmore')
const CHOICE = clicked('main select, main [role=combobox]')

/** Pages of the demo company, who opens them, and what a person does there first. */
export const PAGES: readonly [who: string, path: string, control: Control][] = [
  ['dispatcher', '/', keys('j', 'j', 'k')],
  ['ceo', '/', clicked('main a')],
  ['dispatcher', '/order', typed('[data-search]', 'tuas')],
  ['dispatcher', '/order/new', typed('main [role=combobox]', 'ardmore')],
  ['dispatcher', '/order/search-filter-do', SEARCH],
  ['dispatcher', '/order/order-plan-view', CHOICE],
  ['dispatcher', '/order/trouble-shoot', typed('main input', 'N-26')],
  ['dispatcher_manager', '/fleet/chart/optimisation-schedule', clicked('main button[aria-pressed]')],
  ['dispatcher_manager', '/fleet/chart/timeline', CHOICE],
  ['dispatcher_manager', '/fleet/air-control', clicked('main button')],
  ['dispatcher_manager', '/fleet/roster', CHOICE],
  ['batcher', '/queue/batcher', clicked('[data-load]')],
  ['batcher', '/material/silo-level', clicked('main button')],
  ['lab', '/inhouse-cylinder-testing/dry-test', typed('main form input', '150')],
  ['lab', '/inhouse-cylinder-testing', SEARCH],
  ['lab', '/mixdesign/list', SEARCH],
  ['sales_manager', '/sales-management/customers/overview', SEARCH],
  ['sales_manager', '/sales-management/invoice-draft/overview', keys('j')],
  ['finance_ar', '/billing/invoice/search-invoice', SEARCH],
  ['ceo', '/dashboards/dashboard', clicked('main button')],
]
