import type { Work } from '~/db/kit/work'
import {
  criteriaDetail,
  criteriaDetailPage,
  criteriaHeader,
  criteriaHeaderPage,
  unitOfMeasurement,
  unitPage,
} from '~/db/mixdesign/criteria'
import { invalid } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import {
  ByGroupHeader,
  ByHeader,
  CriteriaDetailCreate,
  CriteriaDetailList,
  CriteriaDetailUpdate,
  CriteriaHeaderCreate,
  CriteriaHeaderList,
  CriteriaHeaderNames,
  CriteriaHeaderUpdate,
  UnitCreate,
  UnitList,
  UnitUpdate,
} from '~/domain/mixdesign/criteria'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const ALL = { limit: 200, offset: 0 }

export const criteriaHeaderRoutes = area()
  .get('/criteria-headers/list', may('GET /criteria-headers/list'), query(CriteriaHeaderList), async c =>
    c.json(await criteriaHeaderPage(sqlOf(c), c.req.valid('query'))),
  )
  .get(
    '/criteria-headers/get-criteria-headers-by-name',
    may('GET /criteria-headers/get-criteria-headers-by-name'),
    query(CriteriaHeaderNames),
    async c => c.json(await criteriaHeaderPage(sqlOf(c), { ...ALL, names: c.req.valid('query').name })),
  )
  .get('/criteria-headers/:id', may('GET /criteria-headers/:id'), param(Id), async c =>
    c.json(named(await criteriaHeader.get(sqlOf(c), c.req.valid('param').id))),
  )
  .post('/criteria-headers', may('POST /criteria-headers', 'once'), body(CriteriaHeaderCreate), async c =>
    c.json(named(await write(c, work => criteriaHeader.insert(work, c.req.valid('json'))))),
  )
  .put('/criteria-headers/:id', may('PUT /criteria-headers/:id'), param(Id), body(CriteriaHeaderUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(named(await write(c, work => criteriaHeader.update(work, { id, version }, fields))))
  })

export const criteriaDetailRoutes = area()
  .get('/criteria-details/list', may('GET /criteria-details/list'), query(CriteriaDetailList), async c =>
    c.json(await criteriaDetailPage(sqlOf(c), c.req.valid('query'))),
  )
  .get('/criteria-details/getByHeader', may('GET /criteria-details/getByHeader'), query(ByHeader), async c =>
    c.json(await criteriaDetailPage(sqlOf(c), { ...ALL, ...c.req.valid('query'), active: true })),
  )
  .get(
    '/criteria-details/getByGroupHeader',
    may('GET /criteria-details/getByGroupHeader'),
    query(ByGroupHeader),
    async c => c.json(await criteriaDetailPage(sqlOf(c), { ...ALL, ...c.req.valid('query'), active: true })),
  )
  .get('/criteria-details/:id', may('GET /criteria-details/:id'), param(Id), async c =>
    c.json(await criteriaDetail.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post('/criteria-details/change-status', may('POST /criteria-details/change-status'), body(EntryStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => criteriaDetail.setActive(work, key, active)))
  })
  .post('/criteria-details', may('POST /criteria-details', 'once'), body(CriteriaDetailCreate), async c => {
    const fields = c.req.valid('json')
    const made = await write(c, async work => {
      await refuseUnknown(work, fields.criteriaHeaderId)
      return criteriaDetail.insert(work, fields)
    })
    return c.json(made)
  })
  .put('/criteria-details/:id', may('PUT /criteria-details/:id'), param(Id), body(CriteriaDetailUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const saved = await write(c, async work => {
      await refuseUnknown(work, fields.criteriaHeaderId)
      return criteriaDetail.update(work, { id, version }, fields)
    })
    return c.json(saved)
  })

export const unitOfMeasurementRoutes = area()
  .get('/unit-of-measurements/list', may('GET /unit-of-measurements/list'), query(UnitList), async c =>
    c.json(await unitPage(sqlOf(c), c.req.valid('query'))),
  )
  .post('/unit-of-measurements', may('POST /unit-of-measurements', 'once'), body(UnitCreate), async c =>
    c.json(await write(c, work => unitOfMeasurement.insert(work, c.req.valid('json')))),
  )
  .put('/unit-of-measurements/:id', may('PUT /unit-of-measurements/:id'), param(Id), body(UnitUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(await write(c, work => unitOfMeasurement.update(work, { id, version }, fields)))
  })
  .post(
    '/unit-of-measurements/change-status',
    may('POST /unit-of-measurements/change-status'),
    body(EntryStatus),
    async c => {
      const { active, ...key } = c.req.valid('json')
      return c.json(await write(c, work => unitOfMeasurement.setActive(work, key, active)))
    },
  )

async function refuseUnknown(work: Work, criteriaHeaderId: string): Promise<void> {
  if (!(await criteriaHeader.find(work.sql, criteriaHeaderId)))
    throw invalid('criteriaHeaderId', 'There is no such criteria header')
}

const named = <Row extends { id: string }>(row: Row) => ({ ...row, criteriaHeaderId: row.id })
