import { SieveForm } from '~/domain/rawtests/test/form'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { cementOf, checkCement } from './cement-action'
import { FORM } from './words'

type Asked = Parameters<typeof apiFor>[0]

/** Results typed in: worked out only (intent calculate), kept as a draft, or submitted. */
export async function saveResults({ request, context }: Asked) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const { test, raw, key } = fields.testType === 'cement' ? await cementOf(request) : await sieveOf(request)
  const calls = apiFor({ request, context, key }).rawtests
  if (intent === 'calculate') return calculated(calls, test)
  const { id, version, ...values } = test
  const json = { ...values, status: intent === 'draft' ? ('draft' as const) : ('submitted' as const) }
  const api = calls['raw-material-test']
  const saved = await attempt(
    id
      ? api.update[':id'].$put({ param: { id }, json: { ...json, version: Number(version) } })
      : api.create.$post({ json }),
  )
  if (!saved.ok) return refused(saved.problem, raw)
  const { testNo, rawMaterialTestInfoId } = saved.data
  return intent === 'draft'
    ? done(request, `${FORM}/eng?id=${rawMaterialTestInfoId}`, `${testNo} saved as a draft`)
    : done(request, `${FORM}/eng`, `${testNo} submitted for approval`)
}

type Test = Awaited<ReturnType<typeof sieveOf | typeof cementOf>>['test']

async function sieveOf(request: Request) {
  const { values, raw, key } = await readForm(request, SieveForm)
  const sieves = (values.input?.sieves ?? []).filter(row => row.retained !== undefined && row.retained !== null)
  return { test: { ...values, input: { ...values.input, sieves } }, raw, key }
}

function calculated(calls: ReturnType<typeof apiFor>['rawtests'], test: Test) {
  if (test.testType === 'sieve') {
    const judge = test.gradingSpecificationId ? { gradingSpecificationId: test.gradingSpecificationId } : {}
    const api = calls['raw-material-test']['sieves-analysis']['calculate-test-result']
    return attempt(api.$post({ json: { ...test.input, ...judge } }))
  }
  return checkCement(calls, test.input)
}
