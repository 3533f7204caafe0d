import { expect, inject, test } from 'vitest'
import { addDays, businessDay } from '~/domain/kit/time'
import { reader } from './kit/reader'

const readers = new Map<string, ReturnType<typeof reader>>()
const as = (username: string) => {
  const known = readers.get(username) ?? reader(inject('portal').url, username)
  readers.set(username, known)
  return known
}
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** A page as it comes from the server: its document title, its heading, its own words and its links. */
async function page(username: string, path: string) {
  const { html, ...seen } = await (await as(username))(path)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return {
    ...seen,
    html,
    title: plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    heading: plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    text: plain(main),
    links: [...main.matchAll(/\b(?:href|action)="([^"]+)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&')),
    menu: [...html.matchAll(/<nav[\s\S]*?<\/nav>/g)].flatMap(([nav]) =>
      [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!),
    ),
  }
}
const shown = (path: string, title: string) => ({ status: 200, path, title })

test('R-008 cement and aggregates have a report each, and the kinds of test are listed', async () => {
  const [aggregate, cement, types] = [
    await page('lab', '/raw-material-testing/report/aggregate'),
    await page('lab', '/raw-material-testing/report/cement'),
    await page('lab', '/raw-material-testing/type'),
  ]
  expect([aggregate.title, cement.title, types.title]).toEqual(['Aggregate report', 'Cement report', 'Test type'])
  expect(aggregate.text).toMatch(/Mean FM.*Test by test, % passing/)
  expect(cement.text).toMatch(/By class.*42\.5N.*Strength/)
  expect(types.text).toMatch(/Sieve analysis Sand Stone/)
  expect(types.text).toMatch(/Cement/)
})

test('R-009 billing has the register of preliminary invoices, on screen and as a spreadsheet', async () => {
  const invoices = await page('finance_ar', '/billing')
  expect(invoices.menu).toContain('/sales-management/invoice-preliminary')
  const register = await page('finance_ar', '/sales-management/invoice-preliminary')
  expect(register).toMatchObject(shown('/sales-management/invoice-preliminary', 'Preliminary invoice register'))
  expect(register.text).toMatch(/DR-\d{4}-\d{6}/)
  expect(register.links.some(to => to.startsWith('/files/invoice-draft/preliminary-receipt'))).toBe(true)
})

test('R-024 Manage Portal Users lists the staff and nobody of the customer app', async () => {
  const staff = await page('admin', '/administration/users?keyword=dispatcher_manager')
  expect(staff).toMatchObject({ status: 200, title: 'Manage Portal Users' })
  expect(staff.text).toMatch(/^Portal users [1-9].*dispatcher_manager/)
  const app = await page('sales_admin', '/sales-management/users/overview')
  const [booker] = /[a-z]+\.[a-z]+/.exec(app.text.replace(/^.*Username/, '')) ?? []
  expect(booker).toBeDefined()
  expect((await page('sales_admin', `/sales-management/users/overview?keyword=${booker}`)).text).toContain(booker)
  expect((await page('admin', `/administration/users?keyword=${booker}`)).text).toMatch(/^Portal users 0 /)
})

test('R-025 export-invoice says what goes to the ERP next and keeps the files that went', async () => {
  const screen = await page('finance_ar', '/billing/invoice/export-invoice')
  expect(screen).toMatchObject(shown('/billing/invoice/export-invoice', 'Export Invoice'))
  expect(screen.text).toContain('Each document is in one export at a time')
  expect(screen.text).toMatch(/Control total.*Export [\d,]+ invoices?/)
  expect(screen.text).toMatch(/EXP-\d{4}-\d{4} \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} Acknowledged [\d,]+ S\$[\d,]+\.\d{2}/)
  const going = (await (await as('finance_hod'))('/billing/invoice/export-invoice')).html
  expect(going).toMatch(/<form[^>]*method="post"/)
  expect((await page('salesperson', '/billing/invoice/export-invoice')).status).toBe(403)
})

test('R-026 /billing is Search Invoice, and an invoice opens as View Invoice Details', async () => {
  const search = await page('finance_ar', '/billing')
  expect(search).toMatchObject(shown('/billing', 'Search Invoice'))
  const to = search.links.find(link => /\/billing\/invoice\/INV-\d{4}-\d{6}$/.test(link))!
  const one = await page('finance_ar', to)
  expect(one).toMatchObject(shown(to, 'View Invoice Details'))
  expect(one.text).toContain(to.split('/').at(-1))
  expect((await page('finance_ar', '/billing/invoice/INV-X')).status).toBe(404)
})

test('an invoice that is wrong is cancelled and re-issued by those who make notes', async () => {
  const { links } = await page('finance_ar', '/billing')
  const invoice = links.find(link => /\/billing\/invoice\/INV-\d{4}-\d{6}$/.test(link))!
  const form = await page('finance_ar', `${invoice}/reissue`)
  expect(form).toMatchObject({ status: 200, title: 'Cancel and re-issue' })
  expect(form.text).toMatch(/Credited, with GST S\$[\d,]+\.\d{2}.*Purchase order.*Attention.*Invoice date.*Remarks/)
  expect((await page('ceo', `${invoice}/reissue`)).status).toBe(403)
})

test.each([
  ['/fleet/chart/optimisation-schedule', 'Fleet Schedule Plan', /Plan the day/],
  ['/fleet/air-control', 'Fleet tracer', /\d+ trucks/],
  ['/fleet/roster', 'Roster', /\d+ on, \d+ off/],
  ['/material/material-order-history', 'Search order', /MO\d{6}/],
  ['/material/material-setup', 'Manage material', /CEM I 42\.5N/],
  ['/mixdesign/carbon-config', 'Co2 emission configuration', /Add factors/],
  ['/mixdesign/generated-mix', 'Generative AI mix', /drawn within the rules/],
  ['/mixdesign/strength-class-control', 'Target mean strength control', /C40\/50/],
  ['/mixdesign/field-setup', 'Field setup', /At least.*At most/],
  ['/mixdesign/generated-ai', 'Optimisation', /linear programme/],
  ['/report/public-holiday', 'Public holiday', /Christmas Day/],
])('R-028 R-032 R-036 R-037 R-038 R-045 %s is titled "%s"', async (path, title, words) => {
  const screen = await page('admin', path)
  expect(screen).toMatchObject(shown(path, title))
  expect(screen.text).toMatch(words)
})

test('R-045 public holidays stand in the menu of the Report area', async () => {
  expect((await page('admin', '/report')).menu).toContain('/report/public-holiday')
  expect((await page('admin', '/report/public-holiday')).menu).toContain('/report/carbon-emission-report')
})

const ordersOn = ({ text }: { text: string }) => Number(/([\d,]+) orders?\b/.exec(text)?.[1])

/** A day of the week before on which concrete was poured: Sundays and holidays are quiet. */
async function pouredOn() {
  for (let back = 7; back < 14; back++) {
    const day = addDays(businessDay(new Date()), -back)
    if (ordersOn(await page('dispatcher', `/order?day=${day}&state=completed`)) > 0) return day
  }
  throw new Error('Nothing was poured in a week')
}

test('R-040 order home has two variants of one day, and the laboratory may open one of them', async () => {
  const day = await pouredOn()
  const home = await page('dispatcher', `/order?day=${day}&state=completed`)
  const air = await page('dispatcher', `/order/air-order-home?day=${day}&state=completed`)
  expect([home.title, air.title]).toEqual(['Order home', 'Air order home'])
  expect(ordersOn(air)).toBe(ordersOn(home))
  expect(await page('lab', '/order')).toMatchObject(shown('/order', 'Order home'))
  expect(await page('lab', '/order/air-order-home')).toMatchObject({ status: 403, heading: 'Not authorized' })
})

test('R-041 delivery orders are searched in a dispatch variant and in a finance variant', async () => {
  const dispatch = await page('dispatcher', `/order/search-delivery-order?doDate=${await pouredOn()}`)
  expect(dispatch).toMatchObject({ status: 200, title: 'Search delivery order' })
  expect(dispatch.text).toMatch(/All of the day Outstanding/)
  const finance = await page('finance_ar', '/order/search-do')
  expect(finance).toMatchObject(shown('/order/search-do', 'Search delivery order (finance)'))
  expect(finance.text).toMatch(/Not on a draft/)
  for (const { text } of [dispatch, finance]) expect(text).toMatch(/[A-Z]{1,3}-\d{6}-\d{3}|[A-Z]{3}-\d{2}-\d{6}/)
  expect((await page('finance_ar', '/order/search-delivery-order')).status).toBe(403)
  expect((await page('dispatcher', '/order/search-do')).status).toBe(403)
})

test('R-042 a sample is submitted, tested, decided, and asked for a mix, each at a sub-route of its own', async () => {
  const at = (sub: string) => page('lab_manager', `/raw-material-testing/sample-submission-form${sub}`)
  const seen = [
    await at('/req'),
    await at('/eng'),
    await at('/mgr'),
    await at('/generated-ai'),
    await at('/generated-mix'),
  ]
  expect(seen.map(({ status, title }) => `${status} ${title}`)).toEqual([
    '200 Sample submission (requester)',
    '200 Sample submission (engineer)',
    '200 Sample submission (manager)',
    '200 Sample submission (optimised)',
    '200 Sample submission (generated mix)',
  ])
  const words = [
    /Material.*Supplier.*Submit|Material.*Supplier/,
    /Masses/,
    /Waiting \d+/,
    /optimised mix/,
    /generated mix/,
  ]
  for (const [place, { text }] of seen.entries()) expect(text).toMatch(words[place]!)
  expect((await at('')).title).toBe('Sample submission')
})

test.each([
  ['costing', 'Costing', /In force/],
  ['costing/history', 'Costing history', /Ingredients.*S\$\/kg/],
  ['costing/save', 'Create or edit costing', /Region/],
  ['costing/versions', 'Costing versions', /Ended/],
  ['global-product-list', 'Global product list', /Highest material cost/],
  ['global-product-list/save', 'Create or edit global product list', /Region/],
  ['global-product-list/versions', 'Global product list versions', /Ended/],
  ['pricing/overview', 'Pricing', /Q-\d{6}/],
  ['pricing/save', 'Create or edit pricing', /Customer.*Project/],
  ['pricing/versions', 'Pricing versions', /Q-\d{6}.*Rev\. \d/],
  ['price-category/create', 'Create price category', /Discount/],
  ['price-category/overview', 'Price categories', /Key account/],
  ['price-category/versions', 'Price category versions', /In force/],
  ['price-adjustment', 'Price adjustment', /Region/],
  ['price-adjustment/save', 'Create or edit price adjustment', /Region/],
])('R-046 %s is titled "%s" and shows what it is for', async (path, title, words) => {
  const screen = await page('admin', `/sales-management/${path}`)
  expect(screen).toMatchObject(shown(`/sales-management/${path}`, title))
  expect(screen.text).toMatch(words)
})

test('UX-35 any two versions are compared, a day has its version, and an old one begins a new one', async () => {
  const look = (path: string) => page('admin', `/sales-management/${path}`)
  const sheet = (await look('costing/versions')).links.find(to => to.includes('costing/history?id='))!
  const at = (query: string) => page('admin', `${sheet}&tab=versions${query}`)
  const first = await at('')
  expect(first.text).toMatch(
    /In force.*On \d\d\/\d\d\/\d{4} Version \d is in force\..*Version 1 → Version 2.*1 of 13 differ/,
  )
  expect(first.text).not.toContain('Plant 10.60')
  expect((await at('&all=1')).text).toMatch(/Only what changed.*Plant 10\.60 10\.60/)
  expect((await at('&on=2020-01-01')).text).toContain('On 01/01/2020 no version is in force.')
  const [newer, older] = [...first.html.matchAll(/name="a"[^>]*value="([^"]+)"/g)].map(([, id]) => id)
  expect((await at(`&a=${newer}&b=${older}`)).text).toContain('Version 2 → Version 1')
  expect(first.links.filter(to => to.includes('costing/save?from='))).toContain(
    `/sales-management/costing/save?from=${older}`,
  )

  const category = (await look('price-category/versions')).links.find(to => to.includes('?of='))!
  expect((await page('admin', category)).text).toMatch(/In force.*New version from this/)
  // Without a name the quote that changed last is shown, whatever has become of it.
  expect((await look('pricing/versions')).text).toMatch(
    /Pricing versions Q-\d{6}, .*Versions Version From To.* Rev\. 1 /,
  )
  const quote = await look('pricing/versions?pricingReference=Q-000001')
  const from = quote.links.find(to => /pricing\/save\?.*from=/.test(to))!
  expect((await page('admin', from.replaceAll('&amp;', '&'))).text).toMatch(/New quote.*Product/)
})

test('R-049 the dialog pages of support answer at their addresses letter by letter, with one record', async () => {
  const look = (path: string) => page('it_support', `/support/${path}`)
  const order = (await look('v2/orders?status=completed')).links.find(to =>
    to.includes('/support/orders/details?orderId='),
  )!
  const details = await page('it_support', order)
  const orderNo = details.heading.split(' ').at(-1)!
  const numbers = details.links.flatMap(to => /\/support\/v2\/modal\/DODetail\?doNumber=(.+)$/.exec(to)?.[1] ?? [])
  const sampled = / ([A-Z]{3}-\d{2}-\d{6})\b/.exec((await look('v2/cylinder-testing?cols=doNumber')).text)![1]
  const draftNo = /DR-\d{4}-\d{6}/.exec((await look('invoice-draft')).text)![0]
  for (const [name, query, heading, words] of [
    ['DODetail', `doNumber=${numbers[0]}`, `Delivery order ${numbers[0]}`, /Reported timestamps/],
    ['DeliveryOrderAudit', `doNumber=${numbers[0]}`, numbers[0], /generate/i],
    ['OrderAudit', `orderNo=${orderNo}`, `Trail of ${orderNo}`, /create/i],
    ['CylinderTest', `doNumber=${sampled}`, sampled, /MPa/],
    ['ViewEModification', `doNumber=${numbers[0]}`, `Changes of ${numbers[0]}`, /No change has been requested|EM/],
    ['InvoiceDraft', `draftNo=${draftNo}`, `Draft ${draftNo}`, /Approvals/],
  ] as const) {
    const dialog = await look(`v2/modal/${name}?${query}`)
    expect(dialog.status, name).toBe(200)
    expect(dialog.heading, name).toContain(heading)
    expect(dialog.text, name).toMatch(words)
    expect(dialog.html, name).toMatch(/role="dialog" aria-label="[^"]+"/)
    expect((await look(`v2/modal/${name.toLowerCase()}`)).status, name).toBe(404)
    expect((await page('admin', `/support/v2/modal/${name}`)).status, name).toBe(403)
  }
})
