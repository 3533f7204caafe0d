import type { AppLoadContext } from '@remix-run/node'
import type { BenchAsk, BenchTrialAsk } from '~/domain/mixdesign/bench/ask'
import { apiFor, attempt, take } from '~/web/kit/api'
import { plainNumber } from '~/web/kit/figures'
import { anId } from '~/web/kit/screens'

type Asked = { request: Request; context: AppLoadContext }
type Asking<Ask> = { [Name in keyof Ask]?: unknown }

const LISTS = new Set(['stoneIds', 'exposures', 'aciExposures'])
const WORDS = new Set(['method', 'aciAir', 'cementClass', 'sandType', 'stoneType', 'closer', 'keep', 'trialBatchId'])

/** The address as the body of the call: figures lose their quotes, what is left empty is not asked. */
function bodyOf(params: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const name of new Set(params.keys())) {
    const value = params.get(name) ?? ''
    if (LISTS.has(name)) body[name] = params.getAll(name).filter(Boolean)
    else if (value !== '') body[name] = WORDS.has(name) || name.endsWith('Id') ? value : figureOf(value)
  }
  return body
}

function figureOf(text: string): number | string {
  const value = Number(plainNumber(text))
  return Number.isFinite(value) ? value : text
}

/** The bench as its address says: a design from nothing, or a mix corrected by its trial batch. */
export async function benchData(asked: Asked) {
  const params = new URL(asked.request.url).searchParams
  const trial = params.get('trial') ?? ''
  return anId.test(trial) ? trialData(asked, trial, params) : designData(asked, params)
}

async function designData(asked: Asked, params: URLSearchParams) {
  const api = apiFor(asked).mixdesign['mix-designs']
  const plantId = params.get('plantId') ?? ''
  const offered = await take(api.constituents.$get({ query: anId.test(plantId) ? { plantId } : {} }))
  const typed = params.has('method')
  const body: Asking<BenchAsk> = typed ? bodyOf(params) : usualOf(offered.rows)
  const found = await attempt(api.bench.$post({ json: body as BenchAsk }))
  return {
    kind: 'design' as const,
    offered,
    values: textOf(body),
    found: found.ok ? found.data : null,
    problem: found.ok ? null : found.problem,
  }
}
export type DesignData = Awaited<ReturnType<typeof designData>>

async function trialData(asked: Asked, trialBatchId: string, params: URLSearchParams) {
  const { trial: _trial, ...rest } = bodyOf(params)
  const body: Asking<BenchTrialAsk> = { ...rest, trialBatchId }
  const found = await attempt(
    apiFor(asked).mixdesign['mix-designs'].bench.trial.$post({ json: body as BenchTrialAsk }),
  )
  return {
    kind: 'trial' as const,
    trialId: trialBatchId,
    values: textOf(body),
    found: found.ok ? found.data : null,
    problem: found.ok ? null : found.problem,
  }
}
export type TrialData = Awaited<ReturnType<typeof trialData>>

type Values = Record<string, string | string[]>
const textOf = (body: object): Values =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )

type Row = DesignData['offered']['rows'][number]

/** What the bench begins with: the first of each material that was tested, an N40 of 120 mm with its plasticiser. */
function usualOf(rows: readonly Row[]): Asking<BenchAsk> {
  const first = (kind: Row['kind'], fits: (row: Row) => boolean = () => true) =>
    rows.find(row => row.kind === kind && fits(row))?.materialId
  const tested = rows.filter(row => row.kind === 'coarse' && row.testNo)
  const coarsest = [...tested].sort((a, b) => passing(a) - passing(b))[0]
  return {
    method: 'bre-331',
    strengthMpa: 40,
    slump: 120,
    waterSaving: 20,
    admixtureDose: 0.9,
    cementId: first('cement'),
    waterId: first('water'),
    admixtureId: first('admixture', row => row.usual),
    fineId: first('fine', row => row.testNo !== null),
    stoneIds: coarsest ? [coarsest.materialId] : [],
  }
}

const passing = (row: Row): number => row.constituent?.passing?.['9.5'] ?? 100
