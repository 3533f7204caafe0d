import { Form, useSubmit } from '@remix-run/react'
import type { ImportLook } from '~/web/kit/client/fleet'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'

/** Which column of the file stands for which field; the answer is the address, and is remembered when rows are taken in. */
export function ImportColumns({ look }: { look: ImportLook }) {
  const submit = useSubmit()
  return (
    <Card title="Columns" aside={<span className="text-meta text-muted">Remembered for your next file</span>}>
      <Form
        key={`${look.importId} ${look.sheet}`}
        method="get"
        className="grid gap-4"
        onChange={event => {
          const form = event.currentTarget
          const data = new FormData(form)
          if ((event.target as HTMLSelectElement).name === 'sheet')
            for (const name of [...data.keys()]) if (name.startsWith('m.')) data.delete(name)
          submit(data, { method: 'get', replace: true, preventScrollReset: true })
        }}
      >
        <input type="hidden" name="import" value={look.importId} />
        {look.sheets.length > 1 && (
          <Field label="Sheet">
            <Select name="sheet" defaultValue={look.sheet} aria-label="Sheet">
              {look.sheets.map(sheet => (
                <option key={sheet.name} value={sheet.name}>
                  {sheet.name}, {sheet.rows} rows
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {look.columns.map(column => (
            <Field
              key={column.key}
              label={column.label}
              note={column.needed ? '' : ' (optional)'}
              hint={sampleOf(look, column.at) || column.hint}
              missing={column.needed && column.at === null}
            >
              <Select name={`m.${column.key}`} defaultValue={column.at ?? ''} aria-label={column.label}>
                <option value="">Not in the file</option>
                {look.headers.map(header => (
                  <option key={header.at} value={header.at}>
                    {header.text}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <noscript>
          <Button type="submit">Check again</Button>
        </noscript>
      </Form>
    </Card>
  )
}

function Field({
  label,
  note,
  hint,
  missing,
  children,
}: {
  label: string
  note?: string
  hint?: string
  missing?: boolean
  children: React.ReactNode
}) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="font-semibold text-table">
        {label}
        <span className="font-normal text-muted">{note}</span>
      </span>
      {children}
      {missing ? (
        <span className="text-meta text-stop">Which column is it?</span>
      ) : (
        hint && <span className="line-clamp-3 break-words text-meta text-muted">{hint}</span>
      )}
    </div>
  )
}

function sampleOf(look: ImportLook, at: number | null): string {
  const sample = look.headers.find(header => header.at === at)?.sample
  return sample ? `First row: ${sample}` : ''
}
