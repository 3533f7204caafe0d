import { Id } from '~/domain/kit/shape'
import {
  FittingMixes,
  MappingStep,
  RequisitionMappingList,
  RequisitionMappingSave,
} from '~/domain/mixdesign/requisition'
import { fittingMixes, mappedMixes } from '~/workflows/mixdesign/requisition-detail'
import { completeRequisitionMapping, saveRequisitionMapping } from '~/workflows/mixdesign/requisition-mapping'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const requisitionMappingEngine = area()
  .get(
    '/mix-design-mapping/requisition',
    may('GET /mix-design-mapping/requisition'),
    query(RequisitionMappingList),
    async c => c.json(await mappedMixes(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .get(
    '/mix-design-mapping/requisition/mixes',
    may('GET /mix-design-mapping/requisition/mixes'),
    query(FittingMixes),
    async c => c.json(await fittingMixes(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .put(
    '/mix-design-mapping/requisition',
    may('PUT /mix-design-mapping/requisition'),
    body(RequisitionMappingSave),
    async c => c.json(await write(c, work => saveRequisitionMapping(work, c.req.valid('json')))),
  )
  .post(
    '/mix-design-mapping/requisition/:id/complete',
    may('POST /mix-design-mapping/requisition/:id/complete', 'once'),
    param(Id),
    body(MappingStep),
    async c => {
      const { version } = c.req.valid('json')
      return c.json(await write(c, work => completeRequisitionMapping(work, c.req.valid('param').id, version)))
    },
  )
