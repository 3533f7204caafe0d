import type { RecordAction } from '~/web/kit/record/record-action'

export type MergedOrder = {
  id: string
  version: number
  mergeNo: string
  status: string
  startTime: string
  consent: string | null
  ordered: string
  accepted: string
  running: string
  remaining: string
}
type Member = { id: string; version: number; status: string; runningLoads: number; doneLoads: number }

/** What is done to all orders of a sequence together; the API has the last word. */
export function mergeActions(
  merged: MergedOrder | null,
  orders: readonly Member[],
  order: { id: string; version: number; status: string },
  mayManage: boolean,
): RecordAction[] {
  if (!merged || !mayManage) return []
  const fields = { id: merged.id, version: String(merged.version) }
  const { mergeNo } = merged
  const begun = orders.some(({ runningLoads, doneLoads }) => runningLoads + doneLoads > 0)
  const open = orders.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  return [
    {
      label: `Release all of ${mergeNo}`,
      intent: 'release',
      hidden: order.status !== 'on_hold',
      done: `${mergeNo} is released`,
      fields: { id: order.id, version: String(order.version), isMergeOrder: 'true' },
      confirm: {
        title: `Release every held order of ${mergeNo}?`,
        text: 'Capacity and price are checked again, and the loads are rescheduled.',
      },
    },
    {
      label: `Complete all of ${mergeNo}`,
      intent: 'complete-merge',
      hidden: !open.length || open.some(({ status }) => status !== 'in_progress'),
      done: `${mergeNo} is completed`,
      fields,
      confirm: {
        title: `Complete ${mergeNo}?`,
        text: 'Every load of its orders has ended. Quantities not delivered are cancelled.',
      },
    },
    {
      label: `Uncomplete all of ${mergeNo}`,
      intent: 'uncomplete-merge',
      hidden: merged.status !== 'completed',
      done: `${mergeNo} is open again`,
      fields,
      confirm: { title: `Open every order of ${mergeNo} again?`, reason: true },
    },
    {
      label: 'Undo merge',
      intent: 'undo-merge',
      hidden: begun || merged.status !== 'open',
      done: `${mergeNo} is undone; its orders are separate again`,
      fields,
      confirm: {
        title: `Undo ${mergeNo}?`,
        text: 'Its orders become separate again, each at its booked time.',
        reason: true,
      },
    },
  ]
}
