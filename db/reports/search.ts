import { and, desc, eq, ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { FoundRecord } from '~/domain/reports/search'
import { invoiceDrafts, invoices } from '../billing/tables'
import { products } from '../catalog/tables'
import { seenCustomers, seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { seenDrivers, seenTrucks } from '../fleet/scope'
import { drivers, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'

const EACH = 5
const MOST = 20

/**
 * Records by number or name over every area that the person may open, best first: an exact number, then a beginning,
 * then a fragment. `#` asks for delivery orders, `@` for customers alone.
 */
export async function searchRecords(sql: Sql, person: Person, asked: string): Promise<FoundRecord[]> {
  const only = asked.startsWith('#') ? ['delivery order'] : asked.startsWith('@') ? ['customer'] : null
  const text = asked.replace(/^[#@]\s*/, '').trim()
  if (text.length < 2) return []
  const sources = SOURCES.filter(source => (!only || only.includes(source.kind)) && source.mayOpen(person))
  const found = await Promise.all(sources.map(source => source.find(sql, person, text)))
  return found
    .flat()
    .sort((a, b) => rank(b, text) - rank(a, text))
    .slice(0, MOST)
}

type Source = {
  kind: string
  mayOpen(person: Person): boolean
  find(sql: Sql, person: Person, text: string): Promise<FoundRecord[]>
}

const fits = (text: string, ...columns: PgColumn[]): SQL =>
  or(...columns.map(column => ilike(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)))!
const bestFirst = (text: string, column: PgColumn): SQL =>
  raw`(lower(${column}) = ${text.toLowerCase()}) desc, (${column} ilike ${`${text}%`}) desc`

const SOURCES: Source[] = [
  {
    kind: 'order',
    mayOpen: person => mayDo(person, 'manage', 'order'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: orders.id, orderNo: orders.orderNo, day: orders.orderDate, name: projects.projectName })
        .from(orders)
        .innerJoin(projects, eq(projects.id, orders.projectId))
        .where(and(fits(text, orders.orderNo), seenOrders(person)))
        .orderBy(bestFirst(text, orders.orderNo), desc(orders.orderDate))
        .limit(EACH)
      return rows.map(row => ({
        kind: 'order',
        id: row.id,
        label: row.orderNo,
        detail: row.name,
        url: `/order/${row.id}`,
      }))
    },
  },
  {
    kind: 'delivery order',
    mayOpen: person => mayDo(person, 'view', 'delivery_order') && !person.roles.includes('batcher'),
    async find(sql, person, text) {
      const rows = await sql
        .select({
          id: deliveryOrders.id,
          doNumber: deliveryOrders.doNumber,
          status: deliveryOrders.status,
          name: projects.projectName,
        })
        .from(deliveryOrders)
        .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
        .where(seenDeliveries(person, fits(text, deliveryOrders.doNumber)))
        .orderBy(bestFirst(text, deliveryOrders.doNumber), desc(deliveryOrders.doDate))
        .limit(EACH)
      return rows.map(row => ({
        kind: 'delivery order',
        id: row.id,
        label: row.doNumber!,
        detail: `${row.name}, ${row.status.replaceAll('_', ' ')}`,
        url: `/order/delivery-order/${row.doNumber}`,
      }))
    },
  },
  {
    kind: 'customer',
    mayOpen: person => mayDo(person, 'manage', 'customer'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: customers.id, name: customers.customerName, code: customers.customerCode })
        .from(customers)
        .where(and(fits(text, customers.customerName, customers.customerCode), seenCustomers(person)))
        .orderBy(bestFirst(text, customers.customerCode), customers.customerName)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'customer',
        id: row.id,
        label: row.name,
        detail: row.code,
        url: `/sales-management/customers/edit/${row.id}`,
      }))
    },
  },
  {
    kind: 'project',
    mayOpen: person => mayDo(person, 'manage', 'project'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: projects.id, name: projects.projectName, code: projects.projectCode })
        .from(projects)
        .where(and(fits(text, projects.projectName, projects.projectCode), seenProjects(person)))
        .orderBy(bestFirst(text, projects.projectCode), projects.projectName)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'project',
        id: row.id,
        label: row.name,
        detail: row.code,
        url: `/sales-management/projects/overview/price/${row.id}`,
      }))
    },
  },
  {
    kind: 'invoice',
    mayOpen: person => mayDo(person, 'view', 'invoice'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: invoices.id, no: invoices.invoiceNo, total: invoices.total, name: customers.customerName })
        .from(invoices)
        .innerJoin(customers, eq(customers.id, invoices.customerId))
        .where(and(fits(text, invoices.invoiceNo), seenCustomers(person, invoices.customerId)))
        .orderBy(bestFirst(text, invoices.invoiceNo), desc(invoices.invoiceNo))
        .limit(EACH)
      return rows.map(row => ({
        kind: 'invoice',
        id: row.id,
        label: row.no,
        detail: `${row.name}, S$ ${row.total}`,
        url: `/billing/invoice/${row.no}`,
      }))
    },
  },
  {
    kind: 'invoice draft',
    mayOpen: person => mayDo(person, 'manage', 'invoice_draft'),
    async find(sql, person, text) {
      const rows = await sql
        .select({
          id: invoiceDrafts.id,
          no: invoiceDrafts.draftNo,
          status: invoiceDrafts.status,
          name: customers.customerName,
        })
        .from(invoiceDrafts)
        .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
        .where(and(fits(text, invoiceDrafts.draftNo), seenCustomers(person, invoiceDrafts.customerId)))
        .orderBy(bestFirst(text, invoiceDrafts.draftNo), desc(invoiceDrafts.draftNo))
        .limit(EACH)
      return rows.map(row => ({
        kind: 'invoice draft',
        id: row.id,
        label: row.no,
        detail: `${row.name}, ${row.status.replaceAll('_', ' ')}`,
        url: `/sales-management/invoice-draft/edit?id=${row.id}`,
      }))
    },
  },
  {
    kind: 'truck',
    mayOpen: person => mayDo(person, 'manage', 'truck'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: trucks.id, no: trucks.truckNo, plate: trucks.plateNo })
        .from(trucks)
        .where(and(fits(text, trucks.truckNo, trucks.plateNo), eq(trucks.removed, false), seenTrucks(person)))
        .orderBy(bestFirst(text, trucks.truckNo), trucks.truckNo)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'truck',
        id: row.id,
        label: row.no,
        detail: row.plate,
        url: `/fleet/truck/${row.id}`,
      }))
    },
  },
  {
    kind: 'driver',
    mayOpen: person => mayDo(person, 'manage', 'driver'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: drivers.id, no: drivers.driverNo, name: drivers.driverName })
        .from(drivers)
        .where(and(fits(text, drivers.driverNo, drivers.driverName), eq(drivers.removed, false), seenDrivers(person)))
        .orderBy(bestFirst(text, drivers.driverNo), drivers.driverName)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'driver',
        id: row.id,
        label: row.name,
        detail: row.no,
        url: `/fleet/driver/${row.id}`,
      }))
    },
  },
  {
    kind: 'product',
    mayOpen: person => mayDo(person, 'manage', 'pricing'),
    async find(sql, _person, text) {
      const rows = await sql
        .select({ id: products.id, code: products.productCode, name: products.name })
        .from(products)
        .where(fits(text, products.productCode, products.name))
        .orderBy(bestFirst(text, products.productCode), products.productCode)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'product',
        id: row.id,
        label: row.code,
        detail: row.name,
        url: `/sales-management/global-product-list?keyword=${encodeURIComponent(row.code)}`,
      }))
    },
  },
]

function rank(row: FoundRecord, text: string): number {
  const [label, detail, wanted] = [row.label.toLowerCase(), row.detail.toLowerCase(), text.toLowerCase()]
  if (label === wanted || detail === wanted) return 3
  return label.startsWith(wanted) ? 2 : label.includes(wanted) ? 1 : 0
}
