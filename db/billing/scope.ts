import { inArray, sql as raw } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { seenCustomers } from '../customers/scope'
import { customers } from '../customers/tables'
import { doors, type Seen, through } from '../kit/scope'
import { invoiceDrafts } from './tables'

/** Bills are seen with the customer: a salesperson sees those of the own customers. */
export const seenBills = (person: Person, customerId: PgColumn): Seen | undefined => seenCustomers(person, customerId)

/** Drafts besides: a deputy sees those that are being approved, to decide on the first level and for nothing else. */
export const seenDrafts = (person: Person): Seen | undefined =>
  through(seenBills(person, invoiceDrafts.customerId), own =>
    mayDo(person, 'approve-1', 'invoice_draft') ? [own, doors(person, { salesperson: ofDeputy })] : own,
  )

const ofDeputy = (salespersonId: string) =>
  raw`${inArray(invoiceDrafts.status, ['with_sales', 'with_manager', 'with_ceo'])}
    and (${invoiceDrafts.deputySalespersonId} = ${salespersonId} or ${invoiceDrafts.customerId} in (
      select ${customers.id} from ${customers} where ${customers.deputySalespersonId} = ${salespersonId}))`
