import { useActionData } from '@remix-run/react'
import type { CorrectReadingsForm, CorrectWetForm } from '~/domain/cylinders/lab-forms'
import { FRACTURE_WORDS } from '~/domain/cylinders/specimen/fractures'
import { ageName } from '~/domain/kit/specimen-age'
import { businessDay, clockTime } from '~/domain/kit/time'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { RowContext } from '~/web/kit/form/form-context'
import type { Refused } from '~/web/kit/read-form'
import { doubtsOf, PressDoubts } from './press-doubts'
import type { ResultAge } from './results-tab'
import { WetFields, type WetSet, wetValues } from './wet-fields'
import { READINGS, readingWord } from './words'

const Reading = fieldsOf<typeof CorrectReadingsForm>()
const Specimen = rowFieldsOf<typeof CorrectReadingsForm, 'specimens'>()
const Wet = fieldsOf<typeof CorrectWetForm>()
const FRACTURES = FRACTURE_WORDS.map(([value]) => [String(value), `Type ${value}`] as const)
type CorrectedSet = WetSet & { testNo: string; slumpMin: number; slumpMax: number; potNo?: string | null }

/** Every reading of one age, as it was written down; the trail keeps what stood before. */
export function CorrectReadings({ set, age }: { set: CorrectedSet; age: ResultAge }) {
  const at = new Date(age.testedAt ?? 0)
  const approved = age.status === 'approved'
  const specimens = age.specimens.filter(one => one.loadKn !== null)
  const doubts = doubtsOf(useActionData<Refused>()?.problem)
  return (
    <DialogForm
      title={`Correct the readings of ${ageName(age.ageDays)}`}
      description={
        approved
          ? 'The result gets a new revision and its certificate becomes invalid.'
          : 'The result is recalculated and goes back to the laboratory.'
      }
      values={{
        id: set.id,
        version: set.version,
        testedDay: businessDay(at),
        testedTime: clockTime(at),
        specimens,
      }}
      save={doubts.length > 0 ? 'Correct anyway' : 'Correct readings'}
    >
      {doubts.length > 0 && <PressDoubts of={doubts} />}
      <input type="hidden" name="ageId" value={age.id} />
      {specimens.map((one, row) => (
        <RowContext.Provider key={one.id} value={`specimens.${row}.`}>
          <fieldset className="col-span-12 grid grid-cols-12 gap-x-3 gap-y-2">
            <legend className="code mb-2 text-body">{one.label}</legend>
            <input type="hidden" name={`specimens.${row}.id`} value={one.id} />
            {READINGS.map(([name, unit]) => (
              <Specimen.Number key={name} name={name} label={readingWord(name)} unit={unit} span={2} />
            ))}
            <Specimen.Select name="fracture" label="Fracture" choices={FRACTURES} empty="Not given" span={2} />
          </fieldset>
        </RowContext.Provider>
      ))}
      <Reading.Date name="testedDay" label="Tested on" span={4} />
      <Reading.Time name="testedTime" label="At" span={2} />
      <Reading.Text name="reason" label="Reason" span={6} optional={!approved} />
    </DialogForm>
  )
}

/** The wet test as it was written down; another moment of casting is another age of every result. */
export function CorrectWet({ set }: { set: CorrectedSet }) {
  const values = wetValues(set, new Date(0))
  return (
    <DialogForm
      title={`Correct the wet test of ${set.testNo}`}
      description="A new casting time recalculates all results. Other figures do not change them."
      values={values}
      save="Correct wet test"
    >
      <input type="hidden" name="wasDay" value={values.sampledDay} />
      <input type="hidden" name="wasTime" value={values.sampledTime} />
      <WetFields set={set} />
      <Wet.Text
        name="reason"
        label="Reason"
        span={12}
        hint="Needed where an approved result becomes a new revision."
        optional
      />
    </DialogForm>
  )
}
