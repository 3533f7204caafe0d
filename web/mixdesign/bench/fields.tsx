import type { ReactNode } from 'react'
import type { Problem } from '~/web/kit/problem'
import { Checkbox, Input, Select } from '~/web/ui/input'

type Values = Record<string, string | string[]>
export type Asked = { values: Values; problem: Problem | null }

const shown = (values: Values, name: string) => String(values[name] ?? '')
const faultsOf = (problem: Problem | null, name: string): string[] =>
  Object.entries(problem?.errors ?? {}).flatMap(([field, messages]) =>
    field === name || field.startsWith(`${name}.`) ? messages : [],
  )

const Faults = ({ id, faults }: { id: string; faults: readonly string[] }) =>
  faults.length ? (
    <span id={id} className="text-stop">
      {faults.join('. ')}
    </span>
  ) : null

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-2.5">
    <legend className="mb-1.5 font-semibold text-table">{title}</legend>
    {children}
  </fieldset>
)

type Named = { of: Asked; name: string; label: string }

export function Figure({ of, name, label, unit, hint }: Named & { unit?: string; hint?: string }) {
  const faults = faultsOf(of.problem, name)
  return (
    <label htmlFor={`bench-${name}`} className="grid min-w-0 gap-1 text-meta text-muted">
      <span>{unit ? `${label}, ${unit}` : label}</span>
      <Input
        id={`bench-${name}`}
        name={name}
        defaultValue={shown(of.values, name)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={hint}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length ? `bench-${name}-error` : undefined}
        className="figures text-right"
      />
      <Faults id={`bench-${name}-error`} faults={faults} />
    </label>
  )
}

/** Words of the designer, across the group. */
export function Words({ of, name, label, hint }: Named & { hint?: string }) {
  const faults = faultsOf(of.problem, name)
  return (
    <label htmlFor={`bench-${name}`} className="col-span-2 grid min-w-0 gap-1 text-meta text-muted">
      {label}
      <Input
        id={`bench-${name}`}
        name={name}
        defaultValue={shown(of.values, name)}
        maxLength={200}
        autoComplete="off"
        placeholder={hint}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length ? `bench-${name}-error` : undefined}
      />
      <Faults id={`bench-${name}-error`} faults={faults} />
    </label>
  )
}

type Choices = readonly (readonly [value: string, label: string])[]

export function Choice({ of, name, label, choices, wide }: Named & { choices: Choices; wide?: boolean }) {
  const faults = faultsOf(of.problem, name)
  return (
    <label htmlFor={`bench-${name}`} className={`grid min-w-0 gap-1 text-meta text-muted ${wide ? 'col-span-2' : ''}`}>
      {label}
      <Select
        id={`bench-${name}`}
        name={name}
        defaultValue={shown(of.values, name)}
        aria-invalid={faults.length > 0 || undefined}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Faults id={`bench-${name}-error`} faults={faults} />
    </label>
  )
}

/** Several of a list, each a tick. */
export function Ticks({ of, name, label, choices, wide }: Named & { choices: Choices; wide?: boolean }) {
  const chosen = of.values[name]
  const faults = faultsOf(of.problem, name)
  return (
    <fieldset className="col-span-2 min-w-0">
      <legend className="mb-1 text-meta text-muted">{label}</legend>
      <div className={wide ? 'grid gap-0.5' : 'flex flex-wrap gap-x-4 gap-y-0.5'}>
        {choices.map(([value, text]) => (
          <label
            key={value}
            htmlFor={`bench-${name}-${value}`}
            className="flex min-h-(--control) items-center gap-2 text-table"
          >
            <Checkbox
              id={`bench-${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={Array.isArray(chosen) && chosen.includes(value)}
            />
            {text}
          </label>
        ))}
      </div>
      <Faults id={`bench-${name}-error`} faults={faults} />
    </fieldset>
  )
}
