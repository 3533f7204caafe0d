import { expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { draftLine } from '~/db/billing/invoice-draft-line'
import { addDays } from '~/domain/kit/time'
import { givenDraft } from '../kit/given/billing'
import { givenSubProduct } from '../kit/given/catalog'
import { givenSite } from '../kit/given/customers'
import { house } from '../kit/house'

const DAY = '2026-11-22'

/** A site that pays 5.00 a minute of waiting in its region, and what it was billed of it. */
async function opened() {
  const portal = await house({
    now: `${DAY}T02:00:00.000Z`,
    invariants: {
      except: ['I1c', 'I7c'],
      why: 'bills are put down with a line beside their total, and have no invoice',
    },
  })
  const { customer, project, regionId } = await givenSite(portal)
  const item = await givenSubProduct(portal, { freeAllowance: '60', prices: [{ regionId, unitPrice: '5' }] })
  const billed = async (minutes: number, { price = '5', daysAgo = 10, disputed = false, ...more } = {}) => {
    const { id, version } = await givenDraft(portal, { regionId, customer, project })
    await portal.given(async work => {
      const days = { fromDate: addDays(DAY, -daysAgo), toDate: addDays(DAY, -daysAgo) }
      await invoiceDraft.update(work, { id, version }, { ...days, status: 'invoiced', ...more }, 'set')
      const line = { kind: 'sub_product', place: 2, description: 'Waiting', unit: 'min', amount: '0' }
      await draftLine.insert(work, {
        ...{ ...line, draftId: id, itemId: item.id, quantity: `${minutes}`, unitPrice: price, disputed },
      })
    })
  }
  const save = (unitPrice: string, of: object = { projectId: project.id }) =>
    portal.as('sales_manager').post('/commercial-term', { itemId: item.id, fromDate: DAY, unitPrice, ...of })
  const lines = async ({ body }: Awaited<ReturnType<typeof save>>) =>
    (await portal.as('ceo').get(`/price-approval/${body.approval.id}`)).body.lines
  return { portal, item, customer, regionId, billed, save, lines }
}

test('a lower charge asks with what the customer was billed of it lately, and the amount decides who may', async () => {
  const { portal, item, customer, billed, save, lines } = await opened()
  await billed(30_000)
  // What was billed too long ago or at less than the new price, is in dispute or was taken back does not count.
  await billed(90_000, { disputed: true })
  await billed(90_000, { daysAgo: 120 })
  await billed(90_000, { price: '4.5' })
  await billed(90_000, { status: 'withdrawn' } as object)
  // 5 % is within what a sales manager gives alone, and 0.25 on 30,000 min is too: 7,500.00 of 10,000.00.
  expect((await save('4.75')).body).toMatchObject({ approval: null, unitPrice: '4.7500' })
  await billed(12_000)
  const asked = await save('4.75', { customerId: customer.id })
  expect(asked.body.approval.message).toContain('below the present price')
  expect(await lines(asked)).toMatchObject([{ what: item.name, quantity: '42000.00', givenAway: '10500.00' }])
  expect(portal.defects).toEqual([])
})

test('the charge of a region counts all of its customers who pay more than the new price', async () => {
  const { portal, item, regionId, billed, save, lines } = await opened()
  await billed(42_000)
  const asked = await save('4.75', { regionId })
  expect(await lines(asked)).toMatchObject([{ what: item.name, givenAway: '10500.00' }])
  const { subProductCode, subProductGroup, subProductType, unit, name, trigger } = item
  const put = await portal.as('sales_manager').put('/sub-product', {
    ...{ subProductId: item.id, version: 1, subProductCode, subProductGroup, subProductType, unit, name, trigger },
    ...{ freeAllowance: '60', prices: [{ regionId, unitPrice: '4.75' }] },
  })
  expect(put.status, put.body.detail).toBe(200)
  expect(await lines(put)).toMatchObject([{ givenAway: '10500.00' }])
})
