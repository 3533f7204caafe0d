import { useSearchParams } from '@remix-run/react'
import { Bookmark, Columns3, Download } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import type { Column } from './column'

/** Beside its icon where there is room for it. */
const LABEL = 'max-xl:sr-only'

/** Views, columns and export: what a list offers beside its rows. The two panels come when they are asked for. */
export function ListTools<Row>({
  shown,
  exportTo,
  onViews,
  onColumns,
  onExport,
}: {
  shown: readonly Column<Row>[]
  exportTo: string | undefined
  onViews: () => void
  onColumns: () => void
  onExport: () => void
}) {
  const [params] = useSearchParams()
  const keys = shown.map(column => column.key)
  return (
    <>
      <Button look="quiet" title={words.listViews()} onClick={onViews}>
        <Bookmark /> <span className={LABEL}>{words.listViews()}</span>
      </Button>
      <Button look="quiet" title={words.listColumns()} className="max-md:hidden" onClick={onColumns}>
        <Columns3 /> <span className={LABEL}>{words.listColumns()}</span>
      </Button>
      {exportTo ? (
        <Button asChild look="quiet">
          <a href={exportUrl(exportTo, params, keys)} download>
            <Download /> {words.listExport()}
          </a>
        </Button>
      ) : (
        <Button look="quiet" title={words.listExport()} onClick={onExport}>
          <Download /> <span className={LABEL}>{words.listExport()}</span>
        </Button>
      )}
    </>
  )
}

/** The current filter, all its pages, the visible columns. */
function exportUrl(path: string, params: URLSearchParams, columns: string[]): string {
  const query = new URLSearchParams(params)
  for (const name of ['page', 'size', 'cols', 'tab', 'view', 'saved']) query.delete(name)
  for (const name of [...query.keys()]) if (name.endsWith('Label') || !query.get(name)) query.delete(name)
  query.set('columns', columns.join(','))
  return `/files/${path.replace(/^\//, '')}?${query}`
}
