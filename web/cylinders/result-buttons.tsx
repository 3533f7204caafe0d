import { ageInWords, ageShort } from '~/domain/cylinders/age-in-words'
import * as words from '~/domain/cylinders/words'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Select } from '~/web/ui/input'
import { Labelled } from './labelled'
import type { ResultAge } from './results-tab'

/** What the address says while a correction is open. */
export const READINGS = 'readings-'
export const WET = 'wet'
const CORRECTED = ['testing', 'declined', 'with_house_manager', 'with_manager', 'approved']

/** Leaving a specimen out while a result is on its way, and correcting what was measured. */
export function resultActions(
  ages: readonly ResultAge[],
  set: { id: string; version: number; status: string; sampledAt: string | null },
  mayManage: boolean,
): RecordAction[] {
  const exclude = ages
    .filter(age => age.open.includes('note'))
    .map(age => ({
      label: words.setLeaveOut({ age: ageShort(age.ageDays) }),
      intent: 'exclude',
      fields: { id: age.id, version: String(age.version), status: age.status },
      confirm: {
        title: words.setLeaveOutOf({ age: ageInWords(age.ageDays) }),
        reason: true,
        form: <Choice age={age} />,
      },
      done: words.setRecalculated(),
    }))
  const correct = ages
    .filter(age => mayManage && age.mean !== null && CORRECTED.includes(age.status))
    .map(age => ({
      label: words.setCorrectReadings({ age: ageShort(age.ageDays) }),
      to: `?id=${set.id}&edit=${READINGS}${age.id}`,
    }))
  const wet = {
    label: 'Correct wet test',
    to: `?id=${set.id}&edit=${WET}`,
    hidden: !mayManage || !set.sampledAt || set.status === 'withdrawn',
  }
  return [...exclude, ...correct, wet]
}

const Choice = ({ age }: { age: ResultAge }) => (
  <Labelled label={words.certificateSpecimen()} look="strong">
    {id => (
      <Select id={id} name="specimenId">
        {age.specimens.map(one => (
          <option key={one.id} value={one.id}>
            {one.label}, {one.loadKn} kN
          </option>
        ))}
      </Select>
    )}
  </Labelled>
)
