import { expect, test } from 'vitest'
import { BannedTruckSave, banState, levelOf } from './ban'
import { holdingState, TruckPassMassUpdate, TruckPassSave } from './pass'

const ID = '0199a000-0000-7000-8000-000000000001'

test('a pass is valid to the end of its last day and warns before it', () => {
  const of = { validFrom: '2026-11-01', validTo: '2026-11-30' }
  const on = (day: string) => holdingState(of, day, 14)
  expect(['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    'ahead',
    'valid',
    'valid',
    'expiring',
    'expiring',
    'expired',
  ])
})

test('a ban says what it does on a day', () => {
  const ban = { active: true, fromDate: '2026-11-10', toDate: '2026-11-20' }
  expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map(day => banState(ban, day))).toEqual([
    'ahead',
    'in_force',
    'in_force',
    'over',
  ])
  expect(banState({ ...ban, toDate: null }, '2030-01-01')).toBe('in_force')
  expect(banState({ ...ban, active: false }, '2026-11-15')).toBe('lifted')
  expect([levelOf({}), levelOf({ projectId: ID }), levelOf({ projectId: ID, locationId: ID })]).toEqual([
    'customer',
    'project',
    'location',
  ])
})

test('a ban without a place, a period that ends first and an empty mass update are refused', () => {
  const ban = { truckId: ID, fromDate: '2026-11-10', reason: 'Damaged the gate' }
  expect(BannedTruckSave.safeParse(ban).error?.issues[0]?.path).toEqual(['customerId'])
  expect(BannedTruckSave.safeParse({ ...ban, customerId: ID, toDate: '2026-11-09' }).success).toBe(false)
  expect(BannedTruckSave.safeParse({ ...ban, customerId: ID, toDate: '2026-11-10' }).success).toBe(true)
  const pass = { passId: ID, validFrom: '2026-11-10', validTo: '2026-11-09' }
  expect(TruckPassSave.safeParse({ ...pass, truckId: ID }).error?.issues[0]?.path).toEqual(['validTo'])
  expect(TruckPassMassUpdate.safeParse({ ...pass, validTo: '2026-12-09', rows: [] }).success).toBe(false)
})
