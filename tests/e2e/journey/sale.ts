import { expect } from 'vitest'
import { go, pick, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { CUSTOMER, MAILBOX, PROJECT } from './words'

/** A name that is near another one is pointed out while it is typed. */
export async function enterCustomer({ as, ask, facts }: Story) {
  const page = await as('salesperson')
  const [known] = (await ask('salesperson', 'GET', '/customer/list?limit=1&active=true')).body.rows
  await go(page, '/sales-management/customers/create')
  const name = page.getByLabel('Customer name')
  await name.fill(known.customerName.replace(' Pte Ltd', ' (Pte.) Limited'))
  const near = page.getByRole('complementary')
  await shows(near, 'Is it one of these?', known.customerName)
  await name.fill(CUSTOMER)
  await near.getByText('Is it one of these?').waitFor({ state: 'detached' })

  await page.getByRole('group', { name: 'Regions' }).getByRole('checkbox', { name: 'West' }).check()
  const contact = page.getByRole('group', { name: 'Contacts' })
  await contact.getByLabel('Name', { exact: true }).fill('Lee Mei')
  await contact.getByLabel('E-mail').fill(MAILBOX)
  await contact.getByRole('checkbox', { name: 'Invoices', exact: true }).check()
  await page.getByRole('button', { name: 'Save customer' }).click()
  await said(page, `${CUSTOMER} saved`)
  facts.customerId = (await ask('salesperson', 'GET', `/customer/list?keyword=${CUSTOMER}&limit=1`)).body.rows[0].id
}

/** Who makes prices gives the category; the salesperson sees it and cannot change it. */
export async function giveCategory({ as, facts }: Story) {
  const path = `/sales-management/customers/edit/${facts.customerId}?tab=edit`
  const manager = await as('sales_manager')
  await go(manager, path)
  const categories = manager.getByRole('group', { name: 'Category by region' })
  await categories.getByLabel('Region').selectOption({ label: 'West' })
  await pick(categories, 'Price category', 'Contractor')
  await manager.getByRole('button', { name: 'Save customer' }).click()
  await said(manager, `${CUSTOMER} saved`)
  const seller = await as('salesperson')
  await go(seller, path)
  await seller.getByRole('row', { name: 'West Contractor' }).waitFor()
  expect(await seller.getByRole('group', { name: 'Category by region' }).count()).toBe(0)
}

/** With its site on the map and a purchase order. */
export async function enterProject({ as, ask, facts }: Story) {
  const page = await as('salesperson')
  await go(page, '/sales-management/projects/create')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Region', 'West')
  await page.getByLabel('Project name').fill(PROJECT)
  const site = page.getByRole('group', { name: 'Sites' })
  await site.getByLabel('Site name').fill('Quay gate')
  const map = site.getByRole('region', { name: 'Site: map' })
  await map.click({ position: { x: 120, y: 90 } })
  expect(Number(await site.getByLabel('Latitude').inputValue())).toBeCloseTo(1.35, 0)
  await said(site, /^Nearest plants in a straight line: /)
  await site.getByLabel('Latitude').fill('1.319')
  await site.getByLabel('Longitude').fill('103.738')
  await page.getByLabel('Purchase order required').check()
  await page.getByLabel('Priced products only').check()
  const orders = page.getByRole('group', { name: 'Purchase orders' })
  await orders.getByLabel('Number').fill('PO-7781')
  await orders.getByLabel('Quantity').fill('400')
  await orders.getByRole('textbox', { name: 'Valid from' }).fill('20/11/2026')
  await page.getByRole('button', { name: 'Save project' }).click()
  await said(page, `${PROJECT} saved`)
  const { rows } = (await ask('salesperson', 'GET', `/project/active-projects?customerId=${facts.customerId}`)).body
  facts.projectId = rows[0].id
  const { body } = await ask('salesperson', 'GET', `/project/${facts.projectId}`)
  expect(body.locations).toMatchObject([{ locationName: 'Quay gate', latitude: 1.319, longitude: 103.738 }])
  expect(body.purchaseOrders).toMatchObject([{ poNumber: 'PO-7781', quantity: '400.00', balance: '400.00' }])
}

/** The regional list less 2.5 % of the category; 132.00 is agreed by hand, so near the cost that the CEO decides. */
export async function agreePrice({ as, ask, facts }: Story) {
  const page = await as('salesperson')
  await go(page, '/sales-management/pricing/save')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Project', PROJECT)
  await page.getByLabel('Add product').selectOption({ label: 'N40-20-100 – Grade 40 normal 20 mm' })
  const price = page.getByLabel('Price of N40-20-100, S$ per m³')
  expect(await price.inputValue()).toBe('159.51')
  const trace = page.getByRole('list', { name: 'Where the price comes from' })
  await shows(trace, '163.60', /[-−]4\.09/, /Contractor/)
  await price.fill('132')
  await shows(trace, 'Manual price difference', /[-−]27\.51/)
  await page.getByLabel('Reason for N40-20-100').fill('Whole quay wall with us')
  await page.getByRole('button', { name: 'Save quote' }).click()
  await page.waitForURL(/pricing\/save\?id=/)
  await page.getByRole('button', { name: 'Submit quote' }).click()
  await shows(page, 'Waiting for approval', 'CEO decides')
  const quote = new URL(page.url())
  facts.quoteId = quote.searchParams.get('id')!
  expect((await ask('salesperson', 'GET', `/pricing/${facts.quoteId}`)).body.lines[0]).toMatchObject({
    unitPrice: '132.0000',
    trace: [
      { kind: 'list', amount: '163.6000' },
      { kind: 'category', amount: '-4.0900' },
      { kind: 'manual', amount: '-27.5100', reason: 'Whole quay wall with us' },
    ],
  })

  const manager = await as('sales_manager')
  await go(manager, quote.pathname + quote.search)
  await said(
    manager,
    'A line is below the lower margin threshold: the CEO must approve, and not the person who submitted it',
  )
  const ceo = await as('ceo')
  await go(ceo, quote.pathname + quote.search)
  await ceo.getByRole('button', { name: 'Approve quote' }).click()
  await ceo.getByRole('dialog').getByRole('button', { name: 'Approve quote' }).click()
  await ceo.getByRole('dialog').waitFor({ state: 'detached' })
  await ceo.getByText('Approved', { exact: true }).first().waitFor()
}
