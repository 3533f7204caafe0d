import * as z from 'zod'
import { Letterhead, USUAL_LETTERHEAD } from './letterhead'
import { PRICE_AUTHORITY, PriceAuthority } from './price-authority'
import { ReminderStep, USUAL_STEPS } from './reminder-step'
import { clock, mass, percent, quantity } from './shape'

/**
 * Every value of the trade that a company may set, with its default. They are dated rows in the database and read
 * through one function; none is a constant in a rule.
 */
const whole = (least: number, most: number) => z.int().min(least).max(most)
const isRising = (steps: readonly { days: number }[]) =>
  steps.every(({ days }, at) => at === 0 || days > steps[at - 1]!.days)
const of = <S extends z.ZodType>(shape: S, usual: z.output<S>, label: string) => ({ shape, usual, label })

export const SETTINGS = {
  'billing.gst-percent': of(percent(), '9', 'GST in per cent of the invoice subtotal'),
  'billing.gst-by': of(
    z.enum(['delivery', 'invoice']),
    'delivery',
    'The rate of GST is that of the day of delivery, or of the day of the invoice',
  ),
  'billing.levels': of(whole(1, 3), 3, 'Approval levels of an invoice draft'),
  'billing.persons-differ': of(z.boolean(), true, 'Maker and approvers of a draft are different persons'),
  'billing.normal-hours': of(
    z.strictObject({ from: clock(), to: clock() }),
    { from: '06:30', to: '18:00' },
    'Batching before, after or on a Sunday or holiday pays the after-hours charge',
  ),
  'billing.payment-days': of(whole(0, 180), 30, 'Days to pay where the customer has no payment term'),
  'billing.reminder-steps': of(
    z.array(ReminderStep).min(1).max(6).refine(isRising, 'Each step comes later than the one before'),
    USUAL_STEPS,
    'Reminders of an overdue invoice: days after the due date, name and text of each step',
  ),
  'billing.reminders-daily': of(z.boolean(), false, 'Due reminders are sent every day without being asked for'),
  'credit.limit-acts': of(
    z.enum(['none', 'warn', 'hold', 'refuse']),
    'hold',
    'An order that takes a customer over the credit limit is let through, warned about, put on hold or refused',
  ),
  'credit.hold-stops': of(
    z.enum(['orders', 'loads']),
    'loads',
    'A credit hold stops new orders alone, or the next loads as well',
  ),
  'attachments.most': of(whole(1, 200), 20, 'Most files on one record'),
  'imports.kept-days': of(whole(1, 365), 7, 'What was read of an imported file is kept for, days'),
  'company.letterhead': of(Letterhead, USUAL_LETTERHEAD, 'Whose paper it is: the company that runs this portal'),
  'orders.schedule-load': of(quantity(), '9', 'Usual load of a truck in m³ where its type sets none'),
  'orders.minimum-load': of(quantity(), '3', 'Below this the last two loads are shared evenly, m³'),
  'orders.unload-minutes-per-m3': of(percent(), '3', 'Unloading in minutes per m³ where the order sets none'),
  'orders.loading-minutes': of(whole(1, 60), 8, 'Loading a truck, minutes'),
  'orders.associate-extra-minutes': of(whole(0, 60), 5, 'Extra minutes at the plant for a hand-dosed add-on'),
  'orders.truck-cycle-minutes': of(
    whole(20, 600),
    120,
    'A truck is taken from batching until this long after its arrival, minutes; tells how many trucks an hour needs',
  ),
  'orders.on-time-minutes': of(whole(1, 60), 15, 'On time is within this many minutes of the promise'),
  'orders.hourly-travel': of(
    z.array(z.number().positive()).length(24),
    [1, 1, 1, 1, 1, 1, 1.05, 1.35, 1.4, 1.25, 1.15, 1.1, 1.1, 1.1, 1.1, 1.15, 1.25, 1.4, 1.4, 1.25, 1.1, 1, 1, 1],
    'Travel time factor by hour of the day',
  ),
  'orders.free-flow-kmh': of(whole(5, 90), 38, 'Speed of a loaded mixer on a free road, km/h'),
  'orders.road-factor': of(z.number().min(1).max(3), 1.35, 'Road distance over straight distance'),
  'orders.stretch-limits': of(
    z.strictObject({ percent: whole(0, 100), maxMinutes: whole(0, 240) }),
    { percent: 10, maxMinutes: 30 },
    'How far planning may stretch a pour: per cent of its length and at most minutes',
  ),
  'orders.continuous-assign': of(z.boolean(), false, 'The next load is given a plant as soon as one is free'),
  'orders.notice-minutes': of(whole(0, 2880), 120, 'Notice of an order below which it is said to be short, minutes'),
  'deliveries.discharge-minutes': of(whole(30, 600), 120, 'Discharge limit from first water, minutes'),
  'deliveries.lock-minutes': of(whole(1, 120), 10, 'A lock on a delivery order ends by itself after, minutes'),
  'deliveries.discharge-shares': of(
    z.strictObject({ near: z.number().min(0).max(1), last: z.number().min(0).max(1) }),
    { near: 0.75, last: 0.9 },
    'Shares of the discharge limit at which the clock turns amber and red',
  ),
  'deliveries.ahead-minutes': of(whole(0, 60), 2, 'The clock of a device may run ahead by, minutes'),
  'deliveries.wash-minutes': of(whole(0, 120), 10, 'Washing at the site before the way back, minutes'),
  'queue.acknowledge-alert-minutes': of(whole(1, 60), 3, 'A called truck is called again after, minutes'),
  'queue.acknowledge-next-minutes': of(whole(1, 60), 6, 'The next truck is offered after, minutes'),
  'fleet.fatigue': of(
    z.strictObject({
      dutyHours: z.number().positive(),
      exemptDutyHours: z.number().positive(),
      continuousHours: z.number().positive(),
      breakMinutes: whole(1, 240),
      warnShare: z.number().min(0).max(1),
    }),
    { dutyHours: 12, exemptDutyHours: 14, continuousHours: 6, breakMinutes: 45, warnShare: 0.8 },
    'Hours of duty: Employment Act of Singapore',
  ),
  'fleet.near-limit-minutes': of(whole(0, 480), 60, 'A driver is said to be near the limit with less than, minutes'),
  'fleet.pass-warn-days': of(whole(0, 120), 14, 'A pass is said to end soon this many days before'),
  'fleet.position-days': of(whole(7, 3650), 62, 'Positions of trucks are kept for, days'),
  'batching.tolerance': of(
    z.strictObject({
      cement: percent(),
      water: percent(),
      aggregate: percent(),
      admixture: percent(),
      addition: percent(),
      informShare: z.number().min(0).max(1),
    }),
    { cement: '3', water: '3', aggregate: '3', admixture: '5', addition: '3', informShare: 0.7 },
    'Batching tolerance by kind of material, per cent of the target (SS EN 206)',
  ),
  'materials.receipt-tolerance': of(
    percent(),
    '0.5',
    'A received quantity within this many per cent of the ordered one is not disputed',
  ),
  'carbon.material-haul-km': of(
    z.number().min(0).max(2000),
    25,
    'Way of the materials to the plant by road, km (stage A2)',
  ),
  'materials.delivery-load': of(
    z.strictObject({
      cement: mass(),
      addition: mass(),
      sand: mass(),
      stone: mass(),
      admixture: mass(),
      fibre: mass(),
    }),
    { cement: '28000', addition: '28000', sand: '24000', stone: '24000', admixture: '5000', fibre: '1000' },
    'What one delivery brings by kind of material, kg',
  ),
  'emodification.small-quantity': of(
    z.strictObject({ cubicMetres: quantity(), percent: percent() }),
    { cubicMetres: '0.5', percent: '5' },
    'A change of quantity within both goes the short way',
  ),
  'cylinders.specimen-kind': of(
    z.enum(['150x300', '100x200', 'cube-150', 'cube-100']),
    '150x300',
    'Specimens that a set is made of',
  ),
  'cylinders.specimens': of(whole(1, 24), 4, 'Specimens of a set that the laboratory adds'),
  'cylinders.most-sets': of(whole(1, 50), 10, 'Sets of specimens that one load may give'),
  'cylinders.ages': of(z.array(whole(1, 365)).min(1).max(8), [7, 28], 'Ages in days of a set that the laboratory adds'),
  'cylinders.strength-age': of(whole(1, 365), 28, 'Age at which the strength is specified, days'),
  'cylinders.spread-percent': of(
    whole(5, 40),
    15,
    'Spread of a set over which its result is not counted, % of its mean',
  ),
  'cylinders.single-below': of(z.number().min(0).max(10), 4, 'A single result may lie below fck by, MPa (SS EN 206)'),
  'cylinders.temperature-max': of(whole(20, 45), 35, 'Highest temperature of the fresh concrete, °C'),
  'cylinders.open-weekdays': of(
    z.array(whole(0, 6)).min(1).max(7),
    [1, 2, 3, 4, 5, 6],
    'Days on which the laboratory crushes',
  ),
  'cylinders.usual-gain': of(z.number().min(0).max(60), 11, 'Usual gain from 7 to 28 days before there are pairs, MPa'),
  'cylinders.cement-per-mpa': of(z.number().min(1).max(20), 5.5, 'Cement that one MPa asks for, kg/m³'),
  'cylinders.audit-pass': of(whole(0, 100), 85, 'A plant audit passes from a score of, %'),
  'cylinders.persons-differ': of(z.boolean(), true, 'Laboratory, house manager and manager are different persons'),
  'mixdesign.usual-moisture': of(
    z.strictObject({
      sand: z.strictObject({ moisture: percent(), absorption: percent() }),
      stone: z.strictObject({ moisture: percent(), absorption: percent() }),
    }),
    { sand: { moisture: '5', absorption: '1.2' }, stone: { moisture: '1.2', absorption: '0.6' } },
    'Total moisture and absorption of aggregates until somebody has measured, per cent of dry mass',
  ),
  'pricing.margin': of(
    z.strictObject({ amberPercent: percent(), redPercent: percent() }),
    { amberPercent: '100', redPercent: '90' },
    'Share of the target margin below which a quote goes to the sales manager, and to the CEO',
  ),
  'pricing.authority': of(
    PriceAuthority,
    PRICE_AUTHORITY,
    'Price authority: who may set a price alone, and who may approve the price of somebody else',
  ),
} as const

export type SettingName = keyof typeof SETTINGS
export type SettingValue<N extends SettingName> = z.output<(typeof SETTINGS)[N]['shape']>
