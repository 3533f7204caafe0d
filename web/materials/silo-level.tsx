import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { byName } from '~/domain/kit/collation'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { useCan } from '~/web/kit/can'
import { countOf, plainNumber, showNumber } from '~/web/kit/figures'
import { withParams } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { cn } from '~/web/ui/cn'
import { momentOf } from './material-order/moment'
import { plantsByCover, type SiloBoardData } from './silo-board'
import { SiloColumn } from './silo-column'
import { SiloPanel } from './silo-panel'
import { signedTonnes } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).materials
  const cover = async (query: { plantId?: string }) => await take(api['silo-level'].cover.$get({ query }))
  const plants = plantsByCover((await cover({})).rows)
  const asked = params.get('plantId')
  const plantId = plants.find(plant => plant.plantId === asked)?.plantId ?? plants[0]?.plantId ?? null
  const silo = params.get('silo') ?? ''
  const [board, moves] = await Promise.all([
    plantId ? cover({ plantId }) : { until: '', rows: [], total: 0 },
    anId.test(silo) ? take(api.stock[':id'].$get({ param: { id: silo }, query: { limit: '12' } })) : null,
  ])
  return { plants, plantId, board: board as SiloBoardData, moves: moves?.rows ?? [] }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request)
  const { siloId = '', remarks = '', words: other } = fields
  const countedAt = momentOf(fields)
  const levelKg = plainNumber(fields.levelKg ?? '')
  const json = { siloId, levelKg, remarks: other?.trim() || remarks, ...(countedAt === undefined ? {} : { countedAt }) }
  const set = await attempt(apiFor({ request, context, key }).materials['silo-level'].$put({ json }))
  if (!set.ok) return set
  const { countNo, status, differenceKg } = set.data
  const count = { countNo, difference: signedTonnes(differenceKg) }
  return { ...set, data: { said: status === 'posted' ? words.countSaved(count) : words.countSent(count) } }
}

const EVERY = 30_000

/** The silos of a plant as filled columns, with what tomorrow's orders take and how long each lasts. */
export default function SiloLevel() {
  const { plants, plantId, board, moves } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const live = useLive<SiloBoardData>(`silo-level/cover?plantId=${plantId ?? ''}`, board, { every: EVERY })
  const mayManage = useCan()('manage', 'material')
  const { until } = live.data
  const rows = [...live.data.rows].sort((a, b) => byName(a.siloCode, b.siloCode))
  const chosen = rows.find(row => row.id === params.get('silo'))
  const low = rows
    .filter(row => row.suggestedKg !== null)
    .sort((a, b) => (a.cover?.hours ?? 99) - (b.cover?.hours ?? 99))
  return (
    <BoardScreen
      title={words.siloLevelTitle()}
      count={countOf(rows.length, 'silo')}
      live={live}
      alerts={low.slice(0, 2).map(row => ({
        id: row.id,
        tone: row.cover?.runsOutWithIncomingAt ? 'stop' : 'waiting',
        to: `/material/working-list?plantId=${row.plantId}`,
        text: row.cover?.runsOutWithIncomingAt
          ? words.siloAlertRunsOut({ material: row.materialName, silo: row.siloCode, hours: row.cover.hours ?? 0 })
          : words.siloAlertOrder({ material: row.materialName, silo: row.siloCode }),
      }))}
    >
      <nav aria-label={kitWords.fieldPlants()} className="flex shrink-0 gap-2 overflow-x-auto px-6 py-3 max-md:px-4">
        {plants.map(plant => (
          <Link
            key={plant.plantId}
            to={withParams(params, { plantId: plant.plantId, silo: null })}
            aria-current={plant.plantId === plantId ? 'page' : undefined}
            className={cn(
              'grid min-h-14 shrink-0 content-center rounded-lg border px-4 py-2 text-fg no-underline',
              plant.plantId === plantId
                ? 'border-brand bg-brand-soft'
                : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <span className="font-semibold text-body">{plant.plantName}</span>
            <span
              data-tone={plant.first ? 'stop' : undefined}
              className={cn('text-meta', plant.first ? 'text-tone' : 'text-muted')}
            >
              {plant.first
                ? `${plant.first.materialName} ${showNumber(plant.first.hours)} h`
                : plant.low
                  ? words.siloCountLow({ count: plant.low })
                  : words.siloLasts()}
            </span>
          </Link>
        ))}
      </nav>
      <div className="grid min-h-0 flex-1 auto-rows-max grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] content-start gap-3 overflow-y-auto px-6 pb-8 max-md:px-4">
        {rows.map(row => (
          <SiloColumn key={row.id} silo={row} to={withParams(params, { silo: row.id })} />
        ))}
        {rows.length === 0 && <p className="text-muted text-body">{words.siloNoneSeen()}</p>}
      </div>
      {chosen && <SiloPanel silo={chosen} until={until} moves={moves} mayManage={mayManage} />}
    </BoardScreen>
  )
}
