import { expect, test } from 'vitest'
import { cutUndone } from './cut'

type Change = Parameters<typeof cutUndone>[1][number]

const order = { loadSize: '7.00', unloadingMinutes: 20, calledLoads: 0 }
const change = (before: object, more: Partial<Change> = {}): Change => ({
  ...{ action: 'change', before, changed: Object.keys(before) },
  ...more,
})
const cut = change({ loadSize: '9.00', unloadingMinutes: 25 })

test('a cut that was the latest change is undone to the sizes of before', () => {
  expect(cutUndone(order, [cut])).toEqual({ loadSize: '9.00', unloadingMinutes: 25 })
  expect(cutUndone(order, [change({ loadSize: '9.00' })])).toEqual({ loadSize: '9.00', unloadingMinutes: 20 })
  const held = change({ status: 'confirmed' }, { action: 'hold' })
  expect(cutUndone(order, [held, cut])).toEqual({ loadSize: '9.00', unloadingMinutes: 25 })
})

test('nothing is undone once a load is called, something else was changed, or loads did not get smaller', () => {
  expect(cutUndone({ ...order, calledLoads: 1 }, [cut])).toBeNull()
  expect(cutUndone(order, [change({ loadSize: '9.00', quantity: '27.00' })])).toBeNull()
  expect(cutUndone(order, [change({ remarks: null }), cut])).toBeNull()
  expect(cutUndone(order, [change({ loadSize: '6.00' })])).toBeNull()
  expect(cutUndone(order, [change({}, { action: 'create' })])).toBeNull()
  expect(cutUndone(order, [])).toBeNull()
})
