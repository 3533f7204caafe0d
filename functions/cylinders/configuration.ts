import { ConfigurationAll, ConfigurationCreate, ConfigurationUpdate } from '~/domain/cylinders/configuration'
import { businessDay } from '~/domain/kit/time'
import { allConfiguration, createConfiguration, updateConfiguration } from '~/workflows/cylinders/configuration'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

/** What the laboratory sets for itself. */
export const configurationRoutes = area()
  .get('/configuration-settings/all', may('GET /configuration-settings/all'), query(ConfigurationAll), async c =>
    c.json(listed(await allConfiguration(sqlOf(c), businessDay(c.var.now), c.req.valid('query').regionId))),
  )
  .post('/configuration-settings', may('POST /configuration-settings'), body(ConfigurationCreate), async c =>
    c.json(await write(c, work => createConfiguration(work, c.req.valid('json')))),
  )
  .put('/configuration-settings', may('PUT /configuration-settings'), body(ConfigurationUpdate), async c =>
    c.json(await write(c, work => updateConfiguration(work, c.req.valid('json')))),
  )
