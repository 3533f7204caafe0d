import type { ConfigurationCreate } from '~/domain/cylinders/configuration'
import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import { LABEL_ROLLS, LABEL_SHEETS } from '~/domain/kit/laboratory-setting'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { valueWord } from './configuration-words'

const Field = fieldsOf<typeof ConfigurationCreate>()

const PAPERS = { 'cylinders.label-sheet': LABEL_SHEETS, 'cylinders.label-roll': LABEL_ROLLS }

const UNCERTAINTY_HINT =
  'Specimen; uncertainty in % or MPa; source; laboratory, e.g. Cylinder 150 × 300; 3.2 %; Uncertainty budget of March 2026. Without a laboratory it is of all others. No line: none is stated.'

type Row = {
  name: string
  usual: unknown
  rows: { id: string; version: number; effectiveFrom: string; regionId: string | null }[]
}

/** The value and its first day; a row of today or later is changed, an older one is followed by a new one. */
export function ConfigurationFields({ row, today }: { row: Row; today: string }) {
  const open = row.rows.find(one => one.effectiveFrom >= today && one.regionId === null)
  const usual = `Usually ${valueWord(row.name, row.usual)}`
  return (
    <>
      <input type="hidden" name="name" value={row.name} />
      <input type="hidden" name="today" value={today} />
      {open && <input type="hidden" name="rowId" value={open.id} />}
      {open && <input type="hidden" name="rowVersion" value={open.version} />}
      {row.name === 'cylinders.uncertainty' ? (
        <Field.Textarea name="value" label="One line for each kind of specimen" rows={4} hint={UNCERTAINTY_HINT} />
      ) : row.name.endsWith('specimen-kind') ? (
        <Field.Select
          name="value"
          label="Value"
          span={6}
          choices={Object.values(SPECIMEN).map(kind => [kind.label, kind.label] as const)}
        />
      ) : row.name in PAPERS ? (
        <Field.Select
          name="value"
          label="Value"
          span={6}
          choices={Object.keys(PAPERS[row.name as keyof typeof PAPERS]).map(size => [size, size] as const)}
        />
      ) : typeof row.usual === 'boolean' ? (
        <Field.Select
          name="value"
          label="Value"
          span={6}
          choices={[
            ['Yes', 'Yes'],
            ['No', 'No'],
          ]}
        />
      ) : (
        <Field.Text name="value" label="Value" span={6} hint={usual} />
      )}
      <Field.Date name="effectiveFrom" label="Holds from" span={6} />
    </>
  )
}
