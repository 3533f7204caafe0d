import type { SettingName } from './setting'

/**
 * Settings that a region may have its own value of, since whatever decides by them asks for that of its region. All others
 * hold for the whole company: a bill, a paper or a rule of signing in that crosses regions has one.
 */
export const REGIONAL_SETTINGS: readonly SettingName[] = [
  'billing.normal-hours',
  'billing.washout-at',
  'cylinders.ages',
  'cylinders.most-sets',
  'cylinders.open-weekdays',
  'cylinders.refuse-uncalibrated',
  'cylinders.single-below',
  'cylinders.specimens',
  'cylinders.spread-percent',
  'cylinders.strength-age',
  'cylinders.temperature-max',
  'deliveries.ahead-minutes',
  'deliveries.discharge-minutes',
  'deliveries.lock-minutes',
  'deliveries.return-payers',
  'deliveries.wash-minutes',
  'fleet.fatigue',
  'fleet.waiting-is-duty',
  'orders.associate-extra-minutes',
  'orders.free-flow-kmh',
  'orders.hourly-travel',
  'orders.lead-minutes',
  'orders.loading-minutes',
  'orders.minimum-load',
  'orders.notice-minutes',
  'orders.offer-way-percent',
  'orders.on-call-minutes',
  'orders.on-call-reserved-percent',
  'orders.on-time-minutes',
  'orders.road-factor',
  'orders.schedule-load',
  'orders.site-phone',
  'orders.stretch-limits',
  'orders.unload-minutes-per-m3',
  'orders.wait-offer-minutes',
  'orders.will-call-minutes',
  'pricing.authority',
  'pricing.margin',
]

export const isRegional = (name: SettingName): boolean => REGIONAL_SETTINGS.includes(name)
