import { and, arrayContains, asc, eq, inArray, ne, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import {
  addressesOf,
  type ContactPurpose,
  type ContactRow,
  type ContactSave,
  type DeleteCheck,
} from '~/domain/customers/contact'
import * as words from '~/domain/customers/words'
import { Refused } from '~/domain/kit/problem'
import { OPEN } from '~/domain/orders/order-states'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { seenProjects } from './scope'
import { contacts, customers, projects } from './tables'

export const contact = record(contacts, 'contact')
type Contact = typeof contacts.$inferSelect

/** A project that the person does not see is not named. */
export function contactsOf(
  sql: Sql,
  person: Person,
  customerId: string,
  purpose?: ContactPurpose,
): Promise<ContactRow[]> {
  const { id, version, active, name, jobTitle, phone, email, purposes } = contacts
  return sql
    .select({
      id,
      version,
      active,
      projectId: projects.id,
      projectName: projects.projectName,
      name,
      jobTitle,
      phone,
      email,
      purposes,
    })
    .from(contacts)
    .leftJoin(projects, and(eq(projects.id, contacts.projectId), seenProjects(person)))
    .where(
      and(
        eq(contacts.customerId, customerId),
        eq(active, true),
        purpose ? arrayContains(purposes, [purpose]) : undefined,
      ),
    )
    .orderBy(asc(name), asc(id))
}

/** Those of the contacts that are the customer's own and active. */
export function contactsById(sql: Sql, customerId: string, ids: readonly string[]): Promise<Contact[]> {
  return sql
    .select()
    .from(contacts)
    .where(and(eq(contacts.customerId, customerId), eq(contacts.active, true), inArray(contacts.id, [...ids])))
}

/** E-mail addresses of a customer for one or more purposes, each once. */
export async function contactEmails(
  sql: Sql,
  customerId: string,
  purposes: readonly ContactPurpose[],
): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ email: contacts.email })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerId, customerId),
        eq(contacts.active, true),
        raw`${contacts.email} is not null`,
        or(...purposes.map(purpose => arrayContains(contacts.purposes, [purpose]))),
      ),
    )
    .orderBy(asc(contacts.email))
  return addressesOf(rows)
}

/** the last one who gets the invoices, and whoever an open order names, must stay. */
export async function mayDeleteContact(sql: Sql, row: Contact): Promise<DeleteCheck> {
  const [order] = await sql
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.customerId, row.customerId), eq(orders.contactName, row.name), inArray(orders.status, OPEN)))
    .limit(1)
  if (order) return { allowed: false, reason: words.contactOnOrder({ orderNo: order.orderNo, name: row.name }) }
  if (row.active && row.purposes.includes('invoice') && (await isLastForInvoices(sql, row)))
    return { allowed: false, reason: words.contactLastForInvoices({ name: row.name }) }
  return { allowed: true, reason: null }
}

/** Adds, changes and removes until the contacts are the given ones. */
export async function saveContacts(work: Work, customerId: string, given: readonly ContactSave[]): Promise<void> {
  const present = await work.sql.select().from(contacts).where(eq(contacts.customerId, customerId))
  for (const { id, version, ...values } of given) {
    const known = present.find(row => row.id === id)
    if (!known) await contact.insert(work, { ...values, customerId })
    else if (differs(known, values)) await contact.update(work, { id: known.id, version: version ?? 0 }, values)
  }
  for (const row of present.filter(row => row.active && !given.some(({ id }) => id === row.id)))
    await removeContact(work, row)
}

async function removeContact(work: Work, row: Contact): Promise<void> {
  const { allowed, reason } = await mayDeleteContact(work.sql, row)
  if (!allowed) throw new Refused(reason!, { contacts: [reason!] }, { rule: 'contact' })
  await contact.remove(work, row)
}

async function isLastForInvoices(sql: Sql, row: Contact): Promise<boolean> {
  const [customer] = await sql
    .select({ active: customers.active, selfBilling: customers.selfBilling })
    .from(customers)
    .where(eq(customers.id, row.customerId))
  if (!customer?.active || customer.selfBilling) return false
  const others = await sql
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerId, row.customerId),
        eq(contacts.active, true),
        ne(contacts.id, row.id),
        arrayContains(contacts.purposes, ['invoice']),
      ),
    )
    .limit(1)
  return !others.length
}

const differs = (row: Contact, values: Omit<ContactSave, 'id' | 'version'>) =>
  (Object.keys(values) as (keyof typeof values)[]).some(
    field => JSON.stringify(row[field]) !== JSON.stringify(values[field]),
  )
