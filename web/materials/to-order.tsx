import { Link } from '@remix-run/react'
import * as words from '~/domain/materials/words'
import { useEditLink } from '~/web/kit/list/edit-link'
import { buttonLook } from '~/web/ui/button'
import type { OrderRow } from './material-order/dialogs'
import { coverWords, type SiloBoardRow } from './silo-board'
import { tonnes } from './words'

export type Suggested = Omit<SiloBoardRow, 'demand' | 'suggestedKg'> & {
  suggestedKg: string
  neededAt: string
  expectedAt: string
}

/** What the plan asks to be ordered, most pressing first; a draft that answers it already is named. */
export function ToOrder({
  rows,
  open,
  mayManage,
}: {
  rows: readonly Suggested[]
  open: readonly OrderRow[]
  mayManage: boolean
}) {
  const { to } = useEditLink()
  if (rows.length === 0) return <p className="text-muted text-body">{words.orderNothingSuggested()}</p>
  return (
    <section aria-label={words.orderToOrder()} className="rounded-lg border border-line bg-raised">
      <h2 className="border-line border-b px-4 py-2 font-semibold text-body">{words.orderToOrder()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto max-md:max-h-none">
        {rows.map(row => {
          const draft = open.find(order => order.siloId === row.id && order.status === 'draft')
          const cover = coverWords({ ...row, demand: [] })
          return (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
              <span className="min-w-0 flex-1 basis-60 max-md:basis-full">
                <span className="block truncate font-semibold text-body">{row.materialName}</span>
                <span className="block truncate text-meta text-muted">
                  {row.plantName}, {row.siloCode}
                </span>
                <span className="block text-meta text-muted">{row.suggestedWhy}</span>
              </span>
              <span className="figures w-24 text-right text-table max-md:flex max-md:w-auto max-md:gap-2">
                {tonnes(row.levelKg)}
                <span className="block text-meta text-muted">{Math.round(Number(row.percent))} %</span>
              </span>
              <span data-tone={cover.tone} className="basis-56 text-table max-md:basis-40 max-md:grow">
                <span className={cover.tone && 'font-semibold text-tone'}>{cover.text}</span>
                {row.cover?.runsOutWithIncomingAt && (
                  <span className="block text-meta text-muted">{words.orderNeededBy({ at: row.neededAt })}</span>
                )}
              </span>
              {draft ? (
                <span className="text-muted text-table">{words.orderDraftExists({ orderNo: draft.orderNo })}</span>
              ) : (
                mayManage && (
                  <Link to={to(`order-${row.id}`)} preventScrollReset className={buttonLook({ size: 'lg' })}>
                    {words.orderMass({ mass: tonnes(row.suggestedKg) })}
                  </Link>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
