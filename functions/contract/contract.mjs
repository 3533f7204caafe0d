import billing from './billing.json'
import catalog from './catalog.json'
import customers from './customers.json'
import cylinders from './cylinders.json'
import deliveries from './deliveries.json'
import fleet from './fleet.json'
import materials from './materials.json'
import mixdesign from './mixdesign.json'
import orders from './orders.json'
import pricing from './pricing.json'
import queue from './queue.json'
import rawtests from './rawtests.json'
import reports from './reports.json'
import support from './support.json'
import users from './users.json'

/** What every call answers, an area each; `npm run contract` makes the files. */
export const contract = {
  billing,
  catalog,
  customers,
  cylinders,
  deliveries,
  fleet,
  materials,
  mixdesign,
  orders,
  pricing,
  queue,
  rawtests,
  reports,
  support,
  users,
}
