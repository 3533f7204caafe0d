import type { LoaderFunctionArgs } from '@remix-run/node'
import { businessDay } from '~/domain/kit/time'
import { materialSource } from '~/domain/materials/material-source'
import type { CementResults } from '~/domain/rawtests/cement/limits'
import { sampler } from '~/domain/rawtests/sampler'
import { supplier } from '~/domain/rawtests/supplier'
import { tester } from '~/domain/rawtests/tester'
import { apiFor, take } from '~/web/kit/api'
import { rowsOf } from '~/web/kit/noun-rows'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import type { SieveValues } from './sieve-entry'
import type { StoredTest } from './test-evidence'

type Stored = StoredTest & { materialId: string; requestId: string | null; gradingSpecificationId: string | null }

/** What the form of results is about: the test or request that is open, its usual sieves, and what else waits. */
export async function resultsPage({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const asked = (name: string) => (anId.test(params.get(name) ?? '') ? params.get(name)! : undefined)
  const asking = { request, context }
  const { rawtests, materials, fleet } = apiFor(asking)
  const api = rawtests['raw-material-test']
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const listed = (status: 'draft' | 'rejected') => take(api.list.$post({ json: { status, limit: 20 } }))
  const [open, drafts, rejected, choices] = await Promise.all([
    take(api.request.filter.$post({ json: { outstanding: true, limit: 40, sort: 'dueOn' } })),
    listed('draft'),
    listed('rejected'),
    choicesOf(asking, api),
  ])
  const testId = asked('id')
  const test = testId ? await take(api[':id'].$get({ param: { id: testId } })) : null
  const requestId = test ? (test.requestId ?? undefined) : asked('requestId')
  const requested = requestId
    ? (await take(api.rawandtestbyreqid[':id'].$get({ param: { id: requestId } }))).requests[0]
    : undefined
  const first = open.rows.find(row => row.status === 'sampled') ?? open.rows[0]
  const wish = requested ?? (test || asked('materialId') ? undefined : first)
  const materialId = test?.materialId ?? wish?.materialId ?? asked('materialId')
  const of = materialId ? await take(materials.material[':id'].$get({ param: { id: materialId } })) : null
  const [sources, plants] = await Promise.all([
    of && rowsOf(asking, materialSource, 'GET /material-source/list', { materialId: of.id, limit: '200' }),
    take(fleet.plant.select.$get({ query: { limit: '200' } })),
  ])
  const usual = of && of.kind !== 'cement' && !test ? await usualTest(api, of.id) : null
  return {
    today,
    requests: open.rows,
    drafts: [...rejected.rows, ...drafts.rows],
    test,
    wish: wish ?? null,
    material: of && { id: of.id, name: of.name, kind: of.kind },
    openId: test?.id ?? wish?.id,
    sieves: sievesOf(test, usual, of?.kind),
    cement: test?.testType === 'cement' ? (test.input as { results: CementResults }).results : null,
    specificationId: test ? test.gradingSpecificationId : (usual?.gradingSpecificationId ?? null),
    choices: {
      ...choices,
      sources: (sources?.rows ?? []).map(row => [row.id, row.sourceName] as const),
      plants: (plants.rows as { id: string; plantName: string }[]).map(row => [row.id, row.plantName] as const),
    },
  }
}

type Api = ReturnType<typeof apiFor>['rawtests']['raw-material-test']

/** A material is sieved on the sieves it was sieved on before, and judged by the same limits. */
async function usualTest(api: Api, materialId: string): Promise<Stored | null> {
  const { rows } = await take(api.list.$post({ json: { materialId, testType: 'sieve', status: 'approved', limit: 1 } }))
  return rows[0] ? await take(api[':id'].$get({ param: { id: rows[0].id } })) : null
}

const FINE = [9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075]
const COARSE = [37.5, 25, 19, 12.5, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075]

function sievesOf(test: Stored | null, usual: Stored | null, kind: string | undefined): SieveValues {
  if (test?.testType === 'sieve') return test.input as SieveValues
  const sizes = usual ? (usual.input as SieveValues).sieves.map(row => row.size) : kind === 'sand' ? FINE : COARSE
  return { sieves: sizes.map(size => ({ size, retained: null })) }
}

async function choicesOf(asking: Parameters<typeof apiFor>[0], api: Api) {
  const query = { limit: '200' }
  const [suppliers, samplers, testers, specifications] = await Promise.all([
    rowsOf(asking, supplier, 'GET /raw-material-test/supplier/get-all-active', query),
    rowsOf(asking, sampler, 'GET /raw-material-test/sampler/get-all-active', query),
    rowsOf(asking, tester, 'GET /raw-material-test/tester/get-all-active', query),
    take(api.gradingspecs['get-all-active'].$get({ query })),
  ])
  const named = (rows: { id: string; name: string }[]) => rows.map(({ id, name }) => [id, name] as const)
  return {
    suppliers: named(suppliers.rows),
    samplers: named(samplers.rows),
    testers: named(testers.rows),
    specifications: named(specifications.rows),
  }
}
