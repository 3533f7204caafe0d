import { and, desc, eq } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import { invoiceDrafts, invoices } from '../billing/tables'
import { seenCustomers, seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'

import { bestFirst, EACH, fits, type Source } from './search-source'
import { YARD_SOURCES } from './search-yard'

export const SOURCES: Source[] = [
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
        .where(and(seenDeliveries(person), fits(text, deliveryOrders.doNumber)))
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
    mayOpen: person => mayDo(person, 'manage', 'customer_record'),
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
  ...YARD_SOURCES,
]
