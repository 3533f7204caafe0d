import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contact } from '~/db/customers/contact'
import { setSetting } from '~/db/kit/set-setting'
import { auditTrail } from '~/db/kit/trail'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { projectMixMapping } from '~/db/mixdesign/project-mapping'
import { projectMixMappings } from '~/db/mixdesign/tables'
import { addMinutes } from '~/domain/kit/time'
import { givenLaboratory, type Laboratory } from '../kit/given/cylinders'
import { givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  await portal.given(work =>
    contact.insert(work, {
      customerId: world.customer.id,
      name: 'Mei Tan',
      email: 'mei@builder.example',
      purposes: ['qc'],
    }),
  )
})

const asks = (agreement: 'off' | 'warn' | 'required', more: object = {}) =>
  portal.given(work =>
    setSetting(work, 'mixdesign.customer-agreement', {
      agreement,
      loads: 'mapped',
      quantities: 'hidden',
      warnDays: 30,
      ...more,
    }),
  )
const make = (more: object = {}, as = 'lab') =>
  portal.as(as).post('/mix-submittals', {
    projectId: world.project.id,
    productId: world.mapping.productId,
    mixDesignId: world.mix.id,
    plantId: world.plant.id,
    ...more,
  })
type Row = { id: string; version: number }
const step = (name: string, { id, version }: Row, more: object = {}, as = 'lab') =>
  portal.as(as).post(`/mix-submittals/${id}/${name}`, { version, ...more })
const ANSWER = {
  answer: 'agreed',
  answeredOn: '2026-11-20',
  answeredByName: 'Mei Tan',
  answeredByPosition: 'Resident engineer',
  answerReference: 'Letter RE/112',
  validUntil: '2026-12-31',
}
const get = async (id: string, as = 'lab') => portal.as(as).get(`/mix-submittals/${id}`)
const map = () =>
  portal.given(work =>
    projectMixMapping.insert(work, {
      projectId: world.project.id,
      productId: world.mapping.productId,
      mixDesignId: world.mix.id,
    }),
  )
const mappingsOf = (sql: House['db']['sql'], projectId: string) =>
  sql.select().from(projectMixMappings).where(eq(projectMixMappings.projectId, projectId))
let used = 0
/** Each ticket takes a truck and a driver away. */
const generate = async (more: object = {}, as = 'batcher') => {
  const { load } = await givenOrder(portal, world, { loads: 1, day: portal.clock.at.toISOString().slice(0, 10) })
  const answer = await portal.as(as).post('/orderdetail/generate_do', {
    deliveryOrderId: load.id,
    truckId: world.trucks[used % 4]!.id,
    driverId: world.drivers[used % 4]!.id,
    ...more,
  })
  if (answer.status === 200) used++
  return answer
}

test('B8 a submittal goes by e-mail with its paper, and the customer agrees by name', async () => {
  const made = await make({ validUntil: '2026-12-31' })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body).toMatchObject({ submittalNo: 'MS-26-0001', revision: 0, status: 'draft', content: null })
  const draft = await get(made.body.id)
  expect(draft.body.content).toMatchObject({ mixCode: world.mix.mixCode, cementKg: '350', waterCement: '0.486' })
  expect(draft.body.content.materials.every((row: { kgPerM3: null }) => row.kgPerM3 === null)).toBe(true)
  const early = await step('answer', made.body, ANSWER)
  expect(early.status).toBe(409)
  const sent = await step('send', made.body)
  expect(sent.body, JSON.stringify(sent.body)).toMatchObject({ status: 'sent', recipients: ['mei@builder.example'] })
  await portal.runJobs()
  expect(portal.letters.at(-1)).toMatchObject({ to: ['mei@builder.example'] })
  expect(portal.letters.at(-1)!.attachments![0]!.name).toBe('mix-submittal_MS-26-0001-0.pdf')
  expect((await portal.as('lab').get('/mix-submittals/list?status=sent')).body.total).toBe(1)
  const agreed = await step('answer', sent.body, ANSWER)
  expect(agreed.body).toMatchObject({ status: 'agreed', answeredByName: 'Mei Tan', validUntil: '2026-12-31' })
  const paper = await portal.as('lab').get(`/mix-submittals/${made.body.id}/pdf`)
  expect(paper.status).toBe(200)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'mix_submittal', subjectId: made.body.id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(row => row.action)).toEqual(['agree', 'send', 'create'])
  await step('withdraw', agreed.body, { reason: 'Made for this test alone' })
})

test('B8 only an agreed mapping makes loads where it is required; a head sets it aside with a reason', async () => {
  const mapping = await map()
  try {
    await asks('warn')
    expect((await generate()).status).toBe(200)
    await asks('required')
    const refused = await generate()
    expect(refused.status).toBe(409)
    expect(refused.body.facts).toMatchObject({
      rule: 'customer-agreement',
      mayOverride: ['dispatcher_manager', 'admin'],
    })
    const override = { rules: ['customer-agreement'], reason: 'The engineer agreed by telephone' }
    expect((await generate({ override })).status).toBe(403)
    const aside = await generate({ override }, 'dispatcher_manager')
    expect(aside.status, JSON.stringify(aside.body)).toBe(200)
    expect(aside.body.overrides).toMatchObject([{ rule: 'customer-agreement', reason: override.reason }])

    const made = (await make()).body
    const sent = (await step('send', made, { by: 'hand' })).body
    expect(sent.recipients).toEqual([])
    expect((await generate()).status).toBe(409)
    const agreed = (await step('answer', sent, { ...ANSWER, validUntil: '2026-11-20' })).body
    expect((await generate()).status).toBe(200)
    // Its last day has passed.
    portal.clock.at = addMinutes(new Date(NOW), 1440)
    const late = await generate({}, 'batcher')
    expect(late.body.detail, JSON.stringify(late.body)).toContain('ended on 20/11/2026')
    const ending = await portal.as('lab').get('/mix-submittals/list?ending=true')
    expect(ending.body).toMatchObject({ total: 1, rows: [{ id: agreed.id }] })
    await step('withdraw', agreed, { reason: 'Made for this test alone' })
  } finally {
    portal.clock.at = new Date(NOW)
    await portal.given(work => projectMixMapping.setActive(work, mapping, false))
    await asks('warn')
  }
})

test('a mapping that was in use before submittals counts until it names another mix', async () => {
  await asks('required')
  const other = await portal.given(work =>
    mixDesign.insert(work, { mixCode: 'OTHER', name: 'Other', strengthMpa: 50, status: 'approved' }),
  )
  const { projectId, productId } = { projectId: world.project.id, productId: world.mapping.productId }
  const mapping = await portal.given(async work => {
    const [row] = await mappingsOf(work.sql, projectId)
    return projectMixMapping.update(work, row!, { agreedBefore: true, active: true })
  })
  const save = (more: object, version: number) =>
    portal
      .as('lab')
      .put('/mix-design-mapping/project', { id: mapping.id, version, projectId, productId, active: true, ...more })
  try {
    expect((await generate()).status).toBe(200)
    const kept = await save({ mixDesignId: world.mix.id, remarks: 'As before' }, mapping.version)
    expect(kept.body).toMatchObject({ agreedBefore: true })
    const changed = await save({ mixDesignId: other.id }, kept.body.version)
    expect(changed.body).toMatchObject({ agreedBefore: false })
    const back = await save({ mixDesignId: world.mix.id }, changed.body.version)
    expect(back.body).toMatchObject({ agreedBefore: false })
    expect((await generate()).body.facts).toMatchObject({ rule: 'customer-agreement' })
    await save({ mixDesignId: world.mix.id, active: false }, back.body.version)
  } finally {
    await asks('warn')
  }
})

test('what was sent stays as it was; a new revision takes its place when the customer agrees to it', async () => {
  const made = (await make()).body
  const sent = (await step('send', made, { by: 'hand' })).body
  await portal.given(work =>
    mixDesign.update(work, { id: world.mix.id, version: world.mix.version }, { airPercent: '3' }),
  )
  expect((await get(made.id)).body.content.airPercent).toBe('0.0')
  const first = (await step('answer', sent, ANSWER)).body
  const next = await step('revise', first)
  expect(next.body, JSON.stringify(next.body)).toMatchObject({
    submittalNo: made.submittalNo,
    revision: 1,
    status: 'draft',
  })
  expect((await step('revise', first)).status).toBe(409)
  expect((await get(next.body.id)).body.content.airPercent).toBe('3.0')
  const again = (await step('send', next.body, { by: 'hand' })).body
  expect((await get(made.id)).body.status).toBe('agreed')
  const comments = await step('answer', again, { ...ANSWER, answer: 'agreed_with_comments' })
  expect(comments.body.errors).toHaveProperty('answerComments')
  await step('answer', again, { ...ANSWER, answer: 'agreed_with_comments', answerComments: 'Slump at most 150 mm' })
  expect((await get(made.id)).body.status).toBe('superseded')
})

test('bad input, wrong roles, foreign projects and stale versions change nothing', async () => {
  const before = (await portal.as('lab').get('/mix-submittals/list')).body.total
  expect((await make({}, 'batcher')).status).toBe(403)
  expect((await make({ mixDesignId: world.project.id })).status).toBe(422)
  expect((await make({ exposureClasses: ['XS3'] })).body.errors.exposureClasses[0]).toContain('XS3 is not met')
  expect((await make({ validUntil: '2026-11-01' })).status).toBe(422)
  const draft = await portal.given(async work => {
    const mix = await mixDesign.insert(work, { mixCode: 'SUB-D', name: 'Draft', strengthMpa: 40, status: 'draft' })
    await mixDesignLine.replace(work, mix.id, [])
    return mix
  })
  expect((await make({ mixDesignId: draft.id })).status).toBe(409)
  expect((await portal.as('lab').get('/mix-submittals/list')).body.total).toBe(before)
  const made = (await make()).body
  expect((await step('send', { ...made, version: 9 })).status).toBe(409)
  expect((await step('send', made, {}, 'salesperson')).status).toBe(403)
  expect((await get(made.id, 'lab_9')).status).toBe(404)
  const future = (await step('send', made, { by: 'hand' })).body
  expect((await step('answer', future, { ...ANSWER, answeredOn: '2026-11-21' })).status).toBe(422)
})
