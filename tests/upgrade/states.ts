import { readFileSync } from 'node:fs'

/** Every state that the release's rows must show, so that no state is carried over unseen. */
export const STATES = {
  order: ['draft', 'confirmed', 'on_hold', 'in_progress', 'completed', 'cancelled'],
  delivery_order: [
    ...['planned', 'assigned', 'called', 'generated', 'loading', 'loaded', 'in_transit', 'on_site', 'pouring'],
    ...['delivered', 'returned', 'withdrawn', 'rejected'],
  ],
  invoice_draft: [
    ...['collecting', 'draft', 'exception', 'with_sales', 'with_manager', 'with_ceo', 'approved', 'invoiced'],
  ],
} as const

/** Tables without a row, and why there can be none. */
const NEVER_FILLED = {
  inbox: 'no code writes it: a message that comes twice is found by the state of its job',
}
/** The same of release 3, whose two days have none of these. */
const NOT_IN_TWO_DAYS = {
  ...NEVER_FILLED,
  ...about('its prices of a region are terms', ['associate_product_region', 'service_region', 'sub_product_region']),
  ...about('it seals into audit_link', ['audit_seal']),
  ...about('nobody of the demo has a second factor, a passkey or an account of the company', [
    ...['answered_challenge', 'passkey', 'portal_identity', 'recovery_code', 'second_factor'],
  ]),
  ...about('no device is connected', ['driver_phone', 'machine_key', 'panel_ticket']),
  ...about('nothing was backed up or erased', ['backup_run', 'erasure']),
  ...about('no concrete failed or changed its state', [
    ...['conformity_change', 'non_conformity', 'non_conformity_letter'],
  ]),
  ...about('nobody overrode, proposed, waived or chose them', [
    ...['credit_override', 'mix_design_waiver', 'notification_setting', 'order_service', 'record_watch'],
    'setting_proposal',
  ]),
}

function about(why: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map(table => [table, why]))
}

export const neverFilled = (release: number): string[] =>
  Object.keys(release < 3 ? NEVER_FILLED : NOT_IN_TWO_DAYS).sort()

/** The migrations of a release and of those before it, as they landed. */
export const landedBy = (release: number): string[] =>
  readFileSync('db/migrations/landed.tsv', 'utf8')
    .split('\n')
    .map(line => line.split('\t'))
    .flatMap(([name, of]) => (name?.endsWith('.sql') && Number(of) <= release ? [name] : []))

/** Tables that a later release ended, and of what kind the terms of a region are that their rows became. */
export const ENDED = {
  associate_product_region: 'associate_product',
  service_region: 'service',
  sub_product_region: 'sub_product',
} as const
