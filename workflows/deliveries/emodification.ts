import { setup } from 'xstate'
import { type EmodificationRow, emodification } from '~/db/deliveries/emodification'
import { levelDue } from '~/domain/deliveries/emodification'
import { among } from '~/domain/kit/among'
import type { Flow, FlowEvent } from '../kit/workflow'

type Asked = { context: EmodificationRow; event: FlowEvent }

/** The person holds a role of the level that is due, and did not ask for the change. */
const mayDecide = ({ context, event }: Asked) => {
  const level = levelDue(context.status)
  const roles = level === null ? [] : (context.levelRoles[level - 1] ?? [])
  return event.person.id !== context.submittedBy && roles.some(role => among(event.person.roles, role))
}
const isLast = ({ context }: Asked) => levelDue(context.status) === context.levels

/** One level after the other as the request says; the last one applies it. */
const machine = setup({
  types: { context: {} as EmodificationRow, events: {} as FlowEvent },
  guards: {
    approvesLast: (asked: Asked) => mayDecide(asked) && isLast(asked),
    approves: (asked: Asked) => mayDecide(asked),
    rejects: (asked: Asked) => mayDecide(asked) && !!asked.event.reason,
    ownRequest: ({ context, event }: Asked) => event.person.id === context.submittedBy,
  },
}).createMachine({
  id: 'e-modification',
  context: {} as EmodificationRow,
  initial: 'submitted',
  states: {
    submitted: { on: onLevel('approved_1') },
    approved_1: { on: onLevel('approved_2') },
    approved_2: { on: onLevel('applied') },
    applied: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

function onLevel<Next extends string>(next: Next) {
  return {
    approve: [
      { target: 'applied', guard: 'approvesLast' },
      { target: next, guard: 'approves' },
    ],
    reject: { target: 'rejected', guard: 'rejects' },
    withdraw: { target: 'withdrawn', guard: 'ownRequest' },
  } as const
}

export const emodificationFlow: Flow<EmodificationRow> = { name: 'e-modification', machine, record: emodification }
