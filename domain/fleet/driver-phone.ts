import * as z from 'zod'
import type { DELIVERY_EVENTS } from '../deliveries/event'
import { RETURN_CAUSE_CODES } from '../kit/return-cause'
import { id, instant, optionalText, quantity, quantityOrZero, requiredText } from '../kit/shape'
import * as kit from '../kit/words'
import * as words from './words'

/** Minutes in which a code has to be typed or scanned on the phone. */
export const CODE_MINUTES = 15
/** A shift: so long the PIN is not asked again, minutes. */
export const OPEN_MINUTES = 12 * 60

const RUNS = '01234567890 09876543210'
const pin = () =>
  z
    .string()
    .regex(/^\d{4,8}$/, { error: words.phonePinLength })
    .refine(text => !/^(\d)\1+$/.test(text) && !RUNS.includes(text), { error: words.phonePinGuessed })
export const DriverPhoneBind = z.strictObject({ pin: pin() })
export const DriverPhoneOpen = z.strictObject({ pin: z.string().max(20, { error: words.phonePinLength }) })
export const DriverPhoneRevoke = z.strictObject({
  id: id(),
  version: z.int().min(1, { error: kit.fieldVersionRequired }),
})

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
export const DRIVER_EVENT_LABELS: Record<DriverEvent, () => string> = {
  left_plant: words.phoneLoadLeftPlant,
  on_site: words.phoneLoadOnSite,
  pour_start: words.phoneLoadPourStart,
  pour_end: words.phoneLoadPourEnd,
  returned: words.phoneLoadReturned,
}

/** Base64 of a PNG of at most 60 kB: a name drawn by a finger. */
const MOST_DRAWN = 80_000
/** Base64 of a JPEG of at most 165 kB: the phone makes its photos smaller. */
const MOST_PHOTO = 220_000
const base64 = (most: number, wrong: () => string, large: () => string) =>
  z
    .string()
    .max(most, { error: large })
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: wrong })

export const DriverPhoneEvent = z.strictObject({
  deliveryOrderId: id(),
  event: z.enum(DRIVER_EVENTS),
  /** When it was pressed, by the clock of the portal. */
  at: instant(),
  /** Litres that the site asked for, with the name and signature of who did; told while the truck is on site. */
  water: z
    .strictObject({
      litres: quantityOrZero(kit.fieldWaterAdded),
      name: requiredText(words.phoneWaterAskedBy, 80),
      drawing: base64(MOST_DRAWN, kit.signMissing, kit.signLarge),
    })
    .optional(),
  /** What is left in the truck, m³, and why; told with the end of unloading or when the truck is back. */
  left: z
    .strictObject({
      quantity: quantity(words.phoneLeftConcrete),
      cause: z.enum(RETURN_CAUSE_CODES, { error: words.phoneLeftChoose }),
    })
    .optional(),
  /** Why readings outside their limits are taken. */
  reason: optionalText(),
})
export type DriverPhoneEvent = z.output<typeof DriverPhoneEvent>

export const DriverPhonePhoto = z.strictObject({
  deliveryOrderId: id(),
  photo: base64(MOST_PHOTO, words.phoneLoadPhotoNeeded, words.phoneLoadPhotoLarge),
})
export type DriverPhonePhoto = z.output<typeof DriverPhonePhoto>

export const DriverPhoneCall = z.strictObject({ queueId: id(), deliveryOrderId: id(), at: instant() })
export type DriverPhoneCall = z.output<typeof DriverPhoneCall>

export const DriverPhoneBreak = z.strictObject({ on: z.boolean({ error: words.phoneBreakWhich }), at: instant() })
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
