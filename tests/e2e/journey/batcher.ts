import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fetched, go, said, sent, shows } from './kit/commands'
import type { Story } from './kit/story'
import { CUSTOMER, DAY } from './words'
import { clearYard } from './yard'

const PLANT = 'Jurong Port'
const panelOf = (page: Page) => page.getByRole('region', { name: 'Load in hand' })

/** Dispatch gives the first load to a line of its plant. */
export async function assignFirst({ as }: Story): Promise<void> {
  const page = await as('dispatcher')
  await go(page, '/order/assigned-plant')
  await page.getByLabel('Plant', { exact: true }).selectOption({ label: PLANT })
  await page.waitForURL(/plant=/)
  await page.getByRole('link').filter({ hasText: CUSTOMER }).first().click()
  await page.getByRole('button', { name: 'Assign to line' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await said(page, 'Load assigned')
}

/** Called with a remark, acknowledged and locked; nobody else generates it then. */
export async function callFirst({ as, ask, facts }: Story): Promise<void> {
  await clearYard({ ask, facts })
  const page = await as('batcher')
  const panel = await inHand(page)
  const { truckNo } = facts.crews[0]!
  await panel.getByLabel('Remarks for the driver').fill('Line 1, wash first')
  await panel.getByRole('button', { name: `Call ${truckNo}` }).click()
  const dialog = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Acknowledge' }).or(dialog).first().waitFor()
  if (await dialog.count()) {
    await dialog.getByLabel('Reason').fill('Kept for this pour')
    await dialog.getByRole('button', { name: 'Call truck' }).click()
  }
  await sent(page)
  await shows(page.getByRole('region', { name: 'Called and loading' }), truckNo, /Line 1, wash first/)
  await panel.getByRole('button', { name: 'Acknowledge' }).click()
  await panel.getByText('Acknowledged').waitFor()
  await panel.getByRole('button', { name: 'Lock' }).click()
  await panel.getByText('Locked by you').waitFor()
  const other = await ask('batcher_2', 'POST', '/orderdetail/generate_do', { deliveryOrderId: facts.loadIds[0] })
  expect([other.status, other.body.facts.rule, other.body.facts.mayOverride]).toEqual([
    ...[409, 'lock', ['admin', 'dispatcher_manager']],
  ])
}

/** A ban refuses the ticket by name, says who may set it aside, and writes nothing. */
export async function banRefuses({ as, ask, facts }: Story): Promise<void> {
  const ban = {
    driverId: facts.crews[0]!.driverId,
    customerId: facts.customerId,
    fromDate: '2026-11-01',
    reason: 'Argued at the gate',
  }
  const { status, body } = await ask('dispatcher_manager', 'POST', '/banned-driver/save', ban)
  expect(status, JSON.stringify(body)).toBe(200)
  const page = await as('batcher')
  const panel = await inHand(page)
  const checks = panel.getByRole('region', { name: 'Checks' })
  await shows(checks, /Argued at the gate|banned/i, 'A dispatcher manager can override it with a reason.')
  expect(await panel.getByRole('button', { name: 'Generate delivery order' }).isDisabled()).toBe(true)
  await said(panel, 'A dispatcher manager has to override the failed check.')
  const refused = await ask('batcher', 'POST', '/orderdetail/generate_do', { deliveryOrderId: facts.loadIds[0] })
  expect([refused.status, refused.body.facts.rule, refused.body.facts.mayOverride]).toEqual([
    ...[409, 'bans', ['dispatcher_manager', 'admin']],
  ])
  const load = (await ask('batcher', 'GET', `/delivery-order/by-order-id/${facts.orderId}`)).body.rows[0]
  expect(load).toMatchObject({ status: 'called', doNumber: null })
  const lifted = { ...ban, id: body.id, version: body.version, active: false }
  expect((await ask('dispatcher_manager', 'POST', '/banned-driver/save', lifted)).status).toBe(200)
}

/** Checked, generated and printed with and without the letter head. */
export async function generateFirst({ as, clockAt, facts }: Story): Promise<void> {
  await clockAt(DAY, '06:09')
  const page = await as('batcher')
  const panel = await inHand(page)
  await panel.getByText(/^(\d+) of \1 checks passed/).waitFor()
  await panel.getByRole('button', { name: 'Generate delivery order' }).click()
  await panel.getByRole('heading', { name: 'Batch 1' }).waitFor()
  const doNumber = /JRP-26-\d{6}/.exec((await panel.textContent()) ?? '')![0]
  facts.doNumbers = [doNumber]
  await panel.getByRole('button', { name: 'Print ticket' }).waitFor()
  const [deliveryOrderId] = facts.loadIds
  const ticket = await fetched(page, '/files/orderdetail/download-pdf', { deliveryOrderId })
  const plain = await fetched(
    page,
    `/files/orderdetail/download-pdf-without-header/${deliveryOrderId}/current/original`,
    {},
  )
  for (const paper of [ticket, plain]) {
    expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(paper.name).toContain(`${doNumber}.pdf`)
  }
  expect(plain.body.length).not.toBe(ticket.body.length)
}

/** Three batches of three; in the second one a scale hung, which asks why before it is recorded. */
export async function weighFirst({ as, clockAt, facts }: Story): Promise<void> {
  await clockAt(DAY, '06:10')
  const page = await as('batcher')
  const panel = panelOf(page)
  for (const batch of [1, 2, 3]) {
    await panel.getByRole('heading', { name: `Batch ${batch}` }).waitFor()
    await panel.getByText(`${(4 - batch) * 3}.00 m³ left to batch`).waitFor()
    await panel.getByRole('button', { name: 'Fill in targets' }).click()
    if (batch === 2) await hangScale(panel)
    await panel.getByRole('button', { name: 'Record batch' }).click()
  }
  await panel.getByRole('heading', { name: /^Batch/ }).waitFor({ state: 'detached' })
  const leave = panel.getByRole('button', { name: 'Loaded, truck leaves the line' })
  await leave.click()
  await leave.waitFor({ state: 'detached' })
  await sent(page)

  const desk = await as('dispatcher')
  await go(desk, `/order/delivery-order/${facts.doNumbers[0]}?tab=batches`)
  const outside = desk.getByRole('table', { name: 'Batch 2' }).getByRole('row').filter({ hasText: 'Outside' })
  expect(await outside.count()).toBe(1)
  await shows(outside, '+4.5 %', '“Scale hung”')
  await said(desk, '1 weight outside tolerance')
  expect(await desk.getByText('Outside', { exact: true }).count()).toBe(1)
}

async function hangScale(panel: ReturnType<typeof panelOf>) {
  const weight = panel.getByRole('textbox', { name: /, actual kg$/ }).first()
  const target = Number((await weight.inputValue()).replaceAll(',', ''))
  await weight.fill((target * 1.045).toFixed(1))
  await panel.getByText(/^Say why .* is outside\.$/).waitFor()
  expect(await panel.getByRole('button', { name: 'Record batch' }).isDisabled()).toBe(true)
  await panel.getByRole('textbox', { name: /, cause$/ }).fill('Scale hung')
}

/** The first load of the pour on the batcher's board. */
async function inHand(page: Page) {
  await go(page, '/queue/batcher')
  await page.getByLabel('Plant', { exact: true }).selectOption({ label: PLANT })
  await page.waitForURL(/plant=/)
  const loads = page.getByRole('list', { name: 'Next loads' }).getByRole('link').filter({ hasText: CUSTOMER })
  // Another load may be in hand when the board opens; what is typed there goes with its panel.
  const load = new URL((await loads.first().getAttribute('href'))!, page.url())
  await loads.first().click()
  await page.waitForURL(url => url.searchParams.get('load') === load.searchParams.get('load'))
  const panel = panelOf(page)
  await panel.getByText(/ of \d+ checks passed/).waitFor()
  return panel
}
