import { Form, useActionData, useNavigation } from '@remix-run/react'
import { type KeyboardEvent, useRef } from 'react'
import { ageInWords } from '~/domain/cylinders/age-in-words'
import * as words from '~/domain/cylinders/words'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { businessDay, clockTime } from '~/domain/kit/time'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { useFormKey } from '~/web/kit/form/form-key'
import { WaitingNote } from '~/web/kit/outbox/waiting-note'
import type { Refused } from '~/web/kit/read-form'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { Verdict } from './age-chips'
import { Labelled } from './labelled'
import { doubtsOf, PressDoubts } from './press-doubts'
import { type PressChoice, PressField, PressOverride } from './press-field'
import { PressRow, type PressSpecimen } from './press-row'
import { useDrySend } from './use-dry-send'
import { dueWords, strength } from './words'

export type PressAge = {
  id: string
  version: number
  testNo: string
  ageDays: number
  plannedOn: string
  sampledAt: string | null
  testUntil: string | null
  status: string
  declinedReason: string | null
  mean: number | null
  density: number | null
  rangePercent: number | null
  verdict: string | null
  counts: boolean | null
  notes: string[]
  fck: number
  houseId: string | null
  tank: string | null
  specimenKind: string
  projectName: string
  productCode: string
  plantName: string
  castOn: string
  specimens: PressSpecimen[]
}

type Props = {
  age: PressAge
  last: Omit<PressAge, 'specimens'> | null
  presses: readonly PressChoice[]
  /** The label that was scanned: its first reading is where one types. */
  specimen?: string | undefined
  readOnly: boolean
  /** It is saved or kept: on to the next one. */
  onDone: () => void
}

/** One age of a set: a row of large fields for each specimen. Works with gloves, by caliper and without script. */
export function DrySet({ age, last, presses, specimen: scanned, readOnly, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const posted = useActionData<Refused>()
  const { told, sending, send } = useDrySend(age, onDone)
  const answer = told ?? posted
  const busy = useNavigation().state !== 'idle' || sending
  const key = useFormKey(answer)
  const at = useOpenedAt()
  const errors = answer?.problem?.errors ?? {}
  const doubts = doubtsOf(answer?.problem)
  const given = answer?.values as { specimens?: Record<string, Record<string, string>> } | undefined
  return (
    <section aria-label={age.testNo} className="rounded-lg border border-line bg-raised">
      <header className="grid gap-1 border-line border-b px-5 py-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="code font-semibold text-section">{age.testNo}</h2>
          <span className="figures font-semibold text-section">{ageInWords(age.ageDays)}</span>
          <span className="text-muted text-body">
            {age.tank ? `${words.dryTank({ tank: age.tank })}, ` : ''}
            {words.dryFacts({
              day: showDate(age.castOn),
              strength: age.fck,
              when: dueWords(age, { tolerance: true }),
            })}
          </span>
        </div>
        <p className="text-muted text-table">
          {age.projectName}, {age.productCode}, {age.plantName}
        </p>
        {age.declinedReason && (
          <p className="text-stop text-table">{words.dryDeclinedBecause({ why: age.declinedReason })}</p>
        )}
        <WaitingNote record={age.id} />
      </header>
      <Form
        ref={form}
        method="post"
        className="grid gap-5 p-5"
        onKeyDown={event => wedge(event, form.current)}
        onSubmit={send}
      >
        <input type="hidden" name="_key" value={`${key}-dry`} />
        <input type="hidden" name="_date" value="testedDay" />
        <input type="hidden" name="_time" value="testedTime" />
        <input type="hidden" name="_today" value={businessDay(at)} />
        <input type="hidden" name="id" value={age.id} />
        <input type="hidden" name="version" value={age.version} />
        {doubts.length > 0 && <PressDoubts of={doubts} />}
        {answer?.problem?.facts?.rule === 'calibration' && <PressOverride problem={answer.problem} />}
        {answer?.problem && doubts.length === 0 && answer.problem.facts?.rule !== 'calibration' && (
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
          <PressRow
            key={specimen.id}
            row={row}
            specimen={specimen}
            kind={age.specimenKind as SpecimenKind}
            given={given?.specimens?.[row]}
            errors={errors}
            scanned={specimen.label === scanned}
            readOnly={readOnly}
          />
        ))}
        {!readOnly && (
          <div className="flex flex-wrap items-end gap-3 border-line border-t pt-4">
            <PressField of={presses} houseId={age.houseId} given={answer?.values as { pressId?: string } | undefined} />
            <Labelled label={words.dryTestedOn()} look="quiet" className="w-36">
              {id => (
                <Input id={id} name="testedDay" defaultValue={showDate(businessDay(at))} className="figures h-14!" />
              )}
            </Labelled>
            <Labelled label={kitWords.fieldAt()} look="quiet" className="w-28">
              {id => <Input id={id} name="testedTime" defaultValue={clockTime(at)} className="figures h-14!" />}
            </Labelled>
            <span className="ml-auto flex flex-wrap gap-3">
              <Button type="submit" size="lg" name="intent" value="save" disabled={busy} data-save>
                {doubts.length > 0 ? words.drySaveAnyway() : kitWords.actionSave()}
              </Button>
              <Button type="submit" size="lg" look="primary" name="intent" value="submit" disabled={busy}>
                {doubts.length > 0 ? words.drySaveSubmitAnyway() : words.drySaveSubmit()}
              </Button>
            </span>
          </div>
        )}
      </Form>
      {last && (
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-surface px-5 py-3 text-table">
          <span className="text-muted">{words.dryBefore()}</span>
          <span className="code">{last.testNo}</span>
          <span className="figures font-semibold">{strength(last.mean)} MPa</span>
          <Verdict of={last} />
          <span className="text-muted">{last.notes.map(translated).join('; ')}</span>
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
