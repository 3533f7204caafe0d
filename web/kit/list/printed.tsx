import { useSearchParams } from '@remix-run/react'
import { useSession } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { usePortalNow } from '~/web/kit/shell/clock'
import type { Column, Filter } from './column'
import { chipText } from './filter-field'
import { readSort } from './url'

/** On paper: what these rows are narrowed to, when they were true and for whom they were printed. */
export function ListPrinted({ filters, searchName }: { filters: readonly Filter[]; searchName: string }) {
  const [params] = useSearchParams()
  const session = useSession()
  const now = usePortalNow(60_000)
  const search = params.get(searchName)
  const conditions = [
    search && `Search “${search}”`,
    ...filters.filter(filter => params.get(filter.name)).map(filter => chipText(filter, params)),
  ].filter(Boolean)
  return (
    <p className="print-only" suppressHydrationWarning>
      {conditions.length ? conditions.join(' · ') : 'No filter'}. {showDateTime(now.toISOString(), session?.zone)}
      {session && `, ${session.user.name}`}
    </p>
  )
}

/** Said when the order of the rows changes: their heads tell it only to whoever goes back to them. */
export function SortNotice({ columns }: { columns: readonly Column<never>[] }) {
  const [params] = useSearchParams()
  const words = readSort(params.get('sort')).flatMap(({ key, down }) => {
    const column = columns.find(one => one.sort && (typeof one.sort === 'string' ? one.sort : one.key) === key)
    return column ? [`${column.label}, ${down ? 'descending' : 'ascending'}`] : []
  })
  return (
    <p className="sr-only" aria-live="polite" data-sorted>
      {words.length > 0 && `Sorted by ${words.join(', then ')}`}
    </p>
  )
}
