import type { ReactNode } from 'react'
import type { RecordAction } from '~/web/kit/record/record-action'

type Driver = {
  id: string
  version: number
  driverName: string
  operationStatus: string
  queueStatus: string | null
  userId: string | null
}
type May = { duty: boolean; manage: boolean }

/** What a driver may do next; leaving duty also leaves the queue, and says so first. */
export function driverActions(driver: Driver, may: May, restForm: ReactNode): RecordAction[] {
  const { driverName, operationStatus } = driver
  const fields = { id: driver.id, version: String(driver.version) }
  const leaves = driver.queueStatus ? ' The place in the queue is lost.' : ''
  const onDuty = operationStatus === 'in_service' || operationStatus === 'resting'
  return [
    {
      label: 'Put in service',
      intent: 'in_service',
      fields,
      hidden: !may.duty || operationStatus === 'in_service',
      done: `${driverName} is in service`,
    },
    {
      label: 'Send to rest',
      intent: 'resting',
      fields,
      hidden: !may.duty || operationStatus !== 'in_service',
      done: `${driverName} rests`,
      confirm: { title: `Send ${driverName} to rest?`, verb: 'Send to rest', form: restForm },
    },
    {
      label: 'End duty',
      intent: 'off_duty',
      fields,
      hidden: !may.duty || !onDuty,
      done: `${driverName} is off duty`,
      confirm: { title: `End the duty of ${driverName}?`, text: `The hours of today stop counting.${leaves}` },
    },
    {
      label: 'Take out of service',
      intent: 'out_of_service',
      fields,
      hidden: !may.duty || operationStatus === 'out_of_service',
      done: `${driverName} is out of service`,
      confirm: { title: `Take ${driverName} out of service?`, text: `No more loads are offered.${leaves}` },
    },
    {
      label: 'Reset queue status',
      intent: 'reset-queue',
      fields,
      hidden: !may.duty,
      why: driver.queueStatus ? undefined : 'Not in a queue',
      done: `${driverName} left the queue`,
      confirm: { title: `Remove ${driverName} from the queue?`, text: 'The truck joins again at the end.' },
    },
    {
      label: 'Reset password',
      to: '?edit=password',
      hidden: !may.manage,
      why: driver.userId ? undefined : 'Has no account of the driver app',
    },
    {
      label: 'Remove driver',
      intent: 'remove',
      look: 'danger',
      fields,
      hidden: !may.manage,
      why: driver.queueStatus ? 'In a queue' : undefined,
      confirm: {
        title: `Remove ${driverName}?`,
        text: 'The history is kept; the driver is no longer offered.',
      },
    },
  ]
}
