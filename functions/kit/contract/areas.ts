import { billingRights } from '~/domain/access/rights/billing'
import { catalogRights } from '~/domain/access/rights/catalog'
import { customersRights } from '~/domain/access/rights/customers'
import { cylindersRights } from '~/domain/access/rights/cylinders'
import { deliveriesRights } from '~/domain/access/rights/deliveries'
import { fleetRights } from '~/domain/access/rights/fleet'
import { materialsRights } from '~/domain/access/rights/materials'
import { mixdesignRights } from '~/domain/access/rights/mixdesign'
import { ordersRights } from '~/domain/access/rights/orders'
import { pricingRights } from '~/domain/access/rights/pricing'
import { queueRights } from '~/domain/access/rights/queue'
import { rawtestsRights } from '~/domain/access/rights/rawtests'
import { reportsRights } from '~/domain/access/rights/reports'
import { requisitionRights } from '~/domain/access/rights/requisition'
import { supportRights } from '~/domain/access/rights/support'
import { usersRights } from '~/domain/access/rights/users'

/** The areas of the business, in the order of an order's life, with what their calls are about. */
export const AREAS = {
  users: 'Signing in, people, roles, saved views and the audit trail.',
  customers: 'Customers, projects, sites, salespersons and payment terms.',
  catalog: 'Products, sub-products, services, charges and units.',
  pricing: 'Price lists, project prices, quotes, costings and price changes.',
  billing: 'Invoice drafts and their approval, invoices and the export to the ERP.',
  orders: 'Orders from the first phone call to completion, and the plan of the day.',
  deliveries: 'Delivery orders, batching, tickets and e-modifications.',
  queue: 'The batching queue of each plant.',
  fleet: 'Trucks, drivers, plants, regions, passes, bans and the fleet chart.',
  materials: 'Raw materials, silos, stock and material orders.',
  mixdesign: 'Mix designs, mappings and requisitions.',
  rawtests: 'Tests of raw materials, suppliers, samplers and testers.',
  cylinders: 'Cylinder tests, conformity, certificates and reports.',
  reports: 'Reports, search, jobs, files and attachments.',
  support: 'What IT support looks at, each look with a line in the trail.',
} as const

const HOMES: Record<keyof typeof AREAS, object[]> = {
  users: [usersRights],
  customers: [customersRights],
  catalog: [catalogRights],
  pricing: [pricingRights],
  billing: [billingRights],
  orders: [ordersRights],
  deliveries: [deliveriesRights],
  queue: [queueRights],
  fleet: [fleetRights],
  materials: [materialsRights],
  mixdesign: [mixdesignRights, requisitionRights],
  rawtests: [rawtestsRights],
  cylinders: [cylindersRights],
  reports: [reportsRights],
  support: [supportRights],
}

/** The area whose rights table names the call. */
export const areaOf = (call: string): string =>
  Object.entries(HOMES).find(([, tables]) => tables.some(table => call in table))?.[0] ?? 'users'
