import { expect, test } from 'vitest'
import { mergeObstacle, mergeVolumes } from './merge'

const volume = (
  status: string,
  quantity: string,
  deliveredQuantity: string,
  runningQuantity: string,
  toComeQuantity: string,
) => ({
  status,
  quantity,
  deliveredQuantity,
  acceptedQuantity: deliveredQuantity,
  runningQuantity,
  toComeQuantity,
})

test('the m³ of a merged order are those of its orders; what is cancelled counts no more, what is completed wants none', () => {
  expect(
    mergeVolumes([
      volume('in_progress', '27.00', '9.00', '9.00', '9.00'),
      volume('completed', '18.00', '13.50', '0.00', '0.00'),
      volume('cancelled', '40.00', '0.00', '0.00', '0.00'),
      volume('confirmed', '6.00', '0.00', '0.00', '6.00'),
    ]),
  ).toEqual({ ordered: '51.00', delivered: '22.50', accepted: '22.50', running: '9.00', remaining: '15.00' })
})

test('orders follow each other at one site, on one day, in one way of discharge; two customers only with their consent', () => {
  const first = {
    orderNo: 'A',
    status: 'confirmed',
    mergedOrderId: null,
    orderDate: '2026-11-20',
    locationId: 'site',
    customerId: 'one',
    dischargeMethodId: 'pump',
  }
  const why = (more: Partial<typeof first> | { mergedOrderId: string }, consent?: string) =>
    mergeObstacle(first, { ...first, orderNo: 'B', ...more }, { orderDate: '2026-11-20', consent })
  expect(why({})).toBeUndefined()
  expect(why({ status: 'on_hold' })).toContain('on hold')
  expect(why({ mergedOrderId: 'm' })).toContain('merged already')
  expect(why({ orderDate: '2026-11-21' })).toContain('another day')
  expect(why({ locationId: 'gate' })).toContain('another site')
  expect(why({ dischargeMethodId: 'chute' })).toContain('another way')
  expect(why({ customerId: 'two' })).toContain('in writing')
  expect(why({ customerId: 'two' }, 'Letter of 12 November')).toBeUndefined()
})
