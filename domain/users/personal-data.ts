/** What is kept of people without anybody asking, for how long, and why. Days null: no day ends it. */
export type KeptData = { what: string; days: number | null; rule: string; oldest: Date | null }

type Kept = 'sessions' | 'siteContacts' | 'positions' | 'attempts' | 'notifications' | 'trail'
export type OldestKept = Record<Kept, Date | null>
export type KeptDays = Record<'sessions' | 'siteContacts' | 'positions' | 'imports', number>

/** How long the copy for a person is kept, a quarter; what was told is on the trail for good. */
export const NOTIFICATION_DAYS = 92

/** Tax and company law ask for the books of five years; the trail proves them. */
export const BOOKS = 'Tax and company law: records of the business are kept for at least 5 years'
export const TRAIL = 'The audit trail only grows. It is shown with the pseudonym and without contact details'

const SETTING = 'A dated setting'
const ERASED = 'Until the person is erased'

export const keptData = (days: KeptDays, oldest: OldestKept): KeptData[] => [
  { what: 'Accounts, drivers and contacts of customers', days: null, rule: ERASED, oldest: null },
  { what: 'Address and device of ended sessions', days: days.sessions, rule: SETTING, oldest: oldest.sessions },
  { what: 'Failed sign-ins', days: 1, rule: 'Only to slow down guesses', oldest: oldest.attempts },
  { what: 'Site contacts of ended orders', days: days.siteContacts, rule: SETTING, oldest: oldest.siteContacts },
  { what: 'Positions of trucks', days: days.positions, rule: SETTING, oldest: oldest.positions },
  { what: 'Files of imports', days: days.imports, rule: SETTING, oldest: null },
  { what: 'Notifications', days: NOTIFICATION_DAYS, rule: 'The copy for a person', oldest: oldest.notifications },
  { what: 'Orders, tickets, invoices, approvals', days: null, rule: BOOKS, oldest: null },
  { what: 'Audit trail', days: null, rule: TRAIL, oldest: oldest.trail },
]
