import { type FormEvent, useState } from 'react'
import { FRACTURE_WORDS } from '~/domain/cylinders/specimen/fractures'
import { type SpecimenResult, specimenResult } from '~/domain/cylinders/specimen/result'
import * as words from '~/domain/cylinders/words'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { translated } from '~/domain/kit/translated'
import { plainNumber } from '~/web/kit/figures'
import { cn } from '~/web/ui/cn'
import { Input, Select } from '~/web/ui/input'
import { Labelled } from './labelled'
import { READINGS, readingWord, strength } from './words'

export type PressSpecimen = {
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
}

type Props = {
  row: number
  specimen: PressSpecimen
  kind: SpecimenKind
  given: Record<string, string> | undefined
  errors: Record<string, string[]>
  /** Its label was scanned. */
  scanned: boolean
  readOnly: boolean
}

/** One specimen: five readings and how it broke; what follows from them is beside it while it is typed. */
export function PressRow({ row, specimen, kind, given, errors, scanned, readOnly }: Props) {
  const [found, setFound] = useState<Pick<SpecimenResult, 'strength' | 'density' | 'warnings'> | null>(
    specimen.strength === null || specimen.density === null
      ? null
      : { strength: specimen.strength, density: specimen.density, warnings: specimen.warnings },
  )
  const typed = (event: FormEvent<HTMLFieldSetElement>) => setFound(workedOut(event.currentTarget, row, kind))
  return (
    <fieldset className="grid gap-2" onInput={typed}>
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className={cn('code rounded-sm font-semibold text-body', scanned && 'bg-brand-soft px-2')}>
          {specimen.label}
        </span>
        <output className="figures text-body">
          {found && (
            <>
              <strong>{strength(found.strength)} MPa</strong>
              <span className="ml-3 text-muted">{found.density} kg/m³</span>
            </>
          )}
        </output>
      </legend>
      <input type="hidden" name={`specimens.${row}.id`} value={specimen.id} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {READINGS.map(([name, unit], place) => (
          <Labelled key={name} label={`${readingWord(name, kind)}, ${unit}`} look="quiet">
            {id => (
              <Input
                id={id}
                name={`specimens.${row}.${name}`}
                inputMode="decimal"
                autoComplete="off"
                data-press
                data-reading={name}
                autoFocus={scanned && place === 0}
                readOnly={readOnly}
                defaultValue={given?.[name] ?? specimen[name] ?? ''}
                aria-invalid={errors[`specimens.${row}.${name}`] ? true : undefined}
                className="figures h-14! text-right text-section!"
              />
            )}
          </Labelled>
        ))}
        <Labelled label={words.dryFracture()} look="quiet">
          {id => (
            <Select
              id={id}
              name={`specimens.${row}.fracture`}
              data-press
              defaultValue={given?.fracture ?? String(specimen.fracture ?? '')}
              className="h-14!"
            >
              <option value="">{words.dryNotSaid()}</option>
              {FRACTURE_WORDS.map(([value, label]) => (
                <option key={value} value={value}>
                  {translated(label)}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </div>
      {found?.warnings.map(text => (
        <p key={text} className="text-table text-tone" data-tone="hold">
          {translated(text)}
        </p>
      ))}
    </fieldset>
  )
}

/** The same rule that the laboratory's record is made by; readings that make no concrete show nothing yet. */
function workedOut(box: HTMLElement, row: number, kind: SpecimenKind) {
  const value = (name: string) => {
    const text = plainNumber(box.querySelector<HTMLInputElement>(`[name="specimens.${row}.${name}"]`)?.value ?? '')
    return text === '' ? Number.NaN : Number(text)
  }
  const [width1, width2, length, massKg, loadKn] = READINGS.map(([name]) => value(name)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if ([width1, width2, length, massKg, loadKn].some(Number.isNaN)) return null
  try {
    return specimenResult(kind, { width1, width2, length, massKg, loadKn, fracture: value('fracture') || null })
  } catch {
    return null
  }
}
