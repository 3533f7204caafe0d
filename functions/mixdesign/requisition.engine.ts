import { seenCustomer } from '~/db/customers/customer'
import { material } from '~/db/materials/material'
import { requisitionPage } from '~/db/mixdesign/requisition-page'
import {
  requisitionCustomers,
  requisitionProjects,
  requisitionSalespeople,
  salespeopleOfCustomer,
  stonesInUse,
  strengthsInUse,
} from '~/db/mixdesign/requisition-party'
import { UnsortedPaging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { DURABILITY_OF, exposureName } from '~/domain/mixdesign/durability'
import {
  CustomerRequisitions,
  MaterialRequisitionCreate,
  MaterialRequisitionUpdate,
  MixRequisitionCreate,
  MixRequisitionUpdate,
  PartyList,
  REQUISITION_STATUSES,
  RequisitionApprove,
  RequisitionList,
  RequisitionOptions,
  RequisitionReject,
  SalespersonList,
} from '~/domain/mixdesign/requisition'
import { CEMENT_NAMES, CEMENT_TYPES, EXPOSURE_CLASSES } from '~/domain/mixdesign/requisition-choices'
import { REQUISITION_TEST_TYPES, REQUISITION_TESTS, testsOf } from '~/domain/mixdesign/requisition-tests'
import { contentRulesOn } from '~/workflows/mixdesign/recipe-contents'
import {
  approveRequisition,
  createMaterialRequisition,
  createMixRequisition,
  rejectRequisition,
  updateMaterialRequisition,
  updateMixRequisition,
} from '~/workflows/mixdesign/requisition'
import { requisitionDetail, requisitionWithTests, trailOfRequisition } from '~/workflows/mixdesign/requisition-detail'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const requisitionEngine = area()
  .get('/requisitions/list', may('GET /requisitions/list'), query(RequisitionList), async c =>
    c.json(await requisitionPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get(
    '/requisitions/get-list-customer-requisitions',
    may('GET /requisitions/get-list-customer-requisitions'),
    query(CustomerRequisitions),
    async c => {
      const ask = c.req.valid('query')
      await seenCustomer(sqlOf(c), personOf(c), ask.customerId)
      return c.json(await requisitionPage(sqlOf(c), personOf(c), ask))
    },
  )
  .get('/requisitions/option', may('GET /requisitions/option'), query(RequisitionOptions), async c => {
    const { materialId } = c.req.valid('query')
    const { standard } = await contentRulesOn(sqlOf(c), businessDay(c.var.now))
    const tests = materialId
      ? testsOf((await material.get(sqlOf(c), materialId)).kind)
      : REQUISITION_TEST_TYPES.map(testType => ({ testType, ...REQUISITION_TESTS[testType] }))
    return c.json({
      statuses: REQUISITION_STATUSES,
      strengths: await strengthsInUse(sqlOf(c)),
      stones: await stonesInUse(sqlOf(c)),
      cementTypes: CEMENT_TYPES.map(cementType => ({ cementType, name: CEMENT_NAMES[cementType] })),
      exposureClasses: EXPOSURE_CLASSES.map(exposureClass => ({
        exposureClass,
        name: exposureName(exposureClass, standard),
        ...DURABILITY_OF[standard].of(exposureClass),
      })),
      tests,
    })
  })
  .get('/requisitions/customers', may('GET /requisitions/customers'), query(UnsortedPaging), async c =>
    c.json(await requisitionCustomers(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/requisitions/projects', may('GET /requisitions/projects'), query(PartyList), async c =>
    c.json(await requisitionProjects(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/requisitions/salesperson', may('GET /requisitions/salesperson'), query(SalespersonList), async c =>
    c.json(await requisitionSalespeople(sqlOf(c), c.req.valid('query'))),
  )
  .get('/requisitions/getSalePerson/:id', may('GET /requisitions/getSalePerson/:id'), param(Id), async c => {
    const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
    const rows = await salespeopleOfCustomer(sqlOf(c), id)
    return c.json({ rows, total: rows.length })
  })
  .get('/requisitions/detail/:id', may('GET /requisitions/detail/:id'), param(Id), async c =>
    c.json(await requisitionDetail(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/requisitions/reqandtest/:id', may('GET /requisitions/reqandtest/:id'), param(Id), async c =>
    c.json(await requisitionWithTests(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/requisitions/trail/:id', may('GET /requisitions/trail/:id'), param(Id), async c =>
    c.json(await trailOfRequisition(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )

const named = <Row extends { id: string }>(row: Row) => ({ ...row, requisitionId: row.id })

export const requisitionActEngine = area()
  .post(
    '/requisitions/createrequisition',
    may('POST /requisitions/createrequisition', 'once'),
    body(MixRequisitionCreate),
    async c => c.json(named(await write(c, work => createMixRequisition(work, c.req.valid('json'))))),
  )
  .put(
    '/requisitions/updaterequisition',
    may('PUT /requisitions/updaterequisition'),
    body(MixRequisitionUpdate),
    async c => c.json(named(await write(c, work => updateMixRequisition(work, c.req.valid('json'))))),
  )
  .post('/requisitions/create', may('POST /requisitions/create', 'once'), body(MaterialRequisitionCreate), async c =>
    c.json(named(await write(c, work => createMaterialRequisition(work, c.req.valid('json'))))),
  )
  .put('/requisitions/update', may('PUT /requisitions/update'), body(MaterialRequisitionUpdate), async c =>
    c.json(named(await write(c, work => updateMaterialRequisition(work, c.req.valid('json'))))),
  )
  .post(
    '/requisitions/approveReq/:id',
    may('POST /requisitions/approveReq/:id', 'once'),
    param(Id),
    body(RequisitionApprove),
    async c =>
      c.json(named(await write(c, work => approveRequisition(work, c.req.valid('param').id, c.req.valid('json'))))),
  )
  .post(
    '/requisitions/rejectReq/:id',
    may('POST /requisitions/rejectReq/:id', 'once'),
    param(Id),
    body(RequisitionReject),
    async c => {
      const asked = c.req.valid('json')
      const { id } = c.req.valid('param')
      return c.json(named(await write(c, work => rejectRequisition(work, id, asked), asked.reason)))
    },
  )
