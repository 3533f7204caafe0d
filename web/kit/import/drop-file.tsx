import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/web/ui/cn'

type Props = { label: string; text: string; hint: string }

/** Takes a sheet by choosing or by dropping, without script too: the field covers the whole area. */
export function DropFile({ label, text, hint }: Props) {
  const [name, setName] = useState('')
  const [over, setOver] = useState(false)
  return (
    <div
      className={cn(
        'relative grid justify-items-center gap-2 rounded-lg border border-dashed px-6 py-12 text-center focus-within:border-brand',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-8 text-muted" />
      <p className="font-semibold text-section">{name || text}</p>
      <p className="text-muted text-table">{hint}</p>
      <input
        type="file"
        name="file"
        required
        accept=".xlsx,.csv"
        aria-label={label}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={event => setName(event.target.files?.[0]?.name ?? '')}
      />
    </div>
  )
}
