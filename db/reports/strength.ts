import { sql as raw } from 'drizzle-orm'
import { cylinderAges as ages, cylinderTests as tests } from '../cylinders/tables'

/** Results of production that judge concrete: approved, of a set that was not withdrawn, and not left out of the count. */
export const RESULTS = raw`${tests.origin} <> 'trial' and ${tests.status} <> 'withdrawn' and ${ages.status} = 'approved'
  and ${ages.counts} is not false and ${ages.mean} is not null`

/** Of those, MPa. */
export const MEAN_STRENGTH = raw`round(avg(${ages.mean})::numeric, 1)`
export const REACHED = raw`count(*) filter (where ${ages.mean} >= ${tests.fck})`
export const LEAST_MARGIN = raw`round(min(${ages.mean} - ${tests.fck})::numeric, 1)`
