import type { RecordAction } from '~/web/kit/record/record-actions'

type Driver = { id: string; version: number; driverName: string; operationStatus: string; queueStatus: string | null }

/** What a driver may do next; leaving duty also leaves the queue, and says so first. */
export function driverActions(driver: Driver, mayDuty: boolean, mayManage: boolean): RecordAction[] {
  const fields = { id: driver.id, version: String(driver.version) }
  const leaves = driver.queueStatus ? ' The place in the queue is given up.' : ''
  const onDuty = driver.operationStatus === 'in_service' || driver.operationStatus === 'resting'
  return [
    {
      label: 'Put in service',
      intent: 'in_service',
      fields,
      hidden: !mayDuty || driver.operationStatus === 'in_service',
      done: `${driver.driverName} is in service`,
    },
    {
      label: 'End duty',
      intent: 'off_duty',
      fields,
      hidden: !mayDuty || !onDuty,
      done: `${driver.driverName} is off duty`,
      confirm: { title: `End the duty of ${driver.driverName}?`, text: `The hours of today stop counting.${leaves}` },
    },
    {
      label: 'Reset queue status',
      intent: 'reset-queue',
      fields,
      hidden: !mayDuty,
      why: driver.queueStatus ? undefined : 'Stands in no queue',
      done: `${driver.driverName} left the queue`,
      confirm: { title: `Take ${driver.driverName} out of the queue?` },
    },
    {
      label: 'Remove driver',
      intent: 'remove',
      look: 'danger',
      fields,
      hidden: !mayManage,
      why: driver.queueStatus ? 'Stands in a queue' : undefined,
      confirm: {
        title: `Remove ${driver.driverName}?`,
        text: 'The history stays; the driver is not offered any more.',
      },
    },
  ]
}
