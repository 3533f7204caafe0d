import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useRef, useState } from 'react'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { FormContext, RowContext, useField, valueAt } from './form-context'
import { tellForm } from './tell-form'

/** A row of a table; on a phone its fields stand below each other, and a line tells it from the next. */
const IN_TABLE = 'max-md:border-line max-md:border-b max-md:pb-3'

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
  /** Makes the rows a table: the heads of its columns, each as wide as its field; the fields say `bare="wide"`. */
  heads?: readonly (readonly [label: string, span: 4 | 6 | 8])[]
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
  heads,
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
      {heads && rows.length > 0 && (
        <div aria-hidden className="flex gap-2 border-line border-b pb-1 text-meta text-muted max-md:hidden">
          <div className="grid flex-1 grid-cols-12 gap-x-4">
            {heads.map(([head, span]) => (
              <span key={head} style={{ gridColumn: `span ${span}` }}>
                {head}
              </span>
            ))}
          </div>
          {!readOnly && !fixed && <span className="w-(--control)" />}
        </div>
      )}
      {rows.map(index => (
        <RowContext.Provider key={index} value={`${field.name}.${index}.`}>
          <div
            className={cn('flex items-start gap-2', heads ? IN_TABLE : 'rounded-md border border-line bg-surface p-3')}
          >
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
