import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import type { CementRadar as Found, RadarRow } from '~/domain/mixdesign/cement-radar/cement-radar'
import { apiFor, attempt, listOf, sitePath } from '~/web/kit/api'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { radarColumns, tonnes } from './cement-radar-columns'
import { RadarPeek } from './cement-radar-peek'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request, { drop: ['open'] })
  const found = await listOf(apiFor({ request, context }).mixdesign['cement-radar'].$get({ query }))
  if (!('concretes' in found)) return found
  const { concretes: rows, ...of } = found
  return { ...of, rows }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request)
  const { plantId = '', productId = '', cut } = fields
  const api = apiFor({ request, context, key }).mixdesign['cement-radar']
  const made = await attempt(api.trial.$post({ json: { plantId, productId, cut: Number(cut) } }))
  if (!made.ok) return made
  const { mixDesignId: mix, plantName: plant, productCode: product } = made.data
  const of = new URLSearchParams({ mix, plantId, plant, productId, product })
  throw redirect(sitePath(`/mixdesign/trial-batches/new?${of}`))
}

type Radar = ListPage<RadarRow> & Omit<Found, 'rows' | 'total'>

/** Where cement is spent that no result asks for, the most money first. */
export default function CementRadar() {
  const page = useLoaderData<typeof loader>() as Radar
  const [params] = useSearchParams()
  const open = page.rows.find(row => row.id === params.get('open'))
  return (
    <>
      <ListScreen<RadarRow>
        title="Cement radar"
        noun={['concrete', 'concretes']}
        page={page}
        columns={radarColumns}
        open={row => withParams(params, { open: row.id, page: params.get('page') })}
        filters={[filter.lookup('plantId', 'Plant', PLANTS)]}
        views={page.failed ? undefined : <Summary page={page} />}
        empty={{
          text: `A concrete is shown from ${page.leastResults ?? 3} approved results of the mix that it is made of now.`,
        }}
      />
      {open && <RadarPeek row={open} riskPercent={page.riskPercent} />}
    </>
  )
}

function Summary({ page }: { page: Radar }) {
  const few = countOf(page.fewResults, ['concrete has', 'concretes have'])
  return (
    <p className="max-w-240 text-body text-muted">
      <span className="font-semibold text-text">
        {showMoney(page.savingPerYear)} and {tonnes(page.carbonPerYear)} t CO₂e a year
      </span>{' '}
      by the m³ of the last twelve months, within a risk of {showNumber(String(page.riskPercent), 1)} % that an
      assessment fails. {page.fewResults > 0 && `${few} fewer than ${page.leastResults} results.`}
    </p>
  )
}
