import { expect, test } from 'vitest'
import { isQuiet, NotificationSetting, USUAL_CHANNELS } from './notification'
import { concernsCustomer, isDecision, type NotedLine, notificationTitle } from './notification-line'

const line = (of: Partial<NotedLine>): NotedLine => ({
  seq: 1,
  at: new Date('2026-11-23T00:00:00Z'),
  actorId: 'a',
  actorName: 'Grace Lim',
  subject: 'order',
  subjectId: 'o',
  action: 'change',
  before: {},
  after: {},
  changed: ['status'],
  reason: null,
  requestId: 'r',
  ...of,
})

test.each([
  ['approve', { subject: 'pricing', action: 'approve', after: { status: 'approved' } }, true],
  ['reject', { subject: 'requisition', action: 'reject', after: { status: 'rejected' } }, true],
  ['a level that hands on', { subject: 'invoice_draft', action: 'approve', after: { status: 'with_ceo' } }, false],
  ['the first of two', { subject: 'emodification', action: 'approve', after: { status: 'approved_1' } }, false],
  ['the last of two', { subject: 'emodification', action: 'approve', after: { status: 'applied' } }, true],
  ['an order on its way', { subject: 'order', action: 'start', after: { status: 'in_progress' } }, false],
  ['another field', { subject: 'pricing', action: 'approve', after: { remarks: '' }, changed: ['remarks'] }, false],
  ['a subject that nobody submits', { subject: 'truck', action: 'approve', after: { status: 'x' } }, false],
])('a decision: %s', (_, of, decision) => {
  expect(isDecision(line(of))).toBe(decision)
})

test('salespeople hear of credit holds and of orders that stop or go on', () => {
  expect(concernsCustomer(line({ subject: 'customer', changed: ['creditSuspended'] }))).toBe(true)
  expect(concernsCustomer(line({ subject: 'customer', changed: ['phone'] }))).toBe(false)
  expect(concernsCustomer(line({ subject: 'customer', changed: ['creditSuspended'], before: null }))).toBe(false)
  expect(concernsCustomer(line({ before: { status: 'confirmed' }, after: { status: 'on_hold' } }))).toBe(true)
  expect(concernsCustomer(line({ before: { status: 'on_hold' }, after: { status: 'confirmed' } }))).toBe(true)
  expect(concernsCustomer(line({ before: { status: 'confirmed' }, after: { status: 'in_progress' } }))).toBe(false)
})

test('titles are plain sentences', () => {
  const told = (of: Partial<NotedLine>, name?: string) => notificationTitle(line(of), name)
  expect(told({ action: 'hold' }, 'W-1')).toBe('Order W-1 was put on hold by Grace Lim')
  expect(told({ action: 'cancel' }, 'W-1')).toBe('Order W-1 was cancelled by Grace Lim')
  expect(told({ subject: 'requisition', action: 'reject' })).toBe('Requisition was rejected by Grace Lim')
  expect(told({ subject: 'truck', action: 'change', changed: ['plateNo'] }, 'M014')).toBe(
    'Truck M014 was changed by Grace Lim',
  )
  expect(told({ subject: 'delivery_order', action: 'mark_called', after: { status: 'called' } }, 'JRP-1')).toBe(
    'Delivery order JRP-1 was moved to called by Grace Lim',
  )
  const credit = { subject: 'customer', changed: ['creditSuspended'], after: { creditSuspended: true } }
  expect(told(credit, 'Ardmore')).toBe('Customer Ardmore was put on credit hold by Grace Lim')
})

test('quiet hours go over midnight, and need both ends', () => {
  expect(['21:59', '22:00', '02:00', '06:29', '06:30'].map(at => isQuiet(at, '22:00', '06:30'))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(['11:59', '12:00', '13:00'].map(at => isQuiet(at, '12:00', '13:00'))).toEqual([false, true, false])
  expect(isQuiet('12:00', null, null)).toBe(false)
  const half = { channels: USUAL_CHANNELS, quietFrom: '22:00' }
  expect(NotificationSetting.safeParse(half).error?.issues[0]?.path).toEqual(['quietTo'])
})
