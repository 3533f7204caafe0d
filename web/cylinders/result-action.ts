import { apiFor, attempt } from '~/web/kit/api'

type Asked = Parameters<typeof apiFor>[0]
type Fields = Record<string, string>

/** Leaves a specimen out: at the step that the result has reached. */
export function excludeSpecimen(asked: Asked, fields: Fields) {
  const api = apiFor(asked).cylinders['cylinder-test']
  const { id = '', specimenId = '', reason = '' } = fields
  const version = Number(fields.version)
  const exclusions = [{ specimenId, excluded: true, reason }]
  return fields.status === 'with_manager'
    ? attempt(api['update-by-manager'].$post({ json: { items: [{ id, version }], decision: 'save', exclusions } }))
    : attempt(api['update-by-house-manager'].$post({ json: { id, version, exclusions } }))
}
