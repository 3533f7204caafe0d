import type * as z from 'zod'
import type { RawTestUpdate } from '~/domain/rawtests/test-info'
import { apiFor, attempt } from '~/web/kit/api'

type Asked = Parameters<typeof apiFor>[0]
type Item = { id: string; version: number }

const FIELDS = [
  'requestId',
  'materialId',
  'sourceId',
  'plantId',
  'supplierId',
  'samplerId',
  'testerId',
  'gradingSpecificationId',
  'sampledOn',
  'testedOn',
  'remarks',
  'testType',
  'input',
] as const

/** The test as it was submitted, with the manager's decision. */
export async function decide(asked: Asked, { id, version }: Item, status: 'approved' | 'rejected', reason?: string) {
  const api = apiFor(asked).rawtests['raw-material-test']
  const read = await attempt(api[':id'].$get({ param: { id } }))
  if (!read.ok) return read
  const test: Record<string, unknown> = read.data
  const body = Object.fromEntries(FIELDS.map(field => [field, test[field]]))
  const json = { ...body, version, status, ...(reason ? { rejectReason: reason } : {}) }
  return attempt(api.update[':id'].$put({ param: { id }, json: json as z.input<typeof RawTestUpdate> }))
}
