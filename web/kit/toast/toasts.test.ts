import { beforeEach, expect, test } from 'vitest'
import {
  admit,
  chooseReading,
  dismiss,
  failure,
  QUEUE_CHECK,
  shownToasts,
  success,
  TOASTS,
  toastConfig,
} from './toasts'

beforeEach(() => {
  chooseReading('usual')
  for (let turn = 0; turn < 10; turn += 1) {
    for (const toast of shownToasts()) dismiss(toast.id)
    admit()
  }
})

test('R-300 R-301 the failure toast and the success toast have the titles and the text of the specification', () => {
  failure()
  success('Plant saved')
  expect(shownToasts()).toMatchObject([
    { kind: 'failure', title: 'Oops!', text: 'Please review the errors in the form' },
    { kind: 'success', title: 'Success', text: 'Plant saved' },
  ])
})

test('R-308 by default a toast lasts 5000 ms and can be dismissed; three stand at once', () => {
  expect(toastConfig()).toEqual({ duration: 5000, most: 3, dismissible: true })
  for (const text of ['a', 'b', 'c', 'd']) success(text)
  expect(shownToasts()).toHaveLength(3)
})

test('R-309 by one setting: 6000 ms, one at a time, not dismissible', () => {
  chooseReading('single')
  expect(toastConfig()).toEqual(TOASTS.single)
  expect(TOASTS.single).toEqual({ duration: 6000, most: 1, dismissible: false })
  success('a')
  success('b')
  expect(shownToasts().map(toast => toast.text)).toEqual(['a'])
  dismiss(shownToasts()[0]!.id)
  admit()
  expect(shownToasts().map(toast => toast.text)).toEqual(['b'])
})

test('R-310 the queue is looked at again every 100 ms', () => {
  expect(QUEUE_CHECK).toBe(100)
})
