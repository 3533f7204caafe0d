import { useContext, useState } from 'react'
import { useHydrated } from '~/web/kit/hydrated'
import type { Lookup } from '~/web/kit/list/column'
import { Checkbox } from '~/web/ui/input'
import { ChoiceSet, listed } from './choice-set'
import { Combobox } from './combobox'
import { FormContext, useField, valueAt } from './form-context'
import type { Choice } from './lookup'

type Props<Name extends string> = {
  name: Name
  label: string
  source: Lookup
  /** Names of what is chosen already. */
  known: readonly Choice[]
  hint?: string
}

/** Several of a long list: what is chosen is shown as ticked boxes, and a search below adds to them. */
export function ManyFields<Name extends string>({ name, label, source, known, hint }: Props<Name>) {
  const { values } = useContext(FormContext)
  const field = useField(name)
  const hydrated = useHydrated()
  const [added, setAdded] = useState<Choice[]>([])
  const given = listed(valueAt(values, field.name))
  // After an answer of the form what was added is among the given values too; its name is still known here.
  const named = (value: string) => [...known, ...added].find(one => one.value === value) ?? unnamed(value)
  const chosen = [...given.map(named), ...added.filter(({ value }) => !given.includes(value))]
  const add = (choice: Choice | null) => {
    if (choice && !chosen.some(one => one.value === choice.value)) setAdded([...added, choice])
  }
  return (
    <ChoiceSet field={field} label={label} hint={hint}>
      <ul className="grid gap-px">
        {chosen.map(({ value, label: text, detail }) => (
          <li key={value}>
            <label htmlFor={`${field.id}-${value}`} className="flex min-h-(--control) items-center gap-2 text-body">
              <Checkbox
                id={`${field.id}-${value}`}
                name={field.name}
                value={value}
                defaultChecked
                disabled={field.readOnly}
              />
              {text}
              {detail && <span className="text-muted text-table">{detail}</span>}
            </label>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && field.readOnly && <p className="text-muted text-table">None</p>}
      {!field.readOnly && (
        <div className="max-w-105">
          <Combobox
            key={added.length}
            id={field.id}
            name={hydrated ? `_add ${field.name}` : field.name}
            label={`Add to ${label.toLowerCase()}`}
            source={source}
            onPick={add}
          />
        </div>
      )}
    </ChoiceSet>
  )
}

/** Chosen by somebody who sees more. */
const unnamed = (value: string): Choice => ({ value, label: 'Not visible to you' })
