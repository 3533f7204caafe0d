import { useLocation } from '@remix-run/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SINGAPORE, wallClock } from '~/domain/kit/time'
import type { ListExport } from '~/domain/users/list-export'
import type { Attempt } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { usePortalNow } from '~/web/kit/shell/clock'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Radio } from '~/web/ui/input'
import { listKey } from '../kept'
import { gatherRows, MOST_ROWS } from './gather'
import { typedColumns } from './typed-columns'
import { writeCsv } from './write-csv'
import { writeXlsx } from './write-xlsx'

type Props = {
  title: string
  noun: readonly [one: string, many: string]
  total: number
  more: boolean
  /** Keys of the columns that are shown, and of all that the list has. */
  shown: readonly string[]
  all: readonly string[]
  onClose: () => void
}

/** The rows of the present filter, all pages, as a file: made here from what the person may see anyway. */
export default function ExportPanel({ title, noun, total, more, shown, all, onClose }: Props) {
  const { pathname, search } = useLocation()
  const [form, setForm] = useState<'xlsx' | 'csv'>('xlsx')
  const [every, setEvery] = useState(false)
  const [read, setRead] = useState<number | null>(null)
  const stop = useRef(new AbortController())
  const now = usePortalNow()
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])
  const count = Math.min(total, MOST_ROWS)
  const make = async () => {
    setRead(0)
    const { signal } = stop.current
    try {
      const refused = await whyNot({ list: listKey(pathname), rows: count, form }, signal)
      if (refused) {
        failure({ title: 'The export was not made', text: refused })
        return setRead(null)
      }
      const { heads, rows } = await gatherRows({ pathname, search }, every ? all : shown, total, setRead, signal)
      const columns = typedColumns(heads, rows)
      hand(form === 'csv' ? writeCsv(columns) : await writeXlsx(title, columns), fileName(title, now, form))
      success(`${countOf(rows.length, noun)} exported`)
      onClose()
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      failure({ title: 'The export failed', text: 'The rows could not all be read. Please try again.' })
      setRead(null)
    }
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title={`Export ${countOf(count, noun)}`}
        description="The present filter and order, all pages."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={make} disabled={read !== null || total === 0}>
              <Download /> {read === null ? 'Download' : 'Reading…'}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Choices
            name="form"
            label="File"
            choices={[
              ['xlsx', 'Excel', 'Figures and days as such, filters on every column'],
              ['csv', 'CSV', 'Plain text for any other program'],
            ]}
            value={form}
            onChoose={setForm}
          />
          {all.length > shown.length && (
            <Choices
              name="columns"
              label="Columns"
              choices={[
                ['shown', `The ${shown.length} that are shown`],
                ['all', `All ${all.length}`],
              ]}
              value={every ? 'all' : 'shown'}
              onChoose={choice => setEvery(choice === 'all')}
            />
          )}
          {(total > MOST_ROWS || more) && (
            <p className="text-muted text-table">
              These are the first {MOST_ROWS.toLocaleString('en-SG')}. Narrow the filter for the others.
            </p>
          )}
          {read !== null && (
            <p role="status" className="figures flex items-center gap-3 text-muted text-table">
              <progress aria-label="Rows read" className="progress" value={count ? read / count : undefined} />
              {read.toLocaleString('en-SG')} of {count.toLocaleString('en-SG')}
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Choices<Value extends string>({
  name,
  label,
  choices,
  value,
  onChoose,
}: {
  name: string
  label: string
  choices: readonly (readonly [value: Value, label: string, hint?: string])[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="eyebrow mb-1">{label}</legend>
      {choices.map(([choice, text, hint]) => (
        <label
          key={choice}
          htmlFor={`export-${choice}`}
          className="flex min-h-9 cursor-pointer items-center gap-2.5 text-body touch:min-h-11"
        >
          <Radio
            id={`export-${choice}`}
            name={`export-${name}`}
            checked={value === choice}
            onChange={() => onChoose(choice)}
          />
          <span>
            {text}
            {hint && <span className="block text-meta text-muted">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Many rows may ask for a fresh proof first, and each export is on the trail; null when it may go on. */
async function whyNot(what: ListExport, signal: AbortSignal): Promise<string | null> {
  const body = new URLSearchParams({ json: JSON.stringify(what) })
  const answer = await fetch('/act/list-export', { method: 'POST', body, signal })
  const answered = (await answer.json()) as Attempt<{ done: boolean }>
  return answered.ok ? null : answered.problem.detail
}

const fileName = (title: string, now: Date, form: string) => {
  const at = wallClock(now, SINGAPORE).toISOString()
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `${name}_${at.slice(0, 10)}_${at.slice(11, 19).replaceAll(':', '-')}.${form}`
}

function hand(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
