import { isNotNull, sql as raw, type SQL } from 'drizzle-orm'
import { customers, locations, projects } from '../customers/tables'
import { cylinderTests } from './tables'

/** Whose concrete it was; a trial batch is nobody's, and says so where the customer is named. */
export const partyNames = {
  customerName: raw<string>`coalesce(${customers.customerName}, 'Trial batch')`,
  projectName: raw<string>`coalesce(${projects.projectName}, ${cylinderTests.mixCode}, '')`,
  locationName: raw<string>`coalesce(${locations.locationName}, '')`,
}
/** Results of production alone: a trial batch never judges what was delivered. */
export const ofProduction: SQL = isNotNull(cylinderTests.deliveryOrderId)
