import type { AppLoadContext } from '@remix-run/node'
import type { Calculator, CalculatorField } from '~/domain/kit/calculator'
import { calculatorFields } from '~/domain/kit/calculator-fields'
import { calculatorBody, calculatorText } from '~/domain/kit/calculator-read'
import { translated } from '~/domain/kit/translated'
import { type Attempt, attempt, rawApi } from '../api'

type Asked = { request: Request; context: AppLoadContext }

/** The calculators of a screen, the chosen one with its questions and its worked example. */
export function calculatorData({ request }: Pick<Asked, 'request'>, all: readonly Calculator[]) {
  const asked = new URL(request.url).searchParams.get('method')
  const one = all.find(({ key }) => key === asked) ?? all[0]!
  const fields = calculatorFields(one)
  return {
    offered: all.map(({ key, title, group }) => ({ key, title: translated(title), group: translated(group) })),
    chosen: { key: one.key, title: translated(one.title), source: one.source },
    fields: fields.map(inLanguage),
    example: calculatorText(fields, one.example),
  }
}

/** The questions in the language of who reads them; what is sent and answered keeps its English. */
const inLanguage = (field: CalculatorField): CalculatorField => ({
  ...field,
  label: translated(field.label),
  ...(field.kind === 'grid' && { columns: field.columns.map(inLanguage) }),
})

export type CalculatorData = ReturnType<typeof calculatorData>
export type CalculatorAnswer = { key: string; typed: Record<string, string>; answer: Attempt<unknown> }

/** Asks the call with what was typed; what is typed comes back beside the answer. */
export async function calculate({ request, context }: Asked, all: readonly Calculator[]): Promise<CalculatorAnswer> {
  const form = await request.formData()
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const one = all.find(({ key }) => key === typed.method) ?? all[0]!
  const body = calculatorBody(
    calculatorFields(one),
    name => typed[name],
    path => 1 + Math.max(-1, ...Object.keys(typed).map(name => rowAt(name, path))),
  )
  return { key: one.key, typed, answer: await attempt(asking(one, body, { request, context })) }
}

const rowAt = (name: string, path: string): number =>
  name.startsWith(`${path}.`) ? (Number.parseInt(name.slice(path.length + 1), 10) ?? -1) : -1

function asking({ call }: Calculator, body: Record<string, unknown>, asked: Asked): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const texts = Object.entries(body).map(([name, value]) => [name, String(value)])
  const search = method === 'GET' ? `?${new URLSearchParams(texts)}` : ''
  return rawApi(asked)(`http://portal/api${path}${search}`, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}
