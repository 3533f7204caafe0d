import { expect, test } from 'vitest'
import { participleOf, pastOf } from './verbs'

test('an action of the trail is told in the past, and what cannot be done in the passive', () => {
  expect(
    ['approve', 'change lines', 'mark_called', 'submit', 'withdraw', 'apply', 'pass', 'loading'].map(pastOf),
  ).toEqual([
    ...['approved', 'changed lines', 'marked called', 'submitted', 'withdrew', 'applied', 'passed', 'loading'],
  ])
  expect(['invoice', 'withdraw', 'take the system’s', 'hold', 'mark_delivered'].map(participleOf)).toEqual([
    ...['invoiced', 'withdrawn', 'taken the system’s', 'held', 'marked delivered'],
  ])
})
