import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useRef, useState } from 'react'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { FormContext, RowContext, useField, valueAt } from './form-context'
import { tellForm } from './tell-form'

type Props<Name extends string> = {
  name: Name
  label: string
  /** The fields of one row; their names are relative to the row. */
  children: (row: { index: number; value: Record<string, unknown> }) => ReactNode
  add?: string
  /** Empty rows offered without JavaScript. */
  spare?: number
  hint?: ReactNode
  /** The rows are what they are: their fields change, none comes and none goes. */
  fixed?: boolean
}

/** Lines of a form: `assignedPlants.0.quantity`. Blank lines are dropped when it is read. */
export function Rows<Name extends string>({
  name,
  label,
  children,
  add = 'Add line',
  spare = 1,
  hint,
  fixed = false,
}: Props<Name>) {
  const { values, readOnly } = useContext(FormContext)
  const field = useField(name)
  const hydrated = useHydrated()
  const box = useRef<HTMLFieldSetElement>(null)
  const given = listed(valueAt(values, field.name))
  const [extra, setExtra] = useState(given.length === 0 && !readOnly && !fixed ? 1 : 0)
  const [gone, setGone] = useState<number[]>([])
  const count = given.length + (readOnly || fixed ? 0 : hydrated ? extra : Math.max(extra, spare))
  const rows = Array.from({ length: count }, (_, index) => index).filter(index => !gone.includes(index))
  return (
    <fieldset ref={box} className="col-span-12 grid gap-2">
      <legend className="mb-1 font-semibold text-table">{label}</legend>
      {field.errors.map(message => (
        <p key={message} id={`${field.id}-error`} className="text-stop text-table">
          {message}
        </p>
      ))}
      {rows.map(index => (
        <RowContext.Provider key={index} value={`${field.name}.${index}.`}>
          <div className="flex items-start gap-2 rounded-md border border-line bg-surface p-3">
            <div className="grid min-w-0 flex-1 grid-cols-12 gap-x-4 gap-y-3">
              {children({ index, value: (given[index] ?? {}) as Record<string, unknown> })}
            </div>
            {!readOnly && !fixed && hydrated && (
              <Button
                look="quiet"
                size="icon"
                aria-label={`Remove line ${index + 1}`}
                onClick={() => {
                  setGone([...gone, index])
                  if (box.current) tellForm(box.current)
                }}
              >
                <Trash2 />
              </Button>
            )}
          </div>
        </RowContext.Provider>
      ))}
      {rows.length === 0 && <p className="text-muted text-table">None.</p>}
      {hint && <p className="text-meta text-muted">{hint}</p>}
      {!readOnly && !fixed && hydrated && (
        <div>
          <Button size="sm" onClick={() => setExtra(extra + 1)}>
            <Plus /> {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value && typeof value === 'object' ? Object.values(value) : []
