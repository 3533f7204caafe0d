import { beforeAll, expect, test } from 'vitest'
import { visiting } from '../kit/visitor'
import { answer, CHANGED, ordersOf, press, refusedIn, SOON } from './kit/order-question'
import { type Caller, caller } from './ux-caller'

const person = visiting('dispatcher')
/** Far enough that no other test has orders there. */
const DAYS = 11
const LATER = 13
let call: Caller
let admin: Caller
let short: Awaited<ReturnType<typeof shortPour>>
beforeAll(async () => {
  call = await caller('dispatcher')
  admin = await caller('admin')
  short = await shortPour()
})
const { book, read, changeMeanwhile } = ordersOf(() => call, DAYS)

async function well(method: string, path: string, json?: object) {
  const { status, body } = await admin(method, path, json)
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
  return body
}

/** An order of two loads: one was brought by a truck of its own, the other was withdrawn, and its 9 m³ are owed. */
async function shortPour() {
  const { id } = await book('09:00', '18', { loadSize: '9.00' })
  const [load, other] = (await read(id)).loadLines
  await well('POST', '/delivery-order/withdraw_do', { deliveryOrderId: other.id, reason: 'Formwork is not ready' })
  const { rows: plants } = await well('GET', '/queue/batcher_plant')
  const [line] = plants.find((row: { plantId: string }) => row.plantId === load.plantId).lines
  const to = { assignedPlantId: load.plantId, assignedBPId: line.id }
  await well('POST', '/delivery-order/assign-normal-delivery-order', { deliveryOrderId: load.id, ...to })
  const { rows: types } = await well('GET', '/truck/types')
  const truckTypeId = types.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id
  const own = { mainPlantId: load.plantId }
  const plate = { truckNo: 'S377', plateNo: 'XE9377S', inspectionValidTo: '2028-06-30', truckTypeId }
  const truck = await well('POST', '/truck/save', { ...plate, ...own })
  const licence = { driverNo: 'S377', driverName: 'Ng Boon', licenceNo: 'S8013770C', licenceValidTo: '2028-06-30' }
  const driver = await well('POST', '/driver/save', { ...licence, ...own, truckId: truck.id })
  const rules = ['plant-open', 'mix-agreed', 'customer-agreement', 'mix-synced', 'passes', 'silo-cover', 'site-load']
  await well('POST', '/orderdetail/generate_do', {
    ...{ deliveryOrderId: load.id, truckId: truck.id, driverId: driver.id },
    override: { rules, reason: 'Made for this test' },
  })
  const override = { rules: ['batch'], reason: 'On the sheet of the old scale' }
  const byHand = { deliveryOrderId: load.id, reason: 'Told by phone', override }
  await well('POST', '/delivery-order/change-do-status-to-delivered', byHand)
  return read(id)
}

test('the balance of a short pour, completing it and its passport say why not, where they were asked for', async () => {
  const { page } = person
  const { id, status, owedQuantity } = short
  expect([status, owedQuantity]).toEqual(['in_progress', '9.00'])
  for (const label of ['Order the balance', 'Complete order']) {
    await person.goto(`/order/detail?id=${id}`)
    await changeMeanwhile(id)
    await press(page, label)
    await answer(page)
    await refusedIn(page, CHANGED, label)
  }
  // Of the same pour twice: nothing has changed since the first.
  await person.goto(`/order/detail?id=${id}`)
  const passport = page.getByRole('button', { name: /^Issue/ })
  const { projectId } = await read(id)
  const issued = await well('POST', '/pour-passports', { projectId, orderId: id })
  await passport.click()
  const said = page.getByRole('status').filter({ hasText: `Nothing has changed since ${issued.passportNo}` })
  await said.waitFor(SOON)
  await page.waitForTimeout(5500)
  expect(await said.count(), 'it stays beside its button').toBe(1)
  // What was asked for is done once it is asked with what is known now.
  await person.goto(`/order/detail?id=${id}`)
  await press(page, 'Order the balance')
  await answer(page)
  await page.locator('[data-toast]').filter({ hasText: '9.00 m³' }).waitFor(SOON)
  expect((await read(id)).owedQuantity).toBe('0.00')
})

test('the ticket of a load that nobody weighed has no carbon, and no unit without a figure', async () => {
  const { page } = person
  const [{ doNumber }] = short.loadLines
  await person.goto(`/order/delivery-order/${doNumber}`)
  const ticket = page.getByRole('region', { name: 'Ticket' })
  const carbon = ticket.locator('dl div').filter({ has: page.getByText('Carbon', { exact: true }) })
  expect((await carbon.locator('dd').first().textContent())?.trim()).toBe('–')
})

test('a merge that somebody overtook says so on the board, and a change of project on the page', async () => {
  const { page } = person
  const first = await book('10:00', '9')
  const { orderDate, customerId, projectId, locationId, productId } = await read(first.id)
  const like = { customerId, projectId, locationId, productId, orderDate, startTime: '11:00', quantity: '9' }
  const { status, body: second } = await call('POST', '/order', { ...like, spacingMinutes: 30 })
  expect(status, JSON.stringify(second)).toBe(200)
  await person.goto(`/order?day=${orderDate}&by=time`)
  for (const { orderNo } of [first, second]) await page.getByRole('checkbox', { name: `Select ${orderNo}` }).check()
  await page.getByRole('button', { name: 'Merge orders' }).click()
  await changeMeanwhile(second.id)
  await answer(page)
  await refusedIn(page, CHANGED, 'Merge orders')

  await person.goto(`/order/detail?id=${first.id}`)
  await press(page, 'Change project')
  await answer(page)
  await refusedIn(page, /Choose from the list/, 'nothing is chosen')
  await changeMeanwhile(first.id)
  await press(page, 'Change project')
  const projects = page.getByRole('combobox', { name: 'Project' })
  await projects.fill((await read(first.id)).projectName.slice(0, 6))
  await page.getByRole('option').first().click()
  await answer(page)
  await refusedIn(page, /changed by somebody else|already|location/i, 'Change project')
})

test('a link of a site that somebody else revoked says so beside its buttons', async () => {
  const { page } = person
  const { id } = await book('12:00', '9')
  const { link } = (await call('POST', `/order/${id}/site-link`)).body
  await person.goto(`/order/detail?id=${id}`)
  const revoked = await call('POST', `/order/${id}/site-link/revoke`, { version: link.version })
  expect(revoked.status, JSON.stringify(revoked.body)).toBe(200)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Link for the site' }) })
  await card.getByRole('button', { name: 'Revoke' }).click()
  await card
    .getByRole('status')
    .filter({ hasText: /changed by somebody else|no link|revoked/i })
    .waitFor(SOON)
})

test('what is offered to the wait list is booked, passed on or taken off, each with its question and its refusal', async () => {
  const { page } = person
  const later = ordersOf(() => call, LATER)
  const waits = await later.book('13:00', '9', { draft: true })
  const asked = { orderId: waits.id, version: (await read(waits.id)).version, toleranceMinutes: 30 }
  const joined = await call('POST', '/wait-list', asked)
  expect(joined.status, JSON.stringify(joined.body)).toBe(200)
  type Entry = { id: string; version: number; orderId: string; offer: object | null }
  const entry = async (): Promise<Entry> =>
    (await call('GET', '/wait-list')).body.rows.find((row: Entry) => row.orderId === waits.id)
  // Room is looked for every minute.
  await expect.poll(async () => (await entry()).offer, { timeout: 100_000, interval: 2000 }).not.toBeNull()
  const labels = [/^Book \d/, 'To the next', 'Remove']
  const pages = [page, await page.context().newPage(), await page.context().newPage()]
  for (const [place, label] of labels.entries()) {
    await pages[place]!.goto('/order/wait-list', { waitUntil: 'networkidle' })
    const row = pages[place]!.getByRole('row').filter({ hasText: waits.orderNo })
    await row.getByRole('button', { name: label }).click()
  }
  // While the questions are open somebody else has passed the time on.
  const { id, version } = await entry()
  const declined = await call('POST', `/wait-list/${id}/decline`, { version })
  expect(declined.status, JSON.stringify(declined.body)).toBe(200)
  for (const [place, label] of labels.entries()) {
    await answer(pages[place]!)
    await refusedIn(pages[place]!, /changed by somebody else|no longer|nothing is reserved/i, String(label))
  }
  for (const other of pages.slice(1)) await other.close()
}, 300_000)
