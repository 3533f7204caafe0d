import * as z from 'zod'
import { STAFF_ROLES } from '../access/roles'
import { CONFORMITY_SETTINGS } from './conformity-setting'
import { DATE_ORDERS } from './date-order'
import { FatigueLimits, USUAL_FATIGUE } from './fatigue-limits'
import { Geofence, USUAL_GEOFENCE } from './geofence'
import { LABORATORY_SETTINGS } from './laboratory-setting'
import { MIX_SETTINGS } from './mix-setting'
import { NOTICE_SETTINGS } from './notice-setting'
import { NumberSeries, USUAL_SERIES } from './number-series'
import { PRICE_AUTHORITY, PriceAuthority } from './price-authority'
import { PRINT_SETTINGS } from './print-setting'
import { PRIVACY_SETTINGS } from './privacy-setting'
import { ReminderSteps, USUAL_STEPS } from './reminder-step'
import { ReturnPayers, USUAL_RETURN_PAYERS } from './return-cause'
import { clock, percent, price, quantity, requiredText } from './shape'
import { specimenAges } from './specimen-age'
import { STEP_UP } from './step-up'
import { STOCK_SETTINGS } from './stock-setting'

/** What a company may set of its trade, with the default: dated rows, read by one function; none is a constant in a rule. */
const whole = (least: number, most: number) => z.int().min(least).max(most)
const of = <S extends z.ZodType>(shape: S, usual: z.output<S>, label: string) => ({ shape, usual, label })
export const SETTINGS = {
  'users.second-factor-roles': of(z.array(z.enum(STAFF_ROLES)), [], 'Roles that need two-step sign-in'),
  'users.step-up': of(...STEP_UP),
  'billing.gst-percent': of(percent(), '9', 'GST rate, % of the invoice subtotal'),
  'billing.gst-by': of(z.enum(['delivery', 'invoice']), 'delivery', 'GST rate by day of delivery or by day of invoice'),
  'billing.levels': of(whole(1, 3), 3, 'Approval levels of an invoice draft'),
  'billing.persons-differ': of(z.boolean(), true, 'Maker and approvers of a draft must be different people'),
  'billing.note-approvals': of(
    z.strictObject({ oneUpTo: price('Amount'), twoUpTo: price('Amount') }),
    { oneUpTo: '200', twoUpTo: '2000' },
    'Commercial notes that need one or two approvals, S$ with GST; larger ones need all',
  ),
  'billing.clean-pass': of(
    z.strictObject({ passes: z.boolean(), passUpTo: price('Amount') }),
    { passes: false, passUpTo: '10000' },
    'Clean invoice drafts pass all approvals without a person, up to a total with GST',
  ),
  'billing.group-up-to': of(price('Amount'), '100000', 'Invoice drafts approved together are at most, S$ with GST'),
  'billing.gl-codes': of(
    z.strictObject({
      product: requiredText('GL code', 20),
      associate: requiredText('GL code', 20),
      sub_product: requiredText('GL code', 20),
      service: requiredText('GL code', 20),
      adjustment: requiredText('GL code', 20),
    }),
    { product: '4000', associate: '4010', sub_product: '4020', service: '4030', adjustment: '4090' },
    'GL codes of invoice lines in the ERP',
  ),
  'billing.tax-codes': of(
    z.strictObject({ standard: requiredText('Tax code', 20), zero: requiredText('Tax code', 20) }),
    { standard: 'SR', zero: 'ZR' },
    'GST codes of invoice lines in the ERP',
  ),
  'billing.normal-hours': of(
    z.strictObject({ from: clock(), to: clock() }),
    { from: '06:30', to: '18:00' },
    'Normal hours; after-hours charge applies outside them and on Sundays and holidays',
  ),
  'billing.washout-at': of(
    z.enum(['site', 'plant', 'both']),
    'site',
    'Wash-out fee is charged where a truck washes out',
  ),
  'billing.payment-days': of(whole(0, 180), 30, 'Payment days where the customer has no payment term'),
  'billing.number-series': of(
    NumberSeries,
    USUAL_SERIES,
    'Number series: letters of invoices, credit notes, debit notes and statements, by the date of the paper',
  ),
  'billing.date-order': of(z.enum(DATE_ORDERS), 'day', 'Invoice numbers follow the dates: by day, by month, or free'),
  'billing.reminder-steps': of(ReminderSteps, USUAL_STEPS, 'Reminder steps for overdue invoices'),
  'billing.reminders-daily': of(z.boolean(), false, 'Send due reminders automatically every day'),
  'credit.limit-acts': of(
    z.enum(['none', 'warn', 'hold', 'refuse']),
    'hold',
    'Order over the credit limit: none, warn, hold or refuse',
  ),
  'credit.hold-stops': of(z.enum(['orders', 'loads']), 'loads', 'Credit hold stops new orders, or loads as well'),
  'attachments.most': of(whole(1, 200), 20, 'Maximum files on one record'),
  ...PRINT_SETTINGS,
  'orders.schedule-load': of(quantity(), '9', 'Standard truck load where the truck type sets none, m³'),
  'orders.minimum-load': of(quantity(), '3', 'Minimum last load, m³; a smaller one is shared with the load before'),
  'orders.unload-minutes-per-m3': of(percent(), '3', 'Unloading time where the order sets none, minutes per m³'),
  'orders.loading-minutes': of(whole(1, 60), 8, 'Loading time, minutes per truck'),
  'orders.associate-extra-minutes': of(whole(0, 60), 5, 'Extra minutes at the plant for a hand-dosed add-on'),
  'orders.truck-cycle-minutes': of(
    whole(20, 600),
    120,
    'Truck cycle from batching, minutes; sets how many trucks an hour needs',
  ),
  'orders.on-time-minutes': of(whole(1, 60), 15, 'On-time tolerance, minutes'),
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
    'Maximum stretch of a pour in planning',
  ),
  'orders.continuous-assign': of(z.boolean(), false, 'Assign the next load as soon as a plant is free'),
  'orders.complete-minutes': of(
    whole(0, 1440),
    30,
    'Complete an order once all its trucks are back for, minutes; 0 leaves it to people',
  ),
  ...NOTICE_SETTINGS,
  'orders.site-phone': of(z.string().trim().max(40), '', 'Phone number on the page for sites; empty shows none'),
  'orders.site-answer-minutes': of(whole(5, 60), 30, 'Warn of a site that is not ready, minutes before its first load'),
  'deliveries.discharge-minutes': of(whole(30, 600), 120, 'Discharge limit from first water, minutes'),
  'deliveries.lock-minutes': of(whole(1, 120), 10, 'Delivery order lock expires after, minutes'),
  'deliveries.discharge-shares': of(
    z.strictObject({ near: z.number().min(0).max(1), last: z.number().min(0).max(1) }),
    { near: 0.75, last: 0.9 },
    'Amber and red, as a share of the discharge limit',
  ),
  'deliveries.ahead-minutes': of(whole(0, 60), 2, 'Device clock may run ahead by, minutes'),
  'deliveries.e-ticket-pause-days': of(whole(1, 30), 3, 'Pause an unanswered e-ticket subscription after, days'),
  'deliveries.least-minutes': of(
    z.strictObject({ way: whole(0, 60), pour: whole(0, 60) }),
    { way: 2, pour: 2 },
    'Least minutes of a way to the site and of a pour',
  ),
  'deliveries.reading-near-percent': of(
    whole(0, 50),
    5,
    'Amber for site readings nearer to a limit than, % of its span',
  ),
  'deliveries.wash-minutes': of(whole(0, 120), 10, 'Wash-out at site before return, minutes'),
  'deliveries.return-payers': of(ReturnPayers, USUAL_RETURN_PAYERS, 'Who pays for returned concrete, by cause'),
  'queue.acknowledge-alert-minutes': of(whole(1, 60), 3, 'Call a truck again after, minutes'),
  'queue.acknowledge-next-minutes': of(whole(1, 60), 6, 'Offer the next truck after, minutes'),
  'fleet.fatigue': of(FatigueLimits, USUAL_FATIGUE, 'Driver duty hours (Employment Act)'),
  'fleet.waiting-is-duty': of(z.boolean(), true, 'Waiting in a plant’s queue counts as duty (Employment Act, s. 38)'),
  'fleet.near-limit-minutes': of(whole(0, 480), 60, 'Warn of a driver near the limit with less than, minutes'),
  'fleet.pass-warn-days': of(whole(0, 120), 14, 'Warn before a pass expires, days'),
  'fleet.geofence': of(Geofence, USUAL_GEOFENCE, 'Geofence of a plant and margin, m; least stay or absence, seconds'),
  ...PRIVACY_SETTINGS,
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
    'Batching tolerance by material, % of target (SS EN 206)',
  ),
  'batching.results-minutes': of(whole(1, 240), 20, 'Batch results missing: loaded for more than, minutes'),
  ...STOCK_SETTINGS,
  'carbon.material-haul-km': of(z.number().min(0).max(2000), 25, 'Haul of materials to the plant, km (stage A2)'),
  'emodification.small-quantity': of(
    z.strictObject({ cubicMetres: quantity(), percent: percent() }),
    { cubicMetres: '0.5', percent: '5' },
    'Quantity change that needs no full approval, up to',
  ),
  'cylinders.specimens': of(whole(1, 24), 4, 'Specimens per laboratory set'),
  'cylinders.most-sets': of(whole(1, 50), 10, 'Maximum sets per load'),
  'cylinders.ages': of(specimenAges(), [7, 28], 'Test ages of a laboratory set'),
  'cylinders.strength-age': of(whole(1, 365), 28, 'Age of specified strength, days'),
  'cylinders.spread-percent': of(whole(5, 40), 15, 'Maximum spread within a set, % of its mean'),
  'cylinders.single-below': of(z.number().min(0).max(10), 4, 'Single result below fck by at most, MPa (SS EN 206)'),
  'cylinders.temperature-max': of(whole(20, 45), 35, 'Maximum fresh concrete temperature, °C'),
  'cylinders.open-weekdays': of(z.array(whole(0, 6)).min(1).max(7), [1, 2, 3, 4, 5, 6], 'Crushing days (1 = Monday)'),
  'cylinders.usual-gain': of(z.number().min(0).max(60), 11, 'Assumed strength gain from 7 to 28 days, MPa'),
  'cylinders.cement-per-mpa': of(z.number().min(1).max(20), 5.5, 'Cement per MPa of strength, kg/m³'),
  'cylinders.audit-pass': of(whole(0, 100), 85, 'Plant audit pass mark, %'),
  'cylinders.persons-differ': of(z.boolean(), true, 'Laboratory, plant and manager approvals by different people'),
  ...LABORATORY_SETTINGS,
  ...CONFORMITY_SETTINGS,
  ...MIX_SETTINGS,
  'pricing.margin': of(
    z.strictObject({ amberPercent: percent(), redPercent: percent() }),
    { amberPercent: '100', redPercent: '90' },
    'Margin limits for quotes: amber to the sales manager, red to the CEO',
  ),
  'pricing.authority': of(PriceAuthority, PRICE_AUTHORITY, 'Price authority by role'),
} as const

export type SettingName = keyof typeof SETTINGS
export type SettingValue<N extends SettingName> = z.output<(typeof SETTINGS)[N]['shape']>
