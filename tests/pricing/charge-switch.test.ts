import { beforeAll, expect, test } from 'vitest'
import { chargeItemsOn } from '~/db/billing/charge-items'
import { priceApproval } from '~/db/pricing/price-approval'
import { givenService, givenSubProduct } from '../kit/given/catalog'
import { givenRegion } from '../kit/given/customers'
import { approvePrice } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
beforeAll(async () => {
  portal = await house({ now: '2026-11-22T02:00:00.000Z' })
  regionId = (await givenRegion(portal)).id
})

const arising = (trigger = 'waiting') =>
  givenSubProduct(portal, { trigger, freeAllowance: '60', prices: [{ regionId, unitPrice: '5' }] })
type Charge = Awaited<ReturnType<typeof arising>>
/** As a bill reads it. */
const billed = async ({ id }: Charge) => {
  const { trigger, isDefault } = (await chargeItemsOn(portal.db.sql, '2026-11-22')).find(item => item.id === id)!
  return { trigger, isDefault }
}
const off = (call: string, { id }: Charge, as = 'admin', version = 1, active = false) =>
  portal.as(as).post(`/sub-product/${call}`, { subProductId: id, version, active })

test('a charge that is switched off, or is no default any more, is on every bill until somebody else approved it', async () => {
  for (const call of ['change-status', 'change-default-status'] as const) {
    const charge = await arising()
    for (const maker of ['sales_admin', 'sales_manager', 'finance_hod', 'admin']) {
      const { status, body } = await off(call, charge, maker)
      expect([status, body.version, body.active, body.isDefault]).toEqual([200, 1, true, true])
      expect(body.approval.message).toContain('100.0 % below the present price')
      expect(await billed(charge)).toEqual({ trigger: 'waiting', isDefault: true })
    }
    const { body } = await off(call, charge)
    const own = { version: body.approval.version, approve: true }
    expect((await portal.as('admin').post(`/price-approval/${body.approval.id}/decide`, own)).status).toBe(409)
    const open = (await portal.as('ceo').get(`/price-approval/${body.approval.id}`)).body
    expect(open.lines).toMatchObject([{ unitPrice: '0.0000', listPrice: '5.0000' }])
    await approvePrice(portal, body)
    expect(await billed(charge)).toEqual(
      call === 'change-status' ? { trigger: 'manual', isDefault: true } : { trigger: 'waiting', isDefault: false },
    )
  }
})

test('a charge that is to arise otherwise arises as before until it is approved; its name changes at once', async () => {
  const charge = await arising()
  const { subProductCode, subProductGroup, subProductType, unit } = charge
  const { body } = await portal.as('sales_manager').put('/sub-product', {
    ...{ subProductId: charge.id, version: 1, subProductCode, subProductGroup, subProductType, unit },
    ...{ name: 'Standing time', trigger: 'manual', freeAllowance: '60', prices: [{ regionId, unitPrice: '5' }] },
  })
  expect(body).toMatchObject({ version: 2, name: 'Standing time', trigger: 'waiting' })
  expect((await billed(charge)).trigger).toBe('waiting')
  await approvePrice(portal, body)
  expect((await billed(charge)).trigger).toBe('manual')
})

test('a price is one of its unit: another unit is refused, and so is the approval of one that was asked for before', async () => {
  const charge = await arising()
  const { subProductCode, subProductGroup, subProductType, name } = charge
  const { status, body } = await portal.as('sales_manager').put('/sub-product', {
    ...{ subProductId: charge.id, version: 1, subProductCode, subProductGroup, subProductType, name },
    ...{ unit: 'load', trigger: 'waiting', freeAllowance: '60', prices: [{ regionId, unitPrice: '1' }] },
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['unit']])
  const visit = await givenService(portal, { prices: [{ regionId, unitPrice: '40' }] })
  for (const [id, command] of [
    [charge.id, { switched: { id: charge.id, to: { unit: 'load' } } }],
    [visit.id, { service: { id: visit.id, to: { unit: 'load' } } }],
  ] as const) {
    const asked = await portal.given(work =>
      priceApproval.insert(work, {
        ...{ kind: 'term', subjectKey: `charge:${id}:unit`, subjectId: id, label: 'priced per load', command },
        ...{ facts: [], madeBy: [], askedBy: work.by.id, askedByName: work.by.name },
      }),
    )
    const decide = (approve: boolean) =>
      portal.as('ceo').post(`/price-approval/${asked.id}/decide`, { version: 1, approve, reason: 'Another charge' })
    expect((await decide(true)).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('It is priced per'),
    })
    expect((await decide(false)).status).toBe(200)
  }
  const units = (await chargeItemsOn(portal.db.sql, '2026-11-22')).filter(of => [charge.id, visit.id].includes(of.id))
  expect(units.map(of => of.unit).sort()).toEqual(['minute', 'visit'])
})

test('whoever leaves a charge on takes the open question back; what nobody pays by itself is switched alone', async () => {
  const charge = await arising()
  const { body } = await off('change-status', charge)
  expect((await off('change-status', charge, 'admin', 1, true)).body.approval).toBeNull()
  expect((await portal.as('ceo').get(`/price-approval/${body.approval.id}`)).body.status).toBe('withdrawn')
  const byHand = await arising('manual')
  expect((await off('change-status', byHand, 'sales_admin')).body).toMatchObject({ active: false, approval: null })
  const unpriced = await givenSubProduct(portal, { trigger: 'waiting' })
  expect((await off('change-status', unpriced, 'sales_admin')).body).toMatchObject({ active: false, approval: null })
  expect((await off('change-status', unpriced, 'sales_admin')).status).toBe(409)
  expect(portal.defects).toEqual([])
})
