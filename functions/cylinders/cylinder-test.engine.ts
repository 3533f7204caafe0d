import {
  CreateSet,
  SubmitByLab,
  UpdateByHouse,
  UpdateByLab,
  UpdateByManager,
  UpdateDetails,
} from '~/domain/cylinders/cylinder-test'
import { createSet } from '~/workflows/cylinders/create-cylinder-test'
import { submitByHouse, submitByLab, updateByHouse, updateByManager } from '~/workflows/cylinders/decide-cylinder-test'
import { updateByLab } from '~/workflows/cylinders/update-cylinder-test'
import { updateDetails } from '~/workflows/cylinders/update-cylinder-test-details'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

/** What the laboratory writes, and what both managers say to it. Results judge their concrete: not at the edge. */
export const cylinderWriteRoutes = area()
  .post('/cylinder-test/create', may('POST /cylinder-test/create', 'once'), body(CreateSet), async c =>
    c.json(await write(c, work => createSet(work, c.req.valid('json')))),
  )
  .post(
    '/cylinder-test/update-by-lab',
    may('POST /cylinder-test/update-by-lab', 'once-if-keyed'),
    body(UpdateByLab),
    async c => c.json(await write(c, work => updateByLab(work, c.req.valid('json')))),
  )
  .post('/cylinder-test/submit-by-lab', may('POST /cylinder-test/submit-by-lab', 'once'), body(SubmitByLab), async c =>
    c.json(listed(await write(c, work => submitByLab(work, c.req.valid('json'))))),
  )
  .post(
    '/cylinder-test/update-by-house-manager',
    may('POST /cylinder-test/update-by-house-manager'),
    body(UpdateByHouse),
    async c => c.json(await write(c, work => updateByHouse(work, c.req.valid('json')))),
  )
  .post(
    '/cylinder-test/submit-by-house-manager',
    may('POST /cylinder-test/submit-by-house-manager', 'once'),
    body(SubmitByLab),
    async c => c.json(listed(await write(c, work => submitByHouse(work, c.req.valid('json'))))),
  )
  .post(
    '/cylinder-test/update-by-manager',
    may('POST /cylinder-test/update-by-manager', 'once'),
    body(UpdateByManager),
    async c => c.json(listed(await write(c, work => updateByManager(work, c.req.valid('json'))))),
  )
  .put('/cylinder-test/details', may('PUT /cylinder-test/details'), body(UpdateDetails), async c => {
    const given = c.req.valid('json')
    return c.json(await write(c, work => updateDetails(work, given), given.reason ?? undefined))
  })
