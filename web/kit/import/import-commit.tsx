import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { Download } from 'lucide-react'
import type { ImportLook } from '~/web/kit/client/fleet'
import { useFormKey } from '~/web/kit/form/form-key'
import { Button } from '~/web/ui/button'
import type { ImportAt } from './import-calls'

/** What taking in would do, in figures, and the buttons that do it. */
export function ImportCommit({ path, look, noun }: { path: string; look: ImportLook; noun: ImportAt['noun'] }) {
  const { counts } = look
  const key = useFormKey(undefined)
  const [params] = useSearchParams()
  const sending = useNavigation().state !== 'idle'
  const clean = counts.create + counts.update
  const map = look.columns.flatMap(column => (column.at === null ? [] : [`${column.key}:${column.at}`])).join(',')
  const mayAll = !look.taken && clean > 0 && counts.reject === 0 && look.missing.length === 0
  const mayClean = !look.taken && clean > 0 && counts.reject > 0
  const again = new URLSearchParams([...params].filter(([name]) => name === 'sheet'))
  if (map) again.set('map', map)
  return (
    <section aria-label="Result" className="grid gap-4 rounded-lg border border-line bg-raised px-5 py-4">
      {!look.taken && look.missing.length === 0 && (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Figure label="Rows" value={counts.rows} />
          <Figure label="New" value={counts.create} />
          <Figure label="Changed" value={counts.update} />
          <Figure label="As they are" value={counts.skip} />
          <Figure label="To correct" value={counts.reject} stop={counts.reject > 0} />
        </dl>
      )}
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="intent" value="import" />
        <input type="hidden" name="importId" value={look.importId} />
        <input type="hidden" name="sheet" value={look.sheet} />
        <input type="hidden" name="map" value={map} />
        <input type="hidden" name="_key" value={key} />
        {mayAll && (
          <Button type="submit" name="rows" value="all" look="primary" disabled={sending}>
            Import {clean} {clean === 1 ? noun[0] : noun[1]}
          </Button>
        )}
        {mayClean && (
          <Button type="submit" name="rows" value="clean" look="primary" disabled={sending}>
            Import the {clean} clean {clean === 1 ? 'row' : 'rows'}, leave {counts.reject} out
          </Button>
        )}
        {counts.reject > 0 && (
          <Button asChild>
            <a href={`/files/${path}/upload/${look.importId}/rejects?${again}`} download>
              <Download /> Rows to correct
            </a>
          </Button>
        )}
        {!look.taken && clean === 0 && look.missing.length === 0 && counts.reject === 0 && (
          <p className="text-muted text-table">
            The portal already has everything in this file. There is nothing to import.
          </p>
        )}
        {look.missing.length > 0 && (
          <p className="text-body">
            {counts.rows.toLocaleString('en-SG')} rows. Say which column is {look.missing.join(', ')}.
          </p>
        )}
      </Form>
    </section>
  )
}

const Figure = ({ label, value, stop = false }: { label: string; value: number; stop?: boolean }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className={`figures font-semibold text-title ${stop ? 'text-stop' : ''}`}>{value.toLocaleString('en-SG')}</dd>
  </div>
)
