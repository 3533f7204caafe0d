import { inArray, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { seenCustomers } from '../customers/scope'
import { customerSalespeople, customers } from '../customers/tables'
import { doors, type Seen, through } from '../kit/scope'
import { invoiceDrafts } from './tables'

/** Bills are seen with the customer: a salesperson sees those of the own customers. */
export const seenBills = (person: Person, customerId: PgColumn): Seen | undefined => seenCustomers(person, customerId)

/** Drafts besides: a deputy sees those that are being approved, to decide on the first level and for nothing else. */
export const seenDrafts = (person: Person): Seen | undefined =>
  through(seenBills(person, invoiceDrafts.customerId), own =>
    mayDo(person, 'approve-1', 'invoice_draft')
      ? [own, doors(person, { salesperson: id => beingApproved(ofDeputy([id])), also: [inPlaceOf(person)] })]
      : own,
  )

const beingApproved = (rows: SQL) =>
  raw`${inArray(invoiceDrafts.status, ['with_sales', 'with_manager', 'with_ceo'])} and ${rows}`

const ofDeputy = (salespeople: string[]) =>
  raw`(${inArray(invoiceDrafts.deputySalespersonId, salespeople)} or ${invoiceDrafts.customerId} in (
    select ${customers.id} from ${customers} where ${inArray(customers.deputySalespersonId, salespeople)}))`

/** Of salespeople who are away and named this person: what is theirs to decide, as their customers' or as deputy. */
function inPlaceOf({ standsInFor = [] }: Person): SQL | undefined {
  if (!standsInFor.length) return
  return beingApproved(raw`(${ofDeputy(standsInFor)} or ${invoiceDrafts.customerId} in (
    select ${customerSalespeople.customerId} from ${customerSalespeople}
    where ${inArray(customerSalespeople.salespersonId, standsInFor)}))`)
}
