import type { DriverEvent } from '~/domain/fleet/driver-phone'

/** One thing told on the phone, with the minute of the press by the portal's clock. */
export type Told = {
  path: 'event' | 'photo' | 'acknowledge' | 'break'
  body: object
  label: string
  loadId?: string
  event?: DriverEvent
  /** Of a break: whether it begins. */
  rests?: boolean
}

export const pressOf = (told: Told) => ({
  to: '/driver/send',
  label: told.label,
  fields: [['told', JSON.stringify(told)]] as [string, string][],
})
