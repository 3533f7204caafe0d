import { expect } from 'vitest'
import { approve, go, reject, said, shows } from './kit/commands'
import type { Story } from './kit/story'

const INBOX = '/order/emodification/emodification-approval'

/**
 * The fourth load was 8.60 m³: what the change does to price, stock, carbon and invoice is seen before it is asked for. Its
 * bill is concrete at 132.00 and pump at 6.50 a m³, and 90 kg of ice at 0.45, which stays as dosed.
 */
export async function previewChange(story: Story): Promise<void> {
  const { as, facts } = story
  facts.corrected = facts.doNumbers[3]!
  const page = await as('dispatcher')
  await typeQuantity(page, facts.corrected, '8.6')
  await shows(page, 'S$1,287.00', 'S$1,231.60', /55\.40 and/)
  await shows(page, /^2 levels: /, '1 dispatcher manager', /^2 accounts receivable/)
  await shows(page, /kg CO₂e$/, /^[-−+][\d,]+\s+kg$/, 'Not billed yet')
  const { body } = await story.ask('dispatcher', 'POST', '/emodification/preview', asked(facts.loadIds[3]!, '8.60'))
  expect(body).toMatchObject({
    chain: { levels: 2, flags: ['price', 'stock', 'carbon'] },
    price: { before: { amount: '1287.00' }, after: { amount: '1231.60' }, difference: '-55.40' },
  })
  expect(Number(body.carbon.after) / Number(body.carbon.before)).toBeCloseTo(8.6 / 9, 3)
}

const asked = (deliveryOrderId: string, doQuantity: string) => ({
  ...{ deliveryOrderId, cause: 'documentation_error', changes: { doQuantity } },
})

/** The first request is withdrawn by who asked, the second sent back with a reason; neither changes the load. */
export async function withdrawAndReject({ as, ask, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await typeQuantity(page, facts.corrected, '8.6')
  await sendRequest(page)
  await page.getByRole('table', { name: 'Requests' }).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
  await said(page, /is withdrawn$/)

  await typeQuantity(page, facts.corrected, '8.6')
  await sendRequest(page)
  await reject(await as('dispatcher_manager'), INBOX, facts.corrected, 'Show the slip')
  await go(page, `/order/delivery-order/${facts.corrected}?tab=change`)
  const requests = page.getByRole('table', { name: 'Requests' })
  await shows(requests, 'Withdrawn', 'Rejected')
  const { rows } = (await ask('dispatcher', 'GET', `/delivery-order/by-order-id/${facts.orderId}`)).body
  expect(rows[3]).toMatchObject({ doQuantity: '9.00', revision: 1, emodificationPending: false })
}

/** The third is approved by two persons in order and applied as revision 2; the first revision stays as it was. */
export async function applyChange({ as, ask, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await typeQuantity(page, facts.corrected, '8.6')
  await sendRequest(page)
  const early = await ask('finance_ar', 'GET', '/emodification/search-approval?turn=mine&limit=100')
  expect(early.body.rows.filter((row: { doNumber: string }) => row.doNumber === facts.corrected)).toEqual([])
  for (const who of ['dispatcher_manager', 'finance_ar']) await approve(await as(who), INBOX, facts.corrected)
  await go(page, `/order/delivery-order/${facts.corrected}`)
  await shows(page, 'Revision 2', '8.60 m³')
  const { body } = await ask('dispatcher', 'GET', `/orderdetail/view?doNumber=${facts.corrected}`)
  const seen = body.revisions.map((of: { revision: number; facts: { quantity: string } }) => [
    ...[of.revision, of.facts.quantity],
  ])
  expect(seen).toEqual([
    [1, '9.00'],
    [2, '8.60'],
  ])
}

type Page = Awaited<ReturnType<Story['as']>>

export async function typeQuantity(page: Page, doNumber: string, quantity: string) {
  await go(page, `/order/delivery-order/${doNumber}?tab=change`)
  await page.getByLabel('Cause', { exact: true }).selectOption({ label: 'Documentation error' })
  const field = page.getByLabel(/^Quantity/)
  await field.fill(quantity)
  await field.press('Tab')
}

export async function sendRequest(page: Page) {
  await page.getByRole('button', { name: 'Request change' }).click()
  await said(page, 'E-modification pending')
}
