import { FileText, Paperclip, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ATTACHABLE, type AttachmentLine } from '~/domain/kit/attachment'
import type { Attempt } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { useAction } from '~/web/kit/record/use-action'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'

export type KeptFile = Pick<AttachmentLine, 'id' | 'name' | 'size' | 'uploadedBy' | 'scan' | 'found'> & {
  uploadedAt: Date | string
}

type Props = {
  of: { attachments: readonly KeptFile[] }
  mayManage: boolean
  title?: string
  path: string
  /** What proves something stays. */
  kept?: boolean
}

/** The files of a record: dropped or chosen, looked at, taken away. */
export function RecordFiles({ of, mayManage, title = 'Files', path, kept }: Props) {
  const run = useAction()
  return (
    <Card title={title} aside={<span className="figures text-meta text-muted">{of.attachments.length || ''}</span>}>
      <div className="grid gap-3">
        {of.attachments.length === 0 && !mayManage && <p className="text-muted text-table">No files attached.</p>}
        {of.attachments.length > 0 && (
          <ul className="grid gap-2.5">
            {of.attachments.map(file => (
              <li key={file.id} className="flex items-start gap-2 text-table">
                <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                <span className="min-w-0 flex-1">
                  {isOpen(file) ? (
                    <a href={`/files/${path}/${file.id}`} className="block truncate text-link">
                      {file.name}
                    </a>
                  ) : (
                    <span className="block truncate">{file.name}</span>
                  )}
                  <span className="figures block text-meta text-muted">
                    {sizeOf(file.size)}, {file.uploadedBy}, {showDateTime(String(file.uploadedAt))}
                  </span>
                  {file.scan === 'waiting' && (
                    <span data-tone="waiting" className="block text-meta text-tone">
                      Waits for the virus scanner
                    </span>
                  )}
                  {file.scan === 'infected' && (
                    <span data-tone="stop" className="block text-meta text-tone">
                      Removed by the virus scanner: {file.found}
                    </span>
                  )}
                </span>
                {mayManage && !kept && (
                  <Button
                    look="quiet"
                    size="icon"
                    aria-label={`Remove ${file.name}`}
                    onClick={() =>
                      run({
                        label: 'Remove file',
                        intent: 'detach',
                        fields: { fileId: file.id },
                        done: `${file.name} removed`,
                      })
                    }
                  >
                    <Trash2 />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayManage && <DropArea />}
      </div>
    </Card>
  )
}

/** The field covers the whole area, so that it takes a dropped file too; it is sent as soon as it is chosen. */
function DropArea() {
  const { fetcher, onAnswer } = useDetachedFetcher<Attempt<{ name: string }>>()
  const [over, setOver] = useState(false)
  const sending = fetcher.state !== 'idle'
  const send = (file: File | undefined) => {
    if (!file) return
    onAnswer(answer => {
      if (answer.ok) success(`${file.name} added`)
      else failure({ title: `${file.name} was not accepted`, text: answer.problem.detail })
    })
    const body = new FormData()
    body.set('file', file)
    fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }
  return (
    <div
      className={cn(
        'relative flex min-h-16 items-center justify-center gap-2 rounded-md border border-dashed px-3 py-3 text-table focus-within:border-brand',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      <Paperclip aria-hidden className="size-4 text-muted" />
      <span>{sending ? 'Sending…' : 'Drop a file, or choose one'}</span>
      <input
        type="file"
        aria-label="Add a file"
        accept={ATTACHABLE.join(',')}
        disabled={sending}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={event => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

const isOpen = ({ scan }: KeptFile) => scan !== 'waiting' && scan !== 'infected'
