import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { contacts, customerRegions, customerSalespeople, customers } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import { FIRMS } from './names'
import { TOWNS } from './places'
import type { Client } from './sites'
import { MOBILE } from './sites'
import type { Yard } from './yard'

const HELD = 21
/** Finance put it on hold just now: what was called for it before goes on. */
export const heldAt = (now: Date): Date => addMinutes(now, -20)

/** Forty customers with contacts for site, invoices and test results. */
export async function seedCustomers(
  seed: Seed,
  yard: Pick<Yard, 'regions'>,
  salespersonIds: string[],
  deputies: readonly string[],
): Promise<Client[]> {
  const { sql, random, start, stamp, now } = seed
  const sellerOf = (at: number) => salespersonIds[at % salespersonIds.length]!
  const rows = FIRMS.slice(0, 40).map((firm, at) => ({
    ...stamp(start),
    ...(at === HELD ? { version: 2, updatedAt: heldAt(now) } : {}),
    active: at !== 39,
    customerName: `${firm} Pte Ltd`,
    customerCode: `C${String(1001 + at)}`,
    registrationNo: `20${10 + (at % 14)}${10_000 + at * 713}${'ABCDEFGHK'[at % 9]}`,
    address: `${random.whole(1, 80)} ${random.pick(TOWNS).name} Industrial Road, Singapore ${600_000 + at * 1_731}`,
    phone: `+65 6${random.whole(200, 899)} ${random.whole(1000, 9999)}`,
    email: `accounts@c${1001 + at}.example`,
    selfBilling: at % 13 === 7,
    creditLimit: `${random.whole(8, 90)}0000.00`,
    creditSuspended: at === HELD,
    creditReason: at === HELD ? 'Invoices are long overdue, nothing was paid' : null,
    erpAccount: `13${10_400 + at}`,
    deputySalespersonId: deputies.find(id => id !== sellerOf(at)) ?? null,
    remarks: null,
  }))
  await bulkInsert(sql, customers, rows)
  const clients = rows.map((row, at) => ({ ...row, salespersonId: sellerOf(at) }))
  await bulkInsert(
    sql,
    customerSalespeople,
    clients.map(client => ({ id: newId(start.getTime()), customerId: client.id, salespersonId: client.salespersonId })),
  )
  await bulkInsert(
    sql,
    customerRegions,
    clients.flatMap(client =>
      yard.regions.map(region => ({ id: newId(start.getTime()), customerId: client.id, regionId: region.id })),
    ),
  )
  await bulkInsert(
    sql,
    contacts,
    clients.flatMap((client, at) =>
      (
        [
          ['Project manager', ['operation'], 'site'],
          ['Accounts', ['invoice', 'late_invoice'], 'accounts'],
          ['Quality engineer', ['qc'], 'qc'],
        ] as const
      ).map(([jobTitle, purposes, mailbox]) => ({
        ...stamp(start),
        active: true,
        customerId: client.id,
        name: seed.person(),
        jobTitle,
        phone: MOBILE(random),
        email: `${mailbox}@c${1001 + at}.example`,
        purposes: [...purposes],
      })),
    ),
  )
  return clients
}
