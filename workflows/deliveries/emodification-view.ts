import { getSeenEmodification } from '~/db/deliveries/emodification-list'
import { namesOf } from '~/db/deliveries/names'
import { ticketOf } from '~/db/deliveries/ticket'
import { approvalsOf } from '~/db/kit/approval'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { levelDue } from '~/domain/deliveries/emodification'
import { openTo } from '../kit/workflow'
import { emodificationFlow } from './emodification'

/** A request with what it changes in words, its steps and what this person may do with it now. */
export async function viewEmodification(sql: Sql, person: Person, id: string) {
  const row = await getSeenEmodification(sql, person, id)
  const [{ load, orderNo, customerName, projectName, plantName, productCode }, steps, names] = await Promise.all([
    ticketOf(sql, person, { id: row.deliveryOrderId }),
    approvalsOf(sql, 'emodification', id),
    namesOf(sql, [row.before, row.changes]),
  ])
  const actions = openTo(emodificationFlow, row, person).filter(
    action => action === 'withdraw' || !steps.some(({ approverId }) => approverId === person.id),
  )
  return {
    emodification: row,
    names,
    load: {
      id: load.id,
      doNumber: load.doNumber,
      status: load.status,
      revision: load.revision,
      doQuantity: load.quantity,
      version: load.version,
    },
    order: { orderNo, customerName, projectName, plantName, productCode },
    levelDue: levelDue(row.status),
    steps: row.levelRoles.map((roles, place) => {
      const step = steps.find(({ level }) => level === place + 1)
      return {
        level: place + 1,
        roles,
        decision: step?.decision ?? null,
        approverName: step?.approverName ?? null,
        reason: step?.reason ?? null,
        at: step?.at ?? null,
      }
    }),
    actions,
  }
}
export type EmodView = Awaited<ReturnType<typeof viewEmodification>>
