/** The life of a load. Locked and e-modification pending are flags beside it. */
export const DO_STATUSES = [
  'planned',
  'assigned',
  'called',
  'generated',
  'loading',
  'loaded',
  'in_transit',
  'on_site',
  'pouring',
  'delivered',
  'returned',
  'withdrawn',
  'rejected',
] as const
export type DoStatus = (typeof DO_STATUSES)[number]

export const DO_STATUS_LABELS: Record<DoStatus, string> = {
  planned: 'Planned',
  assigned: 'Assigned',
  called: 'Called',
  generated: 'Generated',
  loading: 'Loading',
  loaded: 'Loaded',
  in_transit: 'In transit',
  on_site: 'On site',
  pouring: 'Pouring',
  delivered: 'Delivered',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
}

/** The truck and its driver carry it. */
export const UNDERWAY: readonly DoStatus[] = ['generated', 'loading', 'loaded', 'in_transit', 'on_site', 'pouring']
/** Carried, or poured and on the way back: the truck is not in a yard. */
export const AWAY: readonly DoStatus[] = [...UNDERWAY, 'delivered']
export const OUTSTANDING: readonly DoStatus[] = ['planned', 'assigned', 'called', ...UNDERWAY]
/** The ticket is closed: from here only an e-modification changes what it says. */
export const CLOSED: readonly DoStatus[] = ['delivered', 'returned', 'rejected']

/** Its ticket was printed: the plant made it. */
export const MADE: readonly DoStatus[] = [...UNDERWAY, ...CLOSED]

export type DoGroup = 'ahead' | 'underway' | 'closed' | 'void'

export function groupOf(status: string): DoGroup {
  if (status === 'withdrawn') return 'void'
  if (CLOSED.includes(status as DoStatus)) return 'closed'
  return UNDERWAY.includes(status as DoStatus) ? 'underway' : 'ahead'
}
