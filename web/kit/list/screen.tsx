import { useLocation, useNavigation, useSearchParams } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { KeptForList } from '~/domain/users/saved-view'
import { PageHead } from '~/web/kit/page-head'
import { useConnection } from '~/web/kit/shell/connection'
import type { Column, Filter, ListPage, RowAction } from './column'
import { shownColumns } from './column'
import { ListFilters } from './filters'
import { useKept } from './kept'
import { useListKeys } from './keys'
import type { Switchable } from './many-bar'
import { ListPager } from './pager'
import { ListPrinted, SortNotice } from './printed'
import { ListState } from './states'
import { SwitchForm } from './status-toggle'
import { ListTable } from './table'
import { ListTools } from './tools'
import { ViewTabs } from './view-tabs'

const ViewsPanel = lazy(() => import('./views-panel'))
const ColumnsPanel = lazy(() => import('./columns-panel'))
const ExportPanel = lazy(() => import('./export/export-panel'))
const ManyBar = lazy(() => import('./many-bar'))
const NO_WIDTHS = {}
const NOTHING: KeptForList = { views: [], setting: null }

export type ListScreenProps<Row> = {
  title: string
  /** What a row is: singular and plural, e.g. ['plant', 'plants']. */
  noun: readonly [one: string, many: string]
  page: ListPage<Row>
  columns: readonly Column<Row>[]
  id?: (row: Row) => string
  /** Relative address of the row's own page; relative is what makes mirrors work. */
  open?: (row: Row) => string | undefined
  /** Placeholder of the search box; `searchName` is its parameter, usually `keyword`. */
  search?: string
  searchName?: string
  filters?: readonly Filter[]
  /** Primary action, usually one button. */
  actions?: ReactNode
  rowActions?: ((row: Row) => RowAction[]) | undefined
  /** Path of the Excel export under the API; the current filter goes along. */
  exportTo?: string
  /** Buttons for the picked rows; with it rows can be picked. */
  bulk?: (picked: Row[], clear: () => void) => ReactNode
  /** Rows can be picked and switched on or off together; `name` is what a row is called. Its action calls `actOnMany`. */
  switchMany?: ((row: Row) => string) | undefined
  /** What to do when there is nothing yet. */
  empty?: { text: string; action?: ReactNode }
  /** A line under the title, e.g. tabs of views. */
  views?: ReactNode
  children?: ReactNode
}

/** A list: everything it shows is in its address, and its first rows are in the HTML. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { page, title, noun } = props
  const [params] = useSearchParams()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  // Rows that wait for the connection to come back are to be read meanwhile.
  const there = useConnection() === 'there'
  const busy = there && navigation.state === 'loading' && navigation.location.pathname === pathname
  const area = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<string[]>([])
  const [all, setAll] = useState(false)
  const [switching, setSwitching] = useState(false)
  const idOf = props.id ?? ((row: Row) => String((row as { id?: unknown }).id))
  const kept = useKept()
  const [panel, setPanel] = useState<'views' | 'columns' | 'export' | null>(null)
  const columns = shownColumns(props.columns, params.get('cols'), kept?.setting?.columns)
  const pickedRows = page.rows.filter(row => picked.includes(idOf(row)))
  const picks = Boolean(props.bulk || props.switchMany)
  const pick = (ids: string[]) => {
    setPicked(ids)
    setAll(false)
    setSwitching(true)
  }
  useListKeys(area)
  return (
    <div className="full-height" ref={area}>
      <PageHead
        title={title}
        count={page.failed ? undefined : shownCount(page)}
        actions={
          <>
            <ListTools
              shown={columns}
              exportTo={props.exportTo}
              onViews={() => setPanel('views')}
              onColumns={() => setPanel('columns')}
              onExport={() => setPanel('export')}
            />
            {props.actions}
          </>
        }
      >
        {props.views}
      </PageHead>
      <ViewTabs kept={kept} onSaveAs={() => setPanel('views')} />
      <ListFilters search={props.search} searchName={props.searchName ?? 'keyword'} filters={props.filters ?? []} />
      <ListPrinted filters={props.filters ?? []} searchName={props.searchName ?? 'keyword'} />
      <SortNotice columns={columns} />
      <SwitchForm />
      {props.children}
      {pickedRows.length > 0 && props.bulk && (
        <div className="flex min-h-11 flex-wrap items-center gap-2 border-line border-b bg-brand-soft px-6 py-1.5 max-md:px-4">
          <span className="mr-2 font-semibold text-table">{pickedRows.length} selected</span>
          {props.bulk(pickedRows, () => setPicked([]))}
        </div>
      )}
      {switching && props.switchMany && (
        <Suspense>
          <ManyBar
            noun={noun}
            picked={switchable(pickedRows, props.switchMany)}
            total={page.more ? null : page.total}
            offersAll={pickedRows.length === page.rows.length && page.total > page.rows.length}
            all={all && pickedRows.length > 0}
            onAll={setAll}
            onClear={() => pick([])}
          />
        </Suspense>
      )}
      {page.rows.length > 0 ? (
        <ListTable
          title={title}
          rows={page.rows}
          total={page.total}
          columns={columns}
          idOf={idOf}
          open={props.open}
          rowActions={props.rowActions}
          busy={busy}
          pinned={kept?.setting?.pinnedColumns ?? 1}
          widths={kept?.setting?.widths ?? NO_WIDTHS}
          density={kept?.setting?.density ?? undefined}
          picked={picks ? picked : undefined}
          onPick={pick}
        />
      ) : (
        <ListState page={page} noun={noun} empty={props.empty} busy={busy} />
      )}
      <ListPager total={page.total} more={Boolean(page.more)} shown={page.rows.length} noun={noun} />
      {panel && (
        <Suspense>
          {panel === 'views' && <ViewsPanel title={title} kept={kept ?? NOTHING} onClose={() => setPanel(null)} />}
          {panel === 'export' && (
            <ExportPanel
              title={title}
              noun={noun}
              total={page.total}
              more={Boolean(page.more)}
              shown={columns.map(column => column.key)}
              all={props.columns.map(column => column.key)}
              onClose={() => setPanel(null)}
            />
          )}
          {panel === 'columns' && (
            <ColumnsPanel
              columns={props.columns}
              shown={columns.map(column => column.key)}
              setting={kept?.setting ?? null}
              onClose={() => setPanel(null)}
            />
          )}
        </Suspense>
      )}
    </div>
  )
}

const shownCount = (page: ListPage<unknown>) => `${page.total.toLocaleString('en-SG')}${page.more ? '+' : ''}`

/** The picked rows with their names, as far as they can be switched at all. */
const switchable = <Row,>(rows: readonly Row[], nameOf: (row: Row) => string): Switchable[] =>
  rows.flatMap(row => (isSwitch(row) ? [{ ...row, name: nameOf(row) }] : []))

type Switch = Omit<Switchable, 'name'>
const isSwitch = (row: unknown): row is Switch =>
  typeof row === 'object' && row !== null && 'id' in row && 'version' in row && 'active' in row
