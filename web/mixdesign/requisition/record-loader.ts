import type { AppLoadContext } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'

type Asked = { request: Request; context: AppLoadContext }

/** A requisition with what its page shows now: its tests, mixes and files, and the trail where that is looked at. */
export async function requisitionData({ request, context }: Asked, id: string) {
  const params = new URL(request.url).searchParams
  const all = apiFor({ request, context }).mixdesign
  const api = all.requisitions
  const asked = id === 'new' ? null : await take(api.reqandtest[':id'].$get({ param: { id } }))
  const tab = params.get('tab')
  const editing = !asked || tab === 'edit'
  const [options, trail, mixes] = await Promise.all([
    editing || params.has('edit')
      ? take(api.option.$get({ query: asked?.materialId ? { materialId: asked.materialId } : {} }))
      : null,
    tab === 'timeline' ? take(api.trail[':id'].$get({ param: { id } })) : null,
    asked && tab === 'mixes' && asked.open.includes('map')
      ? take(
          all['mix-design-mapping'].requisition.mixes.$get({
            query: { requisitionId: id, limit: '12', ...keyword(params.get('mix')) },
          }),
        )
      : null,
  ])
  return { asked, editing, options, trail: trail?.rows ?? null, mixes }
}

const keyword = (typed: string | null) => (typed ? { keyword: typed } : {})

export type RequisitionData = Awaited<ReturnType<typeof requisitionData>>
export type Requisition = NonNullable<RequisitionData['asked']>
export type RequisitionOptions = NonNullable<RequisitionData['options']>
