import { CementForm, givenResults } from '~/domain/rawtests/test/form'
import { type apiFor, attempt } from '~/web/kit/api'
import { readForm } from '~/web/kit/read-form'

type TypedCement = Awaited<ReturnType<typeof cementOf>>['test']

/** What was typed of a cement, blanks left out. */
export async function cementOf(request: Request) {
  const { values, raw, key } = await readForm(request, CementForm)
  const results = givenResults(values.input?.results)
  return { test: { ...values, input: { ...values.input, results } }, raw, key }
}

/** Judged by its standard; nothing is kept. */
export function checkCement(calls: ReturnType<typeof apiFor>['rawtests'], input: TypedCement['input']) {
  const { standard, class: grade, results } = input
  return standard === 'ASTM C150'
    ? attempt(calls.engineering['cement-c150'].$post({ json: { results, type: grade } }))
    : attempt(calls.engineering['cement-en-197'].$post({ json: { results, class: grade } }))
}
