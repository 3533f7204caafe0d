import type { AppLoadContext } from '@remix-run/node'
import { BenchAsk, BenchTrialAsk } from '~/domain/mixdesign/bench/ask'
import { apiFor, attempt, take } from '~/web/kit/api'
import { plainNumber } from '~/web/kit/figures'
import { readSearch } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'

type Asked = { request: Request; context: AppLoadContext }
type Values = Record<string, string | string[]>

/** What the address carries beside the questions. */
const HIDDEN = new Set(['trial', 'requisition'])
const LISTS = new Set(['stoneIds', 'exposures', 'aciExposures'])

/** The address as what was asked: figures as people type them, and nothing of what is left empty. */
function valuesOf(params: URLSearchParams): Values {
  const values: Values = {}
  for (const name of new Set(params.keys())) {
    const text = params.get(name)?.trim() ?? ''
    if (LISTS.has(name)) values[name] = params.getAll(name).filter(Boolean)
    else if (text !== '' && !HIDDEN.has(name)) values[name] = /^[\d.,]+$/.test(text) ? plainNumber(text) : text
  }
  return values
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
  const typed = params.has('method')
  const requisition = await requisitionOf(asked, params.get('requisition') ?? '')
  // It begins at a plant, that of the requisition or the first: stock and standard deviation are of one.
  const offered = typed
    ? await offeredBy(api, plantId)
    : await take(offering(api, requisition ? { plantId: requisition.plantId } : { first: 'true' }))
  const values = typed
    ? valuesOf(params)
    : {
        ...usualOf(offered.rows),
        ...(offered.plantId ? { plantId: offered.plantId } : {}),
        ...(requisition ? wantedOf(requisition) : {}),
      }
  const found = await attempt(api.bench.$post({ json: readSearch(values, BenchAsk) }))
  return {
    kind: 'design' as const,
    requisition,
    offered,
    values,
    found: found.ok ? found.data : null,
    problem: found.ok ? null : found.problem,
  }
}
export type DesignData = Awaited<ReturnType<typeof designData>>

async function trialData(of: Asked, trialBatchId: string, params: URLSearchParams) {
  // The form sends each question; before that the classes are those that the mix declares.
  const asked = { ...valuesOf(params), trialBatchId }
  const { exposures, ...json } = readSearch(asked, BenchTrialAsk)
  const api = apiFor(of).mixdesign['mix-designs']
  const found = await attempt(
    api.bench.trial.$post({ json: params.has('keep') ? { ...json, exposures: exposures ?? [] } : json }),
  )
  const values: Values = { ...asked, ...(found.ok ? { exposures: found.data.exposures } : {}) }
  return {
    kind: 'trial' as const,
    trialId: trialBatchId,
    values,
    found: found.ok ? found.data : null,
    problem: found.ok ? null : found.problem,
  }
}
export type TrialData = Awaited<ReturnType<typeof trialData>>

type Api = ReturnType<typeof apiFor>['mixdesign']['mix-designs']
const offering = (api: Api, query: { plantId?: string; first?: 'true' }) => api.constituents.$get({ query })
const offeredBy = (api: Api, plantId: string) => take(offering(api, anId.test(plantId) ? { plantId } : {}))
type Row = Awaited<ReturnType<typeof offeredBy>>['rows'][number]

/** The requisition that is designed for; nothing where there is none of a mix, or it may not be seen. */
async function requisitionOf(asked: Asked, id: string) {
  if (!anId.test(id)) return null
  const found = await attempt(apiFor(asked).mixdesign.requisitions.reqandtest[':id'].$get({ param: { id } }))
  if (!found.ok || found.data.kind !== 'mix') return null
  const { requisitionNo, title, plantId, strengthMpa, slumpMin, slumpMax, stoneSizeMm, exposureClasses } = found.data
  const { workingLifeYears, coverMm, pumped, specialRequirements } = found.data
  return {
    ...{ id, requisitionNo, title, plantId, strengthMpa, slumpMin, slumpMax, stoneSizeMm, exposureClasses },
    ...{ workingLifeYears, coverMm, pumped, specialRequirements },
  }
}
export type BenchRequisition = NonNullable<Awaited<ReturnType<typeof requisitionOf>>>

/** What a requisition asks, as the bench is asked; the slump is the middle of its range. */
function wantedOf({ strengthMpa, slumpMin, slumpMax, stoneSizeMm, exposureClasses }: BenchRequisition): Values {
  const size = ['10', '20', '40'].includes(String(stoneSizeMm)) ? String(stoneSizeMm) : '20'
  return {
    ...(strengthMpa === null ? {} : { strengthMpa: String(strengthMpa) }),
    ...(slumpMin === null || slumpMax === null ? {} : { slump: String(Math.round((slumpMin + slumpMax) / 2)) }),
    maxSize: size,
    exposures: exposureClasses,
  }
}

/** What the bench begins with: the first of each material that was tested, an N40 of 120 mm with its plasticiser. */
function usualOf(rows: readonly Row[]): Values {
  const first = (kind: Row['kind'], fits: (row: Row) => boolean = () => true) =>
    rows.find(row => row.kind === kind && fits(row))?.materialId ?? ''
  const tested = rows.filter(row => row.kind === 'coarse' && row.testNo)
  const coarsest = [...tested].sort((a, b) => passing(a) - passing(b))[0]
  const admixtureId = first('admixture', row => row.usual)
  return {
    ...(admixtureId ? { admixtureId } : {}),
    method: 'bre-331',
    strengthMpa: '40',
    slump: '120',
    waterSaving: '20',
    admixtureDose: '0.9',
    cementId: first('cement'),
    waterId: first('water'),
    fineId: first('fine', row => row.testNo !== null),
    stoneIds: coarsest ? [coarsest.materialId] : [],
  }
}

const passing = (row: Row): number => row.constituent?.passing?.['9.5'] ?? 100
