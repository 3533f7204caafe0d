import { X } from 'lucide-react'
import { useContext, useState } from 'react'
import { Combobox } from '~/web/kit/form/combobox'
import { FormContext } from '~/web/kit/form/form-context'
import type { Lookup } from '~/web/kit/list/column'

type Picked = { id: string; label: string }

/** Several references: each a chip that goes again, one field that adds. Posts `name.0`, `name.1`. */
export function PickMany({
  name,
  label,
  source,
  given,
  hint,
}: {
  name: string
  label: string
  source: Lookup
  given: readonly Picked[]
  hint?: string
}) {
  const { readOnly } = useContext(FormContext)
  const [picked, setPicked] = useState<readonly Picked[]>(given)
  const [turn, setTurn] = useState(0)
  return (
    <fieldset className="col-span-12 grid gap-2">
      <legend className="mb-1 font-semibold text-table">
        {label} {!readOnly && <span className="font-normal text-muted">(optional)</span>}
      </legend>
      {picked.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {picked.map(({ id, label: text }, at) => (
            <li
              key={id}
              className="inline-flex min-h-7 items-center gap-1 rounded-full border border-line bg-surface pr-1.5 pl-2.5 text-table touch:min-h-11"
            >
              <input type="hidden" name={`${name}.${at}`} value={id} />
              {text}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  className="grid size-5 place-items-center rounded-full text-muted hover:text-fg touch:size-9"
                  onClick={() => setPicked(picked.filter(each => each.id !== id))}
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {readOnly ? (
        picked.length === 0 && <p className="text-muted text-table">None.</p>
      ) : (
        <div className="max-w-100">
          <Combobox
            key={turn}
            name={`${name}.${picked.length}`}
            label={`Add to ${label.toLowerCase()}`}
            source={source}
            onPick={choice => {
              if (choice && !picked.some(({ id }) => id === choice.value))
                setPicked([...picked, { id: choice.value, label: choice.label }])
              setTurn(turn + 1)
            }}
          />
        </div>
      )}
      {hint && <p className="text-meta text-muted">{hint}</p>}
    </fieldset>
  )
}
