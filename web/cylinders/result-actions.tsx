import type { RecordAction } from '~/web/kit/record/record-actions'
import { Input, Select } from '~/web/ui/input'
import { Labelled } from './labelled'
import type { ResultAge } from './results-tab'

const CORRECTED = ['testing', 'declined', 'with_house_manager', 'with_manager', 'approved']

/** Leaving a specimen out while a result is on its way, and correcting a reading; both with a reason. */
export function resultActions(
  ages: readonly ResultAge[],
  set: { id: string; version: number },
  mayManage: boolean,
): RecordAction[] {
  const exclude = ages
    .filter(age => age.open.includes('note'))
    .map(age => ({
      label: `Leave out specimen, ${age.ageDays} d`,
      intent: 'exclude',
      fields: { id: age.id, version: String(age.version), status: age.status },
      confirm: {
        title: `Leave a specimen of ${age.ageDays} days out of the mean`,
        reason: 'Reason',
        form: <Choice age={age} />,
      },
      done: 'The mean was worked out anew',
    }))
  const correct = ages
    .filter(age => mayManage && age.mean !== null && CORRECTED.includes(age.status))
    .map(age => ({
      label: `Correct load, ${age.ageDays} d`,
      intent: 'correct',
      fields: { id: set.id, version: String(set.version), ageId: age.id },
      confirm: {
        title: `Correct a load at ${age.ageDays} days`,
        text:
          age.status === 'approved'
            ? 'The approved result becomes a new revision and its certificate invalid.'
            : 'The result goes back to the laboratory.',
        reason: 'Reason',
        form: (
          <div className="grid gap-3">
            <Choice age={age} />
            <Labelled label="Load, kN" look="strong">
              {id => <Input id={id} name="loadKn" inputMode="decimal" autoComplete="off" className="figures" />}
            </Labelled>
          </div>
        ),
      },
      done: 'The result is corrected and waits to be handed in again',
    }))
  return [...exclude, ...correct]
}

const Choice = ({ age }: { age: ResultAge }) => (
  <Labelled label="Specimen" look="strong">
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
