import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CalculatorField } from '~/domain/kit/calculator'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Input, Select, Switch, Textarea } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'
import { useHydrated } from '../hydrated'
import type { Problem } from '../problem'

type Given = { typed: Record<string, string>; problem: Problem | null }
const TALL = ['lines', 'gradings']
const HINTS: Partial<Record<CalculatorField['kind'], () => string>> = {
  numbers: words.calculatorSeveral,
  words: words.calculatorSeveral,
  lines: words.calculatorALine,
  pairs: words.calculatorPairs,
  instant: words.calculatorInstant,
}
const faultsOf = (problem: Problem | null, name: string) => problem?.errors?.[name] ?? []
const withUnit = ({ label, unit }: CalculatorField) => (unit ? `${label}, ${unit}` : label)

/** A question with its unit and its fault. */
export function CalculatorQuestion({ field, of }: { field: CalculatorField; of: Given }) {
  if (field.kind === 'fixed') return null
  if (field.kind === 'grid') return <Grid field={field} of={of} />
  const faults = faultsOf(of.problem, field.path)
  const wide = TALL.includes(field.kind) || ['numbers', 'pairs', 'words'].includes(field.kind)
  return (
    <label
      htmlFor={`c-${field.path}`}
      className={`grid min-w-0 content-start gap-1 text-table ${wide ? 'sm:col-span-2' : ''}`}
    >
      <span>
        {withUnit(field)}
        {field.optional && field.kind !== 'switch' && <span className="text-muted"> {words.fieldOptional()}</span>}
      </span>
      <Control field={field} name={field.path} of={of} invalid={faults.length > 0} />
      {faults.map(text => (
        <span key={text} id={`c-${field.path}-error`} className="text-stop">
          {text}
        </span>
      ))}
      {HINTS[field.kind] && <span className="text-meta text-muted">{HINTS[field.kind]?.()}</span>}
    </label>
  )
}

type ControlProps = { field: CalculatorField; name: string; of: Given; invalid: boolean; bare?: string }

function Control({ field, name, of, invalid, bare }: ControlProps) {
  const value = of.typed[name] ?? ''
  const common = { id: `c-${name}`, name, 'aria-invalid': invalid || undefined, 'aria-label': bare }
  if (field.kind === 'switch')
    return <Switch {...common} value="true" defaultChecked={value === 'true'} className="mt-1" />
  if (field.kind === 'choice')
    return (
      <Select {...common} defaultValue={value}>
        {field.optional || bare ? <option value="">–</option> : null}
        {field.choices.map(choice => (
          <option key={choice} value={choice}>
            {translated(choice)}
          </option>
        ))}
      </Select>
    )
  if (TALL.includes(field.kind)) return <Textarea {...common} rows={8} defaultValue={value} className="figures" />
  const figures = field.kind === 'number' || field.kind === 'mixed'
  return (
    <Input
      {...common}
      defaultValue={value}
      autoComplete="off"
      inputMode={figures ? 'decimal' : undefined}
      className={figures ? 'figures text-right' : undefined}
    />
  )
}

/** Rows as in a table: those of what was typed, and one to type into. */
function Grid({ field, of }: { field: Extract<CalculatorField, { kind: 'grid' }>; of: Given }) {
  const hydrated = useHydrated()
  const given = Object.entries(of.typed).flatMap(([name, text]) =>
    text.trim() && name.startsWith(`${field.path}.`) ? [name] : [],
  )
  const filled = 1 + Math.max(-1, ...given.map(name => Number.parseInt(name.slice(field.path.length + 1), 10)))
  const [more, setMore] = useState(1)
  const columns = field.columns.filter(({ kind }) => kind !== 'fixed')
  const faults = Object.entries(of.problem?.errors ?? {}).flatMap(([name, texts]) =>
    name === field.path || name.startsWith(`${field.path}.`) ? texts : [],
  )
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-1 font-semibold text-table">{field.label}</legend>
      {faults.map(text => (
        <p key={text} className="text-stop text-table">
          {text}
        </p>
      ))}
      <ScrollBox>
        <table className="w-full text-table">
          <thead>
            <tr className="text-left text-meta text-muted">
              {columns.map(column => (
                <th key={column.path} scope="col" className="pr-2 pb-1 font-normal">
                  {withUnit(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: filled + more }, (_, at) => `${field.path}.${at}`).map((row, at) => (
              <tr key={row}>
                {columns.map(column => (
                  <td key={column.path} className={`pr-2 pb-1.5 ${column.kind === 'number' ? 'min-w-24' : 'min-w-36'}`}>
                    <Control
                      field={column}
                      name={`${row}.${column.path}`}
                      of={of}
                      invalid={faultsOf(of.problem, `${row}.${column.path}`).length > 0}
                      bare={words.calculatorRow({ label: withUnit(column), no: at + 1 })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {hydrated && (
        <div>
          <Button size="sm" onClick={() => setMore(more + 1)}>
            <Plus /> {words.calculatorAddRow()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
