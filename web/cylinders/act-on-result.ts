import { apiFor, attempt, take } from '~/web/kit/api'
import { plainNumber } from '~/web/kit/figures'

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

/** One reading put right; the others of the specimen stay as they were measured. */
export async function correctLoad(asked: Asked, fields: Fields) {
  const api = apiFor(asked).cylinders['cylinder-test']
  const { id = '', ageId = '', reason = '' } = fields
  const set = await take(api['get-test-number-detail'][':id'].$get({ param: { id } }))
  const one = set.ages.flatMap(age => age.specimens).find(specimen => specimen.id === fields.specimenId)
  const measured = {
    id: one?.id ?? '',
    width1: one?.width1 ?? 0,
    width2: one?.width2 ?? 0,
    length: one?.length ?? 0,
    massKg: one?.massKg ?? 0,
    fracture: one?.fracture ?? null,
    loadKn: Number(plainNumber(fields.loadKn ?? '')),
  }
  return attempt(
    api.details.$put({ json: { id, version: Number(fields.version), reason, ageId, specimens: [measured] } }),
  )
}
