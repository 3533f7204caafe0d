import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { givenLaboratory, type Laboratory } from '../kit/given/cylinders'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let world: Laboratory
let recipe: { materialId: string; kgPerM3: string }[]
beforeAll(async () => {
  portal = await house({ now: '2026-11-20T01:00:00.000Z' })
  world = await givenLaboratory(portal)
  const of = (kind: string, density: string) => aMaterial(portal, { kind, name: kind, density })
  const kinds = [
    ['cement', '3150.000', '350'],
    ['water', '1000.000', '175'],
    ['sand', '2600.000', '760'],
    ['stone', '2650.000', '1065'],
  ] as const
  recipe = []
  for (const [kind, density, kgPerM3] of kinds) recipe.push({ materialId: (await of(kind, density)).id, kgPerM3 })
})

// 350 kg of cement at 0.500, grade 40: XC4 keeps 0.50 and C30/37, XS3 asks 0.45 and C35/45.
const fields = (more: object) => ({
  name: 'C32/40',
  strengthMpa: 40,
  targetMeanStrength: '48',
  airPercent: '2',
  lines: recipe,
  status: 'submitted',
  ...more,
})
let count = 0
const made = (more: object) => portal.as('lab').post('/mix-designs', { mixCode: `DE-${++count}`, ...fields(more) })
const bySetting = (standard: 'en206' | 'aci318') =>
  portal.given(work =>
    setSetting(work, 'cylinders.conformity', { standard, groups: 'apart', certified: true, holdAtFailure: false }),
  )

test('a mix is declared for exposure classes, and is not submitted with one that its design misses', async () => {
  const refused = await made({ exposureClasses: ['XC4', 'XS3'] })
  expect(refused.status).toBe(422)
  expect(refused.body.errors.exposureClasses).toEqual([
    'XS3 is not met. Strength: ≥ 45 MPa is asked, the mix has 40 MPa. Water to cement, w/(c + k·a): ≤ 0.45 is asked, the mix has 0.5',
  ])
  const draft = await made({ exposureClasses: ['XC4', 'XS3'], status: 'draft' })
  expect(draft.body, JSON.stringify(draft.body)).toMatchObject({ status: 'draft', exposureClasses: ['XC4', 'XS3'] })
  const fine = await made({ exposureClasses: ['XC4'] })
  expect(fine.body, JSON.stringify(fine.body)).toMatchObject({ status: 'submitted', exposureClasses: ['XC4'] })
  expect((await made({ exposureClasses: ['XC9'] })).status).toBe(422)
})

test('approval asks again, by the limits of its day: what broke since it was submitted is refused by its class', async () => {
  const mix = (await made({ exposureClasses: ['XC4', 'XS1'] })).body
  const undeclared = (await made({})).body
  const approve = ({ id, version }: { id: string; version: number }) =>
    portal.as('lab_manager').post(`/mix-designs/${id}/approve`, { version })
  await bySetting('aci318')
  try {
    const refused = await approve(mix)
    expect(refused.status, JSON.stringify(refused.body)).toBe(409)
    expect(refused.body.facts?.rule).toBe('exposure')
    expect(refused.body.facts.exposureClasses).toEqual(['XS1'])
    // The name by which ACI 318 knows sea air.
    expect(refused.body.detail).toContain('C2 (XS1) is not met. Strength')
    expect(refused.body.detail).not.toContain('XC4')
    expect((await approve(undeclared)).body.status).toBe('approved')
  } finally {
    await bySetting('en206')
  }
  expect((await approve(mix)).body.status).toBe('approved')
})

test('exposure classes have the names of the standard in force: evidence, submittal and its paper, booking', async () => {
  const mix = (await made({ exposureClasses: ['XC4'] })).body
  const evidence = async () => {
    const { status, body } = await portal.as('lab').get(`/mix-designs/${mix.id}/evidence`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const of = (found: { exposure: { exposureClass: string }[] }, name: string) =>
    found.exposure.find(({ exposureClass }) => exposureClass === name)
  expect(of(await evidence(), 'XC4')).toMatchObject({ name: 'XC4', declared: true, misses: [] })
  expect((await evidence()).exposureBy).toMatchObject({ source: 'EN 206 Table F.1', ratio: '0.500' })
  const submittal = await portal.as('lab').post('/mix-submittals', {
    projectId: world.project.id,
    productId: world.mapping.productId,
    mixDesignId: world.mix.id,
    plantId: world.plant.id,
    exposureClasses: ['XC2', 'XC3'],
  })
  expect(submittal.status, JSON.stringify(submittal.body)).toBe(200)
  const content = async () => (await portal.as('lab').get(`/mix-submittals/${submittal.body.id}`)).body.content
  expect(await content()).toMatchObject({ ratioName: 'w/(c + k·a)', exposure: [{ name: 'XC2' }, { name: 'XC3' }] })
  await bySetting('aci318')
  try {
    const found = await evidence()
    expect(of(found, 'XS1')).toMatchObject({ name: 'C2 (XS1)', declared: false })
    expect(found.exposureBy).toMatchObject({ source: 'ACI 318 Tables 19.3.2.1 and 19.3.3.1', ratioName: 'w/cm' })
    expect(await content()).toMatchObject({
      ratioName: 'w/cm',
      exposure: [{ name: 'C1 (XC2)' }, { name: 'C1 (XC3)' }],
    })
  } finally {
    await bySetting('en206')
  }
})
