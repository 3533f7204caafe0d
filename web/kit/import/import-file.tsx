import { Form, useNavigation } from '@remix-run/react'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'

/** A field that takes a dropped file too, because it covers the whole area. */
export function ImportFile({ path }: { path: string }) {
  const [name, setName] = useState('')
  const [over, setOver] = useState(false)
  const sending = useNavigation().state === 'submitting'
  return (
    <div className="grid max-w-200 gap-4 px-6 max-md:px-4">
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="step" value="check" />
        <div
          className={cn(
            'relative grid justify-items-center gap-2 rounded-lg border border-dashed px-6 py-12 text-center focus-within:border-brand',
            over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
          )}
        >
          <FileSpreadsheet aria-hidden className="size-8 text-muted" />
          <p className="font-semibold text-section">{name || 'Drop a file here, or choose one'}</p>
          <p className="text-muted text-table">.xlsx or .csv, at most 10 MB; the first row names the columns.</p>
          <input
            type="file"
            name="file"
            required
            accept=".xlsx,.csv"
            aria-label="File"
            className="absolute inset-0 cursor-pointer opacity-0"
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={event => setName(event.target.files?.[0]?.name ?? '')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={sending}>
            {sending ? 'Checking…' : 'Check file'}
          </Button>
          <Button asChild look="quiet">
            <a href={`/files/${path}/template`} download>
              <Download /> Template
            </a>
          </Button>
          <p className="text-muted text-table">Checking changes nothing.</p>
        </div>
      </Form>
    </div>
  )
}
