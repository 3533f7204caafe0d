import { addDays, instantOn } from '~/domain/kit/time'
import { testResult } from '~/domain/rawtests/test/result'
import type { RawTestCreate } from '~/domain/rawtests/test-info'
import { bulkInsert } from '../kit/bulk'
import { rawMaterialTests, rawTestRequests } from '../rawtests/tables'
import type { Seed } from './base'
import type { Hands } from './cylinder-world'
import type { Series } from './day'
import { type Random, randomOf } from './random'
import { AGGREGATE_CODES, cementSample, sieveSample } from './raw-gradings'
import { type RawMasters, seedRawMasters } from './raw-masters'
import { openRequests } from './raw-requests'
import type { Goods } from './seeded-goods'
import type { Yard } from './yard'

type World = { seed: Seed; yard: Yard; goods: Goods; series: Series; hands: Hands }
type Test = typeof rawMaterialTests.$inferInsert
type Request = typeof rawTestRequests.$inferInsert

const DAYS = 90

/** Ninety days of the material laboratory: each source sieved every few days, cement every week, and what was asked for. */
export async function seedRawTests(world: World): Promise<void> {
  const { seed, series } = world
  const random = randomOf(74_113)
  const masters = await seedRawMasters(seed, world.goods)
  const planned = masters.sources
    .flatMap(of => of.sourceIds.map((sourceId, at) => ({ ...of, sourceId, at })))
    .flatMap(source => samplingDays(source.code, source.at).map(back => ({ source, back })))
    .sort((a, b) => b.back - a.back)
  const tests: Test[] = []
  const requests: Request[] = []
  for (const { source, back } of planned) {
    const test = testOf(world, masters, random, source, back, tests.length + 1)
    if (tests.length % 9 === 4 && test.status !== 'rejected') {
      const request = requestOf(world, test, random, requests.length + 1)
      requests.push(request)
      test.requestId = request.id
    }
    tests.push(test)
  }
  requests.push(...openRequests(world, masters, requests.length + 1))
  await bulkInsert(seed.sql, rawTestRequests, requests)
  await bulkInsert(seed.sql, rawMaterialTests, tests)
  series.set('raw_material_test', tests.length)
  series.set('raw_test_request', requests.length)
}

type Source = RawMasters['sources'][number] & { sourceId: string; at: number }

/** Days before today on which a source is sampled. */
const samplingDays = (code: string, at: number): number[] => {
  const every = AGGREGATE_CODES.includes(code) ? 3 : 7
  return Array.from({ length: Math.floor(DAYS / every) }, (_, place) => place * every + (at ? 1 : 0))
}

function testOf(world: World, masters: RawMasters, random: Random, source: Source, back: number, no: number): Test {
  const { seed, yard, hands } = world
  const { code } = source
  const sampledOn = addDays(seed.today, -back)
  const cement = !AGGREGATE_CODES.includes(code)
  const specification = masters.specificationOf.get(code)
  const input = cement
    ? cementSample(random, back, source.at && back < 50 ? 2.4 : 0)
    : sieveSample(code, random, driftOf(source.at, back))
  const judge = specification
    ? { name: specification.name, series: 'ASTM' as const, limits: specification.limits }
    : null
  const test = { testType: cement ? 'cement' : 'sieve', input } as Pick<RawTestCreate, 'testType' | 'input'>
  const wait = cement ? 28 : 1
  const status = statusOf(back, wait, no)
  const at = later(instantOn(sampledOn, '09:20'), seed.now)
  const by = hands.lab[no % hands.lab.length]!
  const decided = ['approved', 'rejected'].includes(status)
  return {
    ...seed.stamp(at),
    version: decided ? 3 : 1,
    createdBy: by.id,
    updatedBy: decided ? hands.manager[0]!.id : by.id,
    testNo: `RM${String(no).padStart(6, '0')}`,
    requestId: null,
    testType: test.testType,
    materialId: source.materialId,
    sourceId: source.sourceId,
    plantId: yard.plants[no % yard.plants.length]!.id,
    supplierId: masters.supplierOf(code),
    samplerId: masters.samplerIds[no % masters.samplerIds.length]!,
    testerId: masters.testerIds[no % masters.testerIds.length]!,
    gradingSpecificationId: specification?.id ?? null,
    sampledOn,
    testedOn: back >= wait ? addDays(sampledOn, wait) : null,
    status,
    remarks: status === 'rejected' ? 'Sample was wet: sieve again' : null,
    approvedBy: status === 'approved' ? hands.manager[0]!.id : null,
    approvedAt: status === 'approved' ? later(instantOn(addDays(sampledOn, wait), '16:10'), seed.now) : null,
    input,
    ...testResult(test, judge),
  }
}

/** The second source wears its screens: four weeks ago it began to drift, and last week the screens were renewed. */
const driftOf = (at: number, back: number): number =>
  at === 0 ? Math.sin(back / 9) * 1.1 : back > 30 || back < 7 ? 0.6 : 0.6 + ((30 - back) / 23) * 6.5

function statusOf(back: number, wait: number, no: number): string {
  if (back < wait) return no % 3 ? 'submitted' : 'draft'
  if (back < wait + 4) return 'submitted'
  return no % 41 === 0 ? 'rejected' : 'approved'
}

function requestOf({ seed, hands }: World, test: Test, random: Random, no: number): Request {
  const asked = later(instantOn(addDays(test.sampledOn, -2), '10:05'), seed.now)
  const by = hands.lab[no % hands.lab.length]!
  const done = test.status === 'approved'
  return {
    ...seed.stamp(asked),
    requestNo: `RQ${String(no).padStart(6, '0')}`,
    materialId: test.materialId,
    sourceId: test.sourceId ?? null,
    plantId: test.plantId ?? null,
    supplierId: test.supplierId ?? null,
    origin: 'requester',
    testTypes: [test.testType],
    dueOn: addDays(test.sampledOn, test.testType === 'cement' ? 30 : random.whole(2, 6)),
    status: done ? 'done' : 'testing',
    requestedBy: by.id,
    requestedByName: by.name,
    samplerId: test.samplerId ?? null,
    sampledOn: test.sampledOn,
    closedAt: done ? (test.approvedAt ?? null) : null,
  }
}

const later = (at: Date, now: Date): Date => (at < now ? at : now)
