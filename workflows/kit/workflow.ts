import { type AnyEventObject, type AnyStateMachine, transition } from 'xstate'
import type { Work } from '~/db/kit/work'
import { type Ability, abilityOf } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { Refused } from '~/domain/kit/problem'
import { participleOf } from '~/domain/kit/verbs'

/** What a guard may look at: who asks, when, and what they said. */
export type FlowEvent<Type extends string = string> = AnyEventObject & {
  type: Type
  by: Ability
  person: Person
  reason?: string | undefined
}

type StateRow = { id: string; version: number; status: string }

/**
 * A machine over the status column of a record. The machine is pure: it says where an event leads and names effects;
 * the effects run beside it in the same transaction. Nothing of it is stored but the word.
 */
export type Flow<Row extends StateRow> = {
  name: string
  machine: AnyStateMachine
  record: {
    subject: string
    lock(work: Work, id: string): Promise<Row>
    move(work: Work, before: Row, values: Partial<Row>, action: string): Promise<Row>
  }
  /** What the screens call its states, where that is not their name. */
  states?: Readonly<Record<string, string>>
  effects?: Record<string, (work: Work, row: Row, event: FlowEvent) => Promise<void>>
}

type Step<Row> = {
  type: string
  reason?: string | undefined
  values?: Partial<Row> | undefined
  facts?: Record<string, unknown> | undefined
}

/** Sends an event to a row: refused when the state does not know it or a guard says no, else moved with lock and audit. */
export async function advance<Row extends StateRow>(
  work: Work,
  flow: Flow<Row>,
  key: { id: string; version?: number | undefined },
  step: Step<Row>,
): Promise<Row> {
  const row = await flow.record.lock(work, key.id)
  return advanceLocked(work, flow, row, step, key.version)
}

/** The same on a row that the work holds already. */
export async function advanceLocked<Row extends StateRow>(
  work: Work,
  flow: Flow<Row>,
  row: Row,
  { type, reason, values, facts }: Step<Row>,
  version = row.version,
): Promise<Row> {
  const event: FlowEvent = { ...facts, type, by: abilityOf(work.by), person: work.by, reason }
  const now = flow.machine.resolveState({ value: row.status, context: row })
  if (!now.can(event))
    throw new Refused(
      `This ${flow.name} cannot be ${participleOf(type)} while it is ${stateOf(flow, row)}`,
      undefined,
      {
        status: row.status,
        open: openTo(flow, row, work.by),
      },
    )
  const [next, actions] = transition(flow.machine, now, event)
  const held = { ...row, version }
  const moved = await flow.record.move(
    { ...work, reason: reason ?? work.reason },
    held,
    { ...values, status: String(next.value) } as Partial<Row>,
    spoken(type),
  )
  for (const action of actions) await flow.effects?.[action.type]?.(work, moved, event)
  return moved
}

/** The events that this person may send now; the screen draws exactly these buttons. */
export function openTo<Row extends StateRow>(
  flow: Pick<Flow<Row>, 'machine'>,
  row: Row,
  person: Person,
  facts: Record<string, unknown> = {},
): string[] {
  const state = flow.machine.resolveState({ value: row.status, context: row })
  const by = abilityOf(person)
  return [...new Set(flow.machine.events)].filter(type =>
    state.can({ ...facts, type, by, person, reason: 'asked' } satisfies FlowEvent),
  )
}

/** The state as the screens call it, within a sentence. */
const stateOf = <Row extends StateRow>({ states }: Flow<Row>, { status }: Row): string => {
  const label = states?.[status]
  return label ? label[0]!.toLowerCase() + label.slice(1) : spoken(status)
}

const spoken = (word: string) => word.replaceAll('_', ' ')
