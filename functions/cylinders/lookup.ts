import { plantInfo, testedCustomers, testedProjects } from '~/db/cylinders/lookups'
import { Lookup, OfPlants } from '~/domain/cylinders/cylinder-test'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** Customers, projects and plants with cylinder tests. */
export const cylinderLookupRoutes = area()
  .get('/cylinder-test/customers', may('GET /cylinder-test/customers'), query(Lookup), async c =>
    c.json(await testedCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/projects', may('GET /cylinder-test/projects'), query(Lookup), async c =>
    c.json(await testedProjects(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/plant-info', may('GET /cylinder-test/plant-info'), query(OfPlants), async c =>
    c.json(await plantInfo(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
