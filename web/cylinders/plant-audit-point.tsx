import type { PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { fieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof PlantAuditSave>()

const CHOICES = [
  ['conforms', 'Conforms'],
  ['partly', 'Partly'],
  ['fails', 'Fails'],
  ['not applicable', 'Not applicable'],
] as const

/** One point of the list: its question, the answer, and what was seen. */
export const AuditPoint = ({ at, point }: { at: number; point: { code: string; text: string } }) => (
  <li className="grid grid-cols-12 items-start gap-x-4 gap-y-2 py-2.5">
    <input type="hidden" name={`answers.${at}.code`} value={point.code} />
    <p className="col-span-12 text-body md:col-span-6 md:pt-1.5">{point.text}</p>
    <Field.Select
      name={`answers.${at}.answer` as 'answers.answer'}
      label={`Answer to ${point.code}`}
      choices={CHOICES}
      empty="Not looked at"
      span={3}
      bare
      optional
    />
    <Field.Text
      name={`answers.${at}.remark` as 'answers.remark'}
      label={`Remark on ${point.code}`}
      placeholder="Remark"
      span={3}
      bare
      optional
    />
  </li>
)
