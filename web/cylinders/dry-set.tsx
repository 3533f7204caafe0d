import { Form, useActionData, useNavigation } from '@remix-run/react'
import { type KeyboardEvent, useRef } from 'react'
import { FRACTURE_WORDS } from '~/domain/cylinders/fractures'
import { businessDay, clockTime } from '~/domain/kit/time'
import { showDate } from '~/web/kit/dates'
import { useFormKey } from '~/web/kit/form/form-key'
import type { Refused } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'
import { Input, Select } from '~/web/ui/input'
import { Verdict } from './age-chips'
import { strength } from './words'

export type PressAge = {
  id: string
  version: number
  testNo: string
  ageDays: number
  plannedOn: string
  status: string
  declinedReason: string | null
  mean: number | null
  density: number | null
  rangePercent: number | null
  verdict: string | null
  counts: boolean | null
  notes: string[]
  fck: number
  tank: string | null
  specimenKind: string
  projectName: string
  productCode: string
  plantName: string
  castOn: string
  specimens: {
    id: string
    label: string
    width1: number | null
    width2: number | null
    length: number | null
    massKg: number | null
    loadKn: number | null
    fracture: number | null
    strength: number | null
    density: number | null
    warnings: string[]
  }[]
}

const FIELDS = [
  ['width1', 'Width 1', 'mm'],
  ['width2', 'Width 2', 'mm'],
  ['length', 'Length', 'mm'],
  ['massKg', 'Mass', 'kg'],
  ['loadKn', 'Load', 'kN'],
] as const

type Props = { age: PressAge; now: string; last: PressAge | null; readOnly: boolean }

/** One age of a set: a row of large fields for each specimen. Works with gloves, by caliper and without script. */
export function DrySet({ age, now, last, readOnly }: Props) {
  const answer = useActionData<Refused>()
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state !== 'idle'
  const key = useFormKey(answer)
  const at = new Date(now)
  const errors = answer?.problem?.errors ?? {}
  const given = answer?.values as { specimens?: Record<string, Record<string, string>> } | undefined
  return (
    <section aria-label={age.testNo} className="rounded-lg border border-line bg-raised">
      <header className="grid gap-1 border-line border-b px-5 py-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="code font-semibold text-section">{age.testNo}</h2>
          <span className="figures font-semibold text-section">{age.ageDays} days</span>
          <span className="text-muted text-body">
            {age.tank ? `Tank ${age.tank}. ` : ''}cast {showDate(age.castOn)}, specified {age.fck} MPa
          </span>
        </div>
        <p className="text-muted text-table">
          {age.projectName}, {age.productCode}, {age.plantName}
        </p>
        {age.declinedReason && <p className="text-stop text-table">Declined: {age.declinedReason}</p>}
      </header>
      <Form ref={form} method="post" className="grid gap-5 p-5" onKeyDown={event => wedge(event, form.current)}>
        <input type="hidden" name="_key" value={`${key}-dry`} />
        <input type="hidden" name="_date" value="testedDay" />
        <input type="hidden" name="_time" value="testedTime" />
        <input type="hidden" name="_today" value={businessDay(at)} />
        <input type="hidden" name="id" value={age.id} />
        <input type="hidden" name="version" value={age.version} />
        {answer?.problem && (
          <div role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
            <p className="font-semibold">{answer.problem.detail}</p>
            {Object.values(errors)
              .flat()
              .filter(text => text !== answer.problem.detail)
              .map(text => (
                <p key={text}>{text}</p>
              ))}
          </div>
        )}
        {age.specimens.map((specimen, row) => (
          <fieldset key={specimen.id} className="grid gap-2">
            <legend className="mb-2 flex w-full items-baseline justify-between gap-3">
              <span className="code font-semibold text-body">{specimen.label}</span>
              {specimen.strength !== null && (
                <span className="figures text-body">
                  {strength(specimen.strength)} MPa, {specimen.density} kg/m³
                </span>
              )}
            </legend>
            <input type="hidden" name={`specimens.${row}.id`} value={specimen.id} />
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
              {FIELDS.map(([name, label, unit]) => (
                <label key={name} className="grid gap-1 text-table">
                  <span className="text-muted">
                    {label}, {unit}
                  </span>
                  <Input
                    name={`specimens.${row}.${name}`}
                    inputMode="decimal"
                    autoComplete="off"
                    data-press
                    readOnly={readOnly}
                    defaultValue={given?.specimens?.[row]?.[name] ?? specimen[name] ?? ''}
                    aria-invalid={errors[`specimens.${row}.${name}`] ? true : undefined}
                    className="figures h-14! text-right text-section!"
                  />
                </label>
              ))}
              <label className="grid gap-1 text-table">
                <span className="text-muted">Fracture</span>
                <Select
                  name={`specimens.${row}.fracture`}
                  data-press
                  defaultValue={String(specimen.fracture ?? '')}
                  className="h-14!"
                >
                  <option value="">Not said</option>
                  {FRACTURE_WORDS.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </label>
            </div>
            {specimen.warnings.map(text => (
              <p key={text} className="text-table text-tone" data-tone="hold">
                {text}
              </p>
            ))}
          </fieldset>
        ))}
        {!readOnly && (
          <div className="flex flex-wrap items-end gap-3 border-line border-t pt-4">
            <label className="grid w-36 gap-1 text-table">
              <span className="text-muted">Tested on</span>
              <Input name="testedDay" defaultValue={showDate(businessDay(at))} className="figures h-14!" />
            </label>
            <label className="grid w-28 gap-1 text-table">
              <span className="text-muted">At</span>
              <Input name="testedTime" defaultValue={clockTime(at)} className="figures h-14!" />
            </label>
            <span className="flex-1" />
            <Button type="submit" size="lg" name="intent" value="save" disabled={busy} data-save>
              Save
            </Button>
            <Button type="submit" size="lg" look="primary" name="intent" value="submit" disabled={busy}>
              Save and hand in
            </Button>
          </div>
        )}
      </Form>
      {last && (
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface px-5 py-3 text-table">
          <span className="text-muted">Before:</span>
          <span className="code">{last.testNo}</span>
          <span className="figures font-semibold">{strength(last.mean)} MPa</span>
          <Verdict of={last} />
          <span className="text-muted">{last.notes.join('; ')}</span>
        </footer>
      )}
    </section>
  )
}

/** A keyboard wedge ends each reading with Enter: on to the next field, and from the last one to Save. */
function wedge(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const field = event.target as HTMLElement
  if (event.key !== 'Enter' || !form || !field.matches('[data-press]')) return
  event.preventDefault()
  const fields = [...form.querySelectorAll<HTMLElement>('[data-press]')]
  const next = fields[fields.indexOf(field) + 1]
  if (next) {
    next.focus()
    if (next instanceof HTMLInputElement) next.select()
  } else form.querySelector<HTMLButtonElement>('[data-save]')?.focus()
}
