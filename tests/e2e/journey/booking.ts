import { expect } from 'vitest'
import { unfold } from '../kit/unfold'
import { go, pick, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { CUSTOMER, DAY, DAY_SHOWN, PROJECT } from './words'

/** Dispatch plans this day by hand: the plan of the morning is fixed, and none follows what is booked after it. */
export async function planStands({ ask, facts }: Story): Promise<void> {
  const { version, config } = (await ask('dispatcher_manager', 'GET', '/order-optimization-config')).body
  const off = { version, config: { ...config, follow: 'off' } }
  expect((await ask('dispatcher_manager', 'PUT', '/order-optimization-config', off)).status).toBe(200)
  const { regionId } = (await ask('salesperson', 'GET', `/project/${facts.projectId}`)).body
  const published = `/order-plan/plans?orderDate=${DAY}&regionId=${regionId}&status=published`
  const plans = async () => (await ask('dispatcher_manager', 'GET', published)).body.total
  await expect.poll(plans, { timeout: 150_000, interval: 1000 }).toBe(1)
  await makeRoom(ask)
}

/** Where the plan puts others is its own affair: what it loads at this plant in these hours is called off. */
async function makeRoom(ask: Story['ask']): Promise<void> {
  const asked = { fromDate: DAY, toDate: DAY, limit: 200 }
  const { rows } = (await ask('dispatcher_manager', 'POST', '/delivery-order/search_filter_do', asked)).body
  type Row = { orderId: string; assignedPlant: string | null; plannedBatchAt: string | null }
  const inTheWay = (rows as Row[]).filter(
    of =>
      of.assignedPlant === 'Jurong Port' &&
      of.plannedBatchAt !== null &&
      new Date(of.plannedBatchAt) >= new Date(`${DAY}T06:00:00+08:00`) &&
      new Date(of.plannedBatchAt) < new Date(`${DAY}T09:00:00+08:00`),
  )
  for (const id of new Set(inTheWay.map(of => of.orderId))) {
    const { version } = (await ask('dispatcher_manager', 'GET', `/order/${id}`)).body
    const off = { version, reason: 'The site is not ready' }
    expect((await ask('dispatcher_manager', 'POST', `/order/${id}/cancel`, off)).status).toBe(200)
  }
}

/** 126 m³ at 06:30 tomorrow with pump, add-on product and cylinder test; what it means is beside the form. */
export async function book({ as, ask, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await go(page, '/order/new')
  await pick(page, 'Customer', CUSTOMER)
  await pick(page, 'Project', PROJECT)
  await pick(page, 'Location', 'Quay gate')
  await pick(page, 'Purchase order', 'PO-7781')
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(DAY_SHOWN)
  await page.getByRole('textbox', { name: 'First load on site' }).fill('06:30')
  await page.getByRole('textbox', { name: 'Quantity' }).first().fill('126')
  await pick(page, 'Product', 'N40-20-100')
  await pourWith(page, await namesOf(ask))

  await unfold(page, 'Plants')
  const side = page.getByRole('complementary')
  const near = side.getByRole('listitem').filter({ hasText: 'Jurong Port' }).filter({ hasText: ' km, ' }).first()
  await shows(near, /^\d+(\.\d+)? km, \d+ min$/, 'start 06:10', /m³ free$/)
  await pick(page.getByRole('group', { name: 'Assigned plants' }), 'Plant', 'Jurong Port')
  const start = page.getByLabel('Starts loading')
  await expect.poll(() => start.inputValue(), { timeout: 20_000 }).toBe('06:10')
  await shows(side, 'start 06:10', /^At 06:00/, '14 loads, 126.00 m³: there is room')
  const hour = side.getByRole('row', { name: /^6:00 / })
  const [capacity, booked, added] = await hour.getByRole('cell').allTextContents()
  expect([capacity, added]).toEqual(['90.00', '45.00'])
  await said(side, `${(Number(booked) + 45).toFixed(2)} of 90.00 m³`)
  await shows(side, '14 loads, the last of 9.00 m³ on site at 08:40', '400.00 m³ left')
  await shows(side, 'S$16,632.00', 'S$819.00', 'S$567.00', 'S$120.00', 'S$162.00', 'GST 9 %', 'S$19,947.00')
  await shows(side, /^Agreed for the project in Q-\d+/, /^S\$0\.00( of|, no limit)/, 'No pass is needed at this site')
  await said(page, 'Will not be saved: 1 add-on product without a product or a quantity.')

  await page.getByRole('button', { name: 'Book order' }).click()
  await page.waitForURL(/\/order\/detail\?id=/)
  await said(page, '14 loads planned')
  facts.orderId = new URL(page.url()).searchParams.get('id')!
}

/** A pump that empties a truck in ten minutes, ice, a line that is left half, and cylinders. */
async function pourWith(page: Parameters<typeof pick>[0], { pump, method }: { pump: string; method: string }) {
  for (const part of ['Pour', 'Add-on products', 'Cylinder test']) await unfold(page, part)
  await page.getByLabel('Discharge (optional)', { exact: true }).selectOption({ label: method })
  await page.getByLabel('Pump (optional)', { exact: true }).selectOption({ label: pump })
  await page.getByLabel('Spacing', { exact: true }).fill('10')
  await page.getByLabel('Unloading time per truck (optional)', { exact: true }).fill('10')
  const addOns = page.getByRole('group', { name: 'Per m³ of concrete' })
  await pick(addOns, 'Product', 'Ice')
  await addOns.getByRole('textbox', { name: 'Quantity' }).fill('10')
  await addOns.getByRole('button', { name: 'Add product' }).click()
  await addOns.getByRole('textbox', { name: 'Quantity' }).nth(1).fill('3')
  await page.getByLabel('Required', { exact: true }).check()
  await page.getByLabel('Sets', { exact: true }).fill('2')
  await page.getByLabel('Specimens a set').fill('3')
}

async function namesOf(ask: Story['ask']) {
  const pumps = await ask('dispatcher', 'GET', '/pumps?limit=200&active=true')
  const methods = await ask('dispatcher', 'GET', '/active-discharge-methods?limit=200')
  const { name: method } = methods.body.rows.find((row: { needsPump: boolean }) => row.needsPump)
  return { pump: pumps.body.rows[0].name as string, method: method as string }
}

/** Fourteen loads of nine, first to last, as booked. */
export async function loadsPlanned({ as, ask, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await go(page, `/order/detail?id=${facts.orderId}`)
  facts.orderNo = (await page
    .getByText(/^W-261121-\d{3}$/)
    .first()
    .textContent())!
  await shows(page, PROJECT, '0 of 126.00 m³', 'Jurong Port', '2 of 3 specimens', '7 days, 28 days')
  const addOns = await page.getByRole('table', { name: 'Add-on products' }).textContent()
  expect(addOns).toMatch(/Flake ice\s*10\s+kg$/)
  await page.getByRole('row', { name: /Jurong Port 06:10 126\.00\s+m³/ }).waitFor()
  await go(page, `/order/detail?id=${facts.orderId}&tab=loads`)
  const rows = page.getByRole('table', { name: `Loads of ${facts.orderNo}` }).getByRole('row')
  expect(await rows.count()).toBe(15)
  expect(await rows.filter({ hasText: '9.00 m³' }).filter({ hasText: 'Planned' }).count()).toBe(14)
  const { rows: loads } = (await ask('dispatcher', 'GET', `/delivery-order/by-order-id/${facts.orderId}`)).body
  facts.loadIds = loads.map((load: { id: string }) => load.id)
  facts.plantId = loads[0].plantId ?? loads[0].assignedPlantId
  expect(loads.map((load: { doQuantity: string }) => load.doQuantity)).toEqual(Array(14).fill('9.00'))
}
