import { potPage } from '~/db/cylinders/concrete-pot'
import { houseRows } from '~/db/cylinders/house'
import { plantInfo, testedCustomers, testedProjects } from '~/db/cylinders/lookups'
import { getSeenAudit, plantAuditPage } from '~/db/cylinders/plant-audit'
import { requestsSeen } from '~/db/cylinders/request'
import { ConfigurationAll, ConfigurationCreate, ConfigurationUpdate } from '~/domain/cylinders/configuration'
import { Lookup, OfPlants, RequestList } from '~/domain/cylinders/cylinder-test'
import { HouseSave } from '~/domain/cylinders/house'
import { MixerEvaluationSave } from '~/domain/cylinders/mixer-evaluation'
import { PlantAuditList, PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { PotList, PotSave } from '~/domain/cylinders/pot'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { allConfiguration, createConfiguration, updateConfiguration } from '~/workflows/cylinders/configuration'
import { saveHouse, savePot } from '~/workflows/cylinders/save-masters'
import { saveMixerEvaluation, savePlantAudit } from '~/workflows/cylinders/save-records'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })
const today = (c: Ctx) => businessDay(c.var.now)

/** Laboratories, pots, plants and what the laboratory sets for itself. */
export const cylinderMasterRoutes = area()
  .get('/cylinder-test/customers', may('GET /cylinder-test/customers'), query(Lookup), async c =>
    c.json(await testedCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/projects', may('GET /cylinder-test/projects'), query(Lookup), async c =>
    c.json(await testedProjects(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/plant-info', may('GET /cylinder-test/plant-info'), query(OfPlants), async c =>
    c.json(await plantInfo(sqlOf(c), personOf(c), c.req.valid('query'), today(c))),
  )
  .get('/cylinder-test/house-data', may('GET /cylinder-test/house-data'), async c =>
    c.json(listed(await houseRows({ sql: sqlOf(c), person: personOf(c) }))),
  )
  .put('/cylinder-test/house-data', may('PUT /cylinder-test/house-data'), body(HouseSave), async c => {
    const saved = await write(c, work => saveHouse(work, c.req.valid('json')))
    return c.json({ ...saved, houseId: saved.id })
  })
  .get('/cylinder-test/concrete-pot', may('GET /cylinder-test/concrete-pot'), query(PotList), async c =>
    c.json(await potPage(sqlOf(c), personOf(c), c.req.valid('query'), today(c))),
  )
  .put('/cylinder-test/concrete-pot', may('PUT /cylinder-test/concrete-pot'), body(PotSave), async c => {
    const saved = await write(c, work => savePot(work, c.req.valid('json')))
    return c.json({ ...saved, concretePotId: saved.id })
  })
  .get('/cylinder-test/requests', may('GET /cylinder-test/requests'), query(RequestList), async c =>
    c.json(listed(await requestsSeen(sqlOf(c), personOf(c), c.req.valid('query').status))),
  )
  .get('/configuration-settings/all', may('GET /configuration-settings/all'), query(ConfigurationAll), async c =>
    c.json(listed(await allConfiguration(sqlOf(c), today(c), c.req.valid('query').regionId))),
  )
  .post('/configuration-settings', may('POST /configuration-settings'), body(ConfigurationCreate), async c =>
    c.json(await write(c, work => createConfiguration(work, c.req.valid('json')))),
  )
  .put('/configuration-settings', may('PUT /configuration-settings'), body(ConfigurationUpdate), async c =>
    c.json(await write(c, work => updateConfiguration(work, c.req.valid('json')))),
  )

/** Papers of the plant: its audit and how its mixers mix. */
export const plantRecordRoutes = area()
  .get('/cylinder-test/plant-audit-info', may('GET /cylinder-test/plant-audit-info'), query(PlantAuditList), async c =>
    c.json(await plantAuditPage(sqlOf(c), personOf(c), c.req.valid('query'), today(c))),
  )
  .get('/cylinder-test/plant-audit-info/:id', may('GET /cylinder-test/plant-audit-info/:id'), param(Id), async c =>
    c.json(await getSeenAudit(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post(
    '/cylinder-test/plant-audit-info',
    may('POST /cylinder-test/plant-audit-info'),
    body(PlantAuditSave),
    async c => {
      const saved = await write(c, work => savePlantAudit(work, c.req.valid('json')))
      return c.json({ ...saved, plantAuditId: saved.id })
    },
  )
  .post(
    '/cylinder-test/mixer-evaluation',
    may('POST /cylinder-test/mixer-evaluation', 'once'),
    body(MixerEvaluationSave),
    async c => c.json(await write(c, work => saveMixerEvaluation(work, c.req.valid('json')))),
  )
