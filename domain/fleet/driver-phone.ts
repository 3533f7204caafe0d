import * as z from 'zod'
import type { DELIVERY_EVENTS } from '../deliveries/event'
import { RETURN_CAUSE_CODES } from '../kit/return-cause'
import { id, instant, optionalText, quantity, quantityOrZero, requiredText } from '../kit/shape'

/** Minutes in which a code has to be typed or scanned on the phone. */
export const CODE_MINUTES = 15
/** A shift: so long the PIN is not asked again, minutes. */
export const OPEN_MINUTES = 12 * 60

const RUNS = '01234567890 09876543210'
const pin = () =>
  z
    .string()
    .regex(/^\d{4,8}$/, 'A PIN has 4 to 8 figures')
    .refine(text => !/^(\d)\1+$/.test(text) && !RUNS.includes(text), 'Choose a PIN that is harder to guess')
export const DriverPhoneBind = z.strictObject({ pin: pin() })
export const DriverPhoneOpen = z.strictObject({ pin: z.string().max(20, 'A PIN has 4 to 8 figures') })
export const DriverPhoneRevoke = z.strictObject({ id: id(), version: z.int().min(1, 'Version is required') })

/** What a driver tells of a load where no position does; the plant tells of loading. */
export const DRIVER_EVENTS = [
  'left_plant',
  'on_site',
  'pour_start',
  'pour_end',
  'returned',
] as const satisfies readonly (typeof DELIVERY_EVENTS)[number][]
export type DriverEvent = (typeof DRIVER_EVENTS)[number]
/** What the buttons of the phone say. */
export const DRIVER_EVENT_LABELS: Record<DriverEvent, string> = {
  left_plant: 'Left plant',
  on_site: 'At site',
  pour_start: 'Unloading',
  pour_end: 'Finished',
  returned: 'Back at plant',
}

/** Base64 of a PNG of at most 60 kB: a name drawn by a finger. */
const MOST_DRAWN = 80_000
/** Base64 of a JPEG of at most 165 kB: the phone makes its photos smaller. */
const MOST_PHOTO = 220_000
const base64 = (most: number, wrong: string, large: string) =>
  z
    .string()
    .max(most, large)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, wrong)

export const DriverPhoneEvent = z.strictObject({
  deliveryOrderId: id(),
  event: z.enum(DRIVER_EVENTS),
  /** When it was pressed, by the clock of the portal. */
  at: instant(),
  /** Litres that the site asked for, with the name and signature of who did; told while the truck is on site. */
  water: z
    .strictObject({
      litres: quantityOrZero('Water added'),
      name: requiredText('Name of who asked for it', 80),
      drawing: base64(MOST_DRAWN, 'Sign in the field', 'The signature is too large'),
    })
    .optional(),
  /** What is left in the truck, m³, and why; told with the end of unloading or when the truck is back. */
  left: z
    .strictObject({ quantity: quantity('Concrete left'), cause: z.enum(RETURN_CAUSE_CODES, 'Choose a cause') })
    .optional(),
  /** Why readings outside their limits are taken. */
  reason: optionalText(),
})
export type DriverPhoneEvent = z.output<typeof DriverPhoneEvent>

export const DriverPhonePhoto = z.strictObject({
  deliveryOrderId: id(),
  photo: base64(MOST_PHOTO, 'A photo is needed', 'The photo is too large'),
})
export type DriverPhonePhoto = z.output<typeof DriverPhonePhoto>

export const DriverPhoneCall = z.strictObject({ queueId: id(), deliveryOrderId: id(), at: instant() })
export type DriverPhoneCall = z.output<typeof DriverPhoneCall>

export const DriverPhoneBreak = z.strictObject({ on: z.boolean('Say whether it begins or ends'), at: instant() })
export type DriverPhoneBreak = z.output<typeof DriverPhoneBreak>

/** The phone that asks, whose it is, and until when it is open. */
export type PhoneUse = {
  id: string
  driverId: string
  driverName: string
  pinHash: string
  openUntil: Date | null
  throttled: boolean
}
