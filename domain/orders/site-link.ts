import * as z from 'zod'
import { id, optionalText, requiredText } from '../kit/shape'
import { addDays, addMinutes, instantOn, type PlainDate } from '../kit/time'
import * as kit from '../kit/words'
import * as words from './words'

/** Who asks on site: a link names the pour, not the person. */
export const siteName = () => requiredText(words.siteFormName, 80)

export const SITE_READY = ['access', 'pump', 'crew', 'slump'] as const
export type SiteReady = (typeof SITE_READY)[number]
export const SITE_READY_LABELS: Record<SiteReady, () => string> = {
  access: words.siteReadyAccess,
  pump: words.siteReadyPump,
  crew: words.siteReadyCrew,
  slump: words.siteReadySlump,
}

const ready = () => z.boolean({ error: words.siteReadySay })
export const SiteReadinessAnswer = z.strictObject({
  name: siteName(),
  access: ready(),
  pump: ready(),
  crew: ready(),
  slump: ready(),
  remarks: optionalText(400),
})
export type SiteReadinessAnswer = z.output<typeof SiteReadinessAnswer>
/** The answer as it is kept, with its moment. */
export type SiteReadiness = SiteReadinessAnswer & { at: string }

/** Base64 of a PNG of at most 90 kB: a name drawn by a finger. */
const MOST_DRAWN = 120_000
export const SiteSignature = z.strictObject({
  deliveryOrderId: id(),
  name: siteName(),
  drawing: z
    .string()
    .max(MOST_DRAWN, { error: kit.signLarge })
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: kit.signMissing }),
})
export type SiteSignature = z.output<typeof SiteSignature>

export const SiteLinkSend = z.strictObject({ email: z.email({ error: kit.fieldEmailNeeded }).max(200) })
export const SiteLinkRevoke = z.strictObject({ version: z.int().min(1, { error: kit.fieldVersionRequired }) })

/** A link ends a day after its pour: when the day after the order date is over in the zone of the region. */
export const siteLinkEnd = (orderDate: PlainDate, zone: string): Date => instantOn(addDays(orderDate, 2), '00:00', zone)

/** Minutes before the first load at which a site is asked whether it is ready. */
const ASK_BEFORE = 60

/** Whether the site is asked now: from an hour before its first load until a load is there, while nothing was answered. */
export const asksReady = (
  { firstAt, arrived, answered }: { firstAt: Date | null; arrived: boolean; answered: boolean },
  now: Date,
): boolean => !answered && !arrived && firstAt !== null && now >= addMinutes(firstAt, -ASK_BEFORE)

/** What is not ready, in the words of the page; empty where all is. */
export const notReady = (of: Pick<SiteReadiness, SiteReady>): string[] =>
  SITE_READY.filter(what => !of[what]).map(what => SITE_READY_LABELS[what]())
