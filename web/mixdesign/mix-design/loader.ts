import type { AppLoadContext } from '@remix-run/node'
import { recipeDifference } from '~/domain/mixdesign/mix-difference'
import { exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { apiFor, attempt, take } from '~/web/kit/api'
import { asOfQuery } from '~/web/kit/record/as-of-query'

type Asked = { request: Request; context: AppLoadContext }

/** All that the page of a mix shows: the recipe with what it would be, its versions, its lines, its trail. */
export async function mixData({ request, context }: Asked, id: string) {
  const all = apiFor({ request, context }).mixdesign
  const api = all['mix-designs']
  const params = new URL(request.url).searchParams
  const tab = id === 'new' ? '' : (params.get('tab') ?? '')
  const from = params.get('from')
  const mix = id === 'new' ? null : await detailOf(api, id)
  const start = mix ?? (from ? await detailOf(api, from) : null)
  const asksEvidence = mix && (tab === 'trials' || mix.status === 'submitted')
  const [setup, preview, versions, mappings, trail, evidence, submittals, trials] = await Promise.all([
    take(all['mix-design-field'].list.$get()),
    start && !tab ? previewOf(api, start) : null,
    mix ? take(api.list.$get({ query: { mixCode: mix.mixCode, sort: '-mixVersion', limit: '50' } })) : null,
    tab === 'lines' && mix
      ? take(all['mix-design-mapping'].plant.$get({ query: { mixDesignId: mix.id, limit: '200' } }))
      : null,
    tab === 'history' && mix ? historyOf(api, request, mix.id) : null,
    asksEvidence ? take(api[':id'].evidence.$get({ param: { id: mix.id } })) : null,
    tab === 'submittals' && mix
      ? take(all['mix-submittals'].list.$get({ query: { mixDesignId: mix.id, limit: '100' } }))
      : null,
    tab === 'trials' && mix
      ? take(all['trial-batches'].list.$get({ query: { mixDesignId: mix.id, limit: '50' } }))
      : null,
  ])
  const earlier = versions?.rows.find(one => one.mixVersion === (mix?.mixVersion ?? 0) - 1)
  const otherId = tab === 'versions' ? (params.get('with') ?? earlier?.id) : undefined
  const other = otherId && otherId !== mix?.id ? await detailOf(api, otherId) : null
  const difference = mix && other ? recipeDifference(other.lines, mix.lines) : null
  return {
    mix,
    start,
    tab,
    setup: setup.rows,
    exposures: setup.exposures.map(({ exposureClass, name }) => [exposureClass, name] as const),
    preview,
    versions: versions?.rows ?? [],
    mappings,
    trail,
    evidence,
    submittals: submittals?.rows ?? [],
    trials: trials?.rows ?? [],
    other,
    difference,
  }
}
export type MixData = Awaited<ReturnType<typeof mixData>>
export type Evidence = NonNullable<MixData['evidence']>

/** Everything that was done to the mix, and the mix as of the moment in the address. */
async function historyOf(api: Api, request: Request, id: string) {
  const at = asOfQuery(request)
  const [trail, asOf] = await Promise.all([
    take(api.audit[':id'].$get({ param: { id }, query: { limit: '200' } })),
    at && take(api['as-of'][':id'].$get({ param: { id }, query: at })),
  ])
  return { rows: trail.rows, asOf }
}

type Api = ReturnType<typeof apiFor>['mixdesign']['mix-designs']
const detailOf = (api: Api, id: string) => take(api[':id'].$get({ param: { id } }))
export type Mix = Awaited<ReturnType<typeof detailOf>>
type Start = Pick<
  Mix,
  'lines' | 'airPercent' | 'strengthMpa' | 'targetMeanStrength' | 'dischargeMinutes' | 'exposureClasses'
>

/** Of the stored recipe; without it (a reader who may not calculate) the page still opens. */
async function previewOf(api: Api, of: Start) {
  const found = await attempt(
    api.preview.$post({
      json: {
        lines: of.lines.map(({ materialId, kgPerM3 }) => ({ materialId, kgPerM3 })),
        airPercent: of.airPercent,
        strengthMpa: of.strengthMpa,
        targetMeanStrength: of.targetMeanStrength,
        dischargeMinutes: of.dischargeMinutes,
        exposureClasses: exposureClassesOf(of.exposureClasses),
        usualMoisture: true,
      },
    }),
  )
  return found.ok ? found.data : null
}
export type Preview = NonNullable<Awaited<ReturnType<typeof previewOf>>>
