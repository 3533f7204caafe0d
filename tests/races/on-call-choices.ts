import fc from 'fast-check'

/** What people may do in a walk, each as often as it is named. */
export const ACTS = [
  ...['ask', 'ask', 'ask', 'ask more', 'ask last', 'ask last', 'accept', 'accept', 'accept', 'accept', 'decline'],
  ...[
    'release',
    'release',
    'end',
    'end',
    'more',
    'faster',
    'faster',
    'hold',
    'go on',
    'complete',
    'truck',
    'truck',
    'truck',
  ],
  ...[
    'site calls',
    'site calls',
    'deadline',
    'deadline',
    'hold will-call',
    'go on will-call',
    'go on will-call',
    'truck will-call',
    'cancel will-call',
  ],
  ...['offer', 'offer', 'take', 'take', 'not wanted', 'wait', 'leave'],
] as const
export const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom('dispatcher', 'dispatcher_manager', 'dispatcher_manager_2'),
  which: fc.nat(5),
  more: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
