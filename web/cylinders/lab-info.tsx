import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { ClipboardPen, FileUp } from 'lucide-react'
import { SearchSets } from '~/domain/cylinders/cylinder-test'
import * as words from '~/domain/cylinders/words'
import { translated } from '~/domain/kit/translated'
import { apiFor, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { readSearch } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { type SetRow, setColumns, setFilters } from './cylinder-test-columns'
import { HOME, infoOf } from './words'

/** Late work first: a result that is not pressed in time is lost. */
const VIEWS = [
  ['overdue', 'Overdue'],
  ['due', 'Due today'],
  ['curing', 'To be collected'],
  ['wet', 'To be sampled'],
] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const query = searchOf(request)
  const ask = (of: string, more = {}) =>
    api['get-all-for-lab-info'].$post({ json: readSearch({ ...query, ...more, view: of }, SearchSets) })
  const [houses, ...counted] = await Promise.all([
    take(api['house-data'].$get()),
    ...VIEWS.map(([key]) => take(ask(key, { limit: '1', offset: '0' }))),
  ])
  const counts = counted.map(count => count.total)
  const view = params.get('view') ?? (counts[0] ? 'overdue' : 'due')
  return { page: await listOf(ask(view)), view, houses: houses.rows, counts }
}

/** What lies before the laboratory: sets to sample, to fetch, to crush; each leads to its form. */
export default function LabInfo() {
  const { page, view, houses, counts } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const mayWrite = useCan()('write', 'cylinder_lab')
  return (
    <ListScreen<SetRow>
      title={translated('Lab info')}
      noun={[translated('set'), translated('sets')]}
      page={page}
      columns={setColumns.filter(column => column.key !== 'status' || view !== 'wet')}
      open={row => (mayWrite ? entryOf(view, row) : infoOf(row.id))}
      search={words.infoSearch()}
      filters={setFilters.filter(one => one.name !== 'status')}
      views={
        <div className="grid gap-3">
          <nav aria-label={words.infoWork()} className="flex flex-wrap gap-1.5">
            {VIEWS.map(([key, label], at) => (
              <Link
                key={key}
                to={withParams(params, { view: key })}
                aria-current={view === key ? 'page' : undefined}
                className={cn(
                  'inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-fg text-table no-underline touch:h-11',
                  view === key ? 'border-brand bg-brand-soft font-semibold' : 'border-line hover:border-line-strong',
                )}
              >
                {translated(label)}{' '}
                <span
                  data-tone={key === 'overdue' && counts[at] ? 'stop' : undefined}
                  className={cn('figures', key === 'overdue' && counts[at] ? 'font-semibold text-tone' : 'text-muted')}
                >
                  {counts[at]}
                </span>
              </Link>
            ))}
          </nav>
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-table">
            {houses.map(house => (
              <span key={house.id} className="figures">
                {words.infoTanks({ house: house.name, curing: house.curing, capacity: house.capacity })}
                {house.managerName ? `, ${house.managerName}` : ''}
              </span>
            ))}
          </p>
        </div>
      }
      rowActions={row => [
        { label: 'Open test', to: infoOf(row.id) },
        { label: 'Laboratory entry', to: `${HOME}/InhouseCylinderLabInfoModal?id=${row.id}` },
      ]}
      actions={
        mayWrite && (
          <>
            <Button asChild>
              <Link to={`${HOME}/dry-test#upload`}>
                <FileUp /> {words.uploadResults()}
              </Link>
            </Button>
            <Button asChild look="primary">
              <Link to={`${HOME}/dry-test`}>
                <ClipboardPen /> {words.infoEnterDry()}
              </Link>
            </Button>
          </>
        )
      }
      empty={{ text: words.infoNothing() }}
    />
  )
}

const entryOf = (view: string, row: SetRow) =>
  view === 'due' || view === 'overdue'
    ? `${HOME}/dry-test?id=${row.id}`
    : `${HOME}/InhouseCylinderLabInfoModal?id=${row.id}`
