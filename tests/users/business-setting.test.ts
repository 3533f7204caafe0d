import { beforeAll, describe, expect, test } from 'vitest'
import { settingOn } from '~/db/kit/setting'
import { SETTINGS } from '~/domain/kit/setting'
import { entriesOf, typedSetting } from '~/domain/kit/setting-fields'
import { settingNames } from '~/domain/users/business-setting'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await portal.person('admin_2')
})

const propose = (by: string, more: object = {}) =>
  portal.as(by).post('/administration/setting/propose', {
    name: 'billing.gst-percent',
    effectiveFrom: '2026-12-01',
    value: '10',
    reason: 'Budget 2027',
    ...more,
  })
const decide = (by: string, { id, version }: { id: string; version: number }, approve: boolean, reason?: string) =>
  portal
    .as(by)
    .post(`/administration/setting/proposal/${id}/decide`, { version, approve, ...(reason ? { reason } : {}) })
const gst = (day: string) => settingOn(portal.db.sql, 'billing.gst-percent', day)

test('a value holds from its day once somebody else has approved it', async () => {
  const { body: made } = await propose('finance_hod')
  expect(made.status).toBe('pending')
  expect(await gst('2026-12-01')).toBe('9')
  expect(await decide('finance_hod', made, true)).toMatchObject({ status: 409, body: { facts: { rule: 'four-eyes' } } })
  expect((await propose('admin')).status).toBe(409)
  const { body: open } = await portal.as('admin').get('/administration/setting/billing.gst-percent')
  expect(open.proposals[0]).toMatchObject({ why: null, words: '10' })
  expect(open.proposals[0].effects[0]).toBe('From 01/12/2026: 10. Until then: 9.')
  expect((await decide('admin', made, true)).body.status).toBe('approved')
  expect([await gst('2026-11-30'), await gst('2026-12-01')]).toEqual(['9', '10'])
  const { body: after } = await portal.as('finance_hod').get('/administration/setting/billing.gst-percent')
  expect(after.values).toMatchObject([{ effectiveFrom: '2026-12-01', words: '10', when: 'coming' }])
  const { body: trail } = await portal.as('admin').get('/audit?subject=setting_proposal')
  expect(trail.rows.map((row: { action: string }) => row.action)).toEqual(['approve', 'propose billing.gst-percent'])
  expect((await decide('admin_2', made, true)).status).toBe(409)
})

describe('what is refused changes nothing', () => {
  test.each([
    ['a day that has passed', { effectiveFrom: '2026-11-19' }, 422],
    ['a value that does not fit', { value: 'ten' }, 422],
    ['a value of another shape', { value: { from: '10' } }, 422],
    ['no reason', { reason: '' }, 422],
    ['an unknown setting', { name: 'billing.mood' }, 422],
    ['an unknown region', { name: 'orders.minimum-load', regionId: '0199aaaa-0000-7000-8000-000000000001' }, 404],
    ['a region of what holds for the company', { regionId: '0199aaaa-0000-7000-8000-000000000001' }, 422],
  ])('%s', async (_name, more, status) => {
    expect((await propose('admin', more)).status).toBe(status)
    expect(await gst('2027-01-01')).toBe('10')
  })
  test('a rejection needs a reason, and who proposed may take it back', async () => {
    const { body: made } = await propose('admin', { effectiveFrom: '2027-02-01', value: '11' })
    expect((await decide('finance_hod', made, false)).status).toBe(422)
    expect((await decide('admin', made, false, 'Typed wrongly')).body.status).toBe('withdrawn')
    expect(await gst('2027-02-01')).toBe('10')
  })
  test('for roles that do not set the company', async () => {
    for (const role of ['ceo', 'sales_manager', 'finance_ar', 'dispatcher', 'it_support'])
      expect((await portal.as(role).get('/administration/setting')).status).toBe(403)
    expect((await propose('ceo')).status).toBe(403)
  })
})

test('the preview of rows names the row and the input that change', async () => {
  const { SETTINGS } = await import('~/domain/kit/setting')
  const value = SETTINGS['pricing.authority'].usual.map(row =>
    row.role === 'dispatcher' && row.alone ? { ...row, alone: { ...row.alone, leastMarginPercent: '13' } } : row,
  )
  const { body } = await portal.as('admin').post('/administration/setting/preview', {
    name: 'pricing.authority',
    effectiveFrom: '2026-12-01',
    value,
  })
  expect(body.effects[0]).toBe('From 01/12/2026: Dispatcher: Own authority: lowest margin, % 12 → 13.')
})

test('the preview says what changes, and writes nothing', async () => {
  const { body } = await portal.as('admin').post('/administration/setting/preview', {
    name: 'billing.normal-hours',
    effectiveFrom: '2026-12-01',
    value: { from: '07:00', to: '19:00' },
  })
  expect(body.effects).toEqual([
    'From 01/12/2026: from 07:00, to 19:00. Until then: from 06:30, to 18:00.',
    '0 loads are planned for 01/12/2026 or later and follow the new hours.',
    'A price trial over past days shows the bills of both rules.',
  ])
  const { body: kept } = await portal.as('admin').get('/administration/setting/billing.normal-hours')
  expect([kept.values, kept.proposals]).toEqual([[], []])
})

test.each(settingNames)('what the form of %s shows is what it sends', name => {
  const { usual, shape } = SETTINGS[name]
  expect(shape.parse(typedSetting(name, entriesOf(name, usual)))).toEqual(shape.parse(usual))
})

test('every setting is on the list, in words', async () => {
  const { body } = await portal.as('admin').get('/administration/setting')
  expect(body.rows.map((row: { name: string }) => row.name)).toEqual(Object.keys(SETTINGS))
  for (const row of body.rows) expect(row.words).not.toContain('[object')
  expect(portal.defects).toEqual([])
})

test.each([
  ['credit.limit-acts', 'warn', '0 active customers have a credit limit.'],
  ['credit.hold-stops', 'orders', '0 active customers are on credit hold now.'],
  ['billing.payment-days', 14, '0 active customers have no payment term of its own'],
  ['billing.clean-pass', { passes: true, passUpTo: '500' }, '0 invoice drafts without an exception could pass'],
  ['billing.note-approvals', { oneUpTo: '1', twoUpTo: '2' }, '0 notes in approval now'],
  ['billing.gst-by', 'invoice', '0 invoice drafts not invoiced yet'],
  ['billing.washout-at', 'plant', '0 loads are planned for 01/12/2026 or later'],
])('the preview of %s counts what it touches', async (name, value, said) => {
  const ask = { name, effectiveFrom: '2026-12-01', value }
  const { status, body } = await portal.as('admin').post('/administration/setting/preview', ask)
  expect(status).toBe(200)
  expect(body.effects.join(' ')).toContain(said)
})
