import type { AppLoadContext } from '@remix-run/node'
import { exposureRules, OptimiseAsk, rulesOf, strengthAsked, USUAL_ASK } from '~/domain/mixdesign/optimise/ask'
import { type Constituent, withinStock } from '~/domain/mixdesign/optimise/constituent'
import { exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { apiFor, attempt, take } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { plainNumber } from '~/web/kit/figures'
import type { Problem } from '~/web/kit/problem'
import { readIntent } from '~/web/kit/read-form'

type Asked = { request: Request; context: AppLoadContext }

/** The questions in the address; before anybody has asked, the usual ones. */
export async function questionsOf({ request, context }: Asked) {
  const params = new URL(request.url).searchParams
  const asked = params.has('goal') || params.has('air')
  const typed = {
    ...Object.fromEntries([...params].map(([name, value]) => [name, NUMBERS.has(name) ? plainNumber(value) : value])),
    // A link of before names one class.
    exposures: [...params.getAll('exposures'), ...params.getAll('exposure')].filter(Boolean),
  }
  const read = OptimiseAsk.safeParse(asked ? typed : { ...USUAL_ASK })
  const api = apiFor({ request, context }).mixdesign['mix-designs']
  const plantId = asked ? params.get('plant') || undefined : undefined
  const offered = await take(api.constituents.$get({ query: plantId ? { plantId } : {} }))
  const usable = offered.rows.filter(row => row.constituent)
  const picked = asked ? params.getAll('material') : usable.filter(row => row.usual).map(row => row.materialId)
  const envelopeId = asked ? (params.get('envelope') ?? '') : (offered.envelopes[0]?.id ?? '')
  const errors = read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(issue => [String(issue.path[0]), issue.message]))
  const volume = (read.success && read.data.volume) || USUAL_ASK.volume
  const list = usable
    .filter(row => picked.includes(row.materialId))
    .map(row => withinStock(row.constituent as Constituent, row.stockKg, volume))
  const limits = offered.envelopes.find(one => one.id === envelopeId)?.limits ?? []
  const values: Record<string, string> = asked
    ? Object.fromEntries(params)
    : Object.fromEntries(
        Object.entries(USUAL_ASK).map(([name, value]) => [name, value === undefined ? '' : String(value)]),
      )
  const rules = read.success ? rulesOf(read.data, list, offered.contentRules, limits) : null
  return {
    offered,
    picked,
    envelopeId,
    values,
    errors,
    ask: read.success ? read.data : null,
    list,
    rules,
    limits,
    // A draft of an answer is declared for the classes, and has the air that they ask for.
    exposures: read.success ? read.data.exposures : [],
    air: String(rules?.air ?? ''),
    unjudged: read.success ? exposureRules(read.data, list, offered.contentRules).unjudged : [],
  }
}
export type Questions = Awaited<ReturnType<typeof questionsOf>>

const NUMBERS = new Set<string>(
  Object.keys(OptimiseAsk.shape).filter(
    name => !['goal', 'materials', 'envelope', 'plant', 'exposures', 'reinforcement'].includes(name),
  ),
)

/** Least cost and least carbon under the rules, with the front between them. */
export async function optimisationOf(asked: Asked) {
  const { ask, list, rules, ...questions } = await questionsOf(asked)
  const api = apiFor(asked).mixdesign['mix-designs']
  const found =
    ask && rules && list.length
      ? await attempt(api.optimise.$post({ json: { constituents: list, rules, goal: ask.goal, points: 10 } }))
      : null
  return {
    ...questions,
    goal: ask?.goal ?? 'cost',
    // The programme itself has no grade; a class asks for one.
    strength: ask?.exposures.length
      ? String(strengthAsked({ ...ask, strength: ask.strength ?? 0 }, questions.offered.contentRules))
      : (questions.values.strength ?? ''),
    found: found?.ok ? found.data : null,
    problem: (found && !found.ok ? found.problem : null) as Problem | null,
  }
}
export type Optimisation = Awaited<ReturnType<typeof optimisationOf>>

/** Candidates that keep every rule and reach the cube strength in nine of ten cases. */
export async function candidatesOf(asked: Asked) {
  const { ask, list, rules, ...questions } = await questionsOf(asked)
  const api = apiFor(asked).mixdesign['mix-designs']
  const found =
    ask && rules && list.length
      ? await attempt(
          api.generate.$post({
            json: {
              constituents: list,
              rules,
              wanted: {
                strength: strengthAsked(ask, questions.offered.contentRules),
                age: ask.age ?? USUAL_ASK.age,
                specimen: 'cube',
              },
              draws: 40,
              most: 12,
            },
          }),
        )
      : null
  return {
    ...questions,
    strength: strengthAsked(ask, questions.offered.contentRules),
    found: found?.ok ? found.data : null,
    problem: (found && !found.ok ? found.problem : null) as Problem | null,
  }
}
export type Candidates = Awaited<ReturnType<typeof candidatesOf>>

/** Takes weighable amounts over as a draft: from there on it is a mix like any other, with trial and approval. */
export async function takeOver({ request, context }: Asked) {
  const { fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).mixdesign['mix-designs']
  const lines = Object.entries(fields).flatMap(([name, kg]) => {
    const materialId = /^kg:(.+)$/.exec(name)?.[1]
    return materialId && Number(kg) > 0 ? [{ materialId, kgPerM3: kg }] : []
  })
  const made = await attempt(
    api.$post({
      json: {
        mixCode: fields.mixCode ?? '',
        name: fields.name ?? '',
        strengthMpa: Number(plainNumber(fields.strengthMpa ?? '')),
        airPercent: fields.airPercent || '0',
        remarks: fields.remarks || null,
        ...(fields.targetMeanStrength ? { targetMeanStrength: fields.targetMeanStrength } : {}),
        exposureClasses: exposureClassesOf((fields.exposures ?? '').split(' ')),
        status: 'draft',
        lines,
      },
    }),
  )
  if (!made.ok) return made
  const { id, mixCode } = made.data
  const next = fields.next === 'trial' ? `/mixdesign/trial-batches/new?mix=${id}` : `/mixdesign/${id}`
  return done(request, next, `${mixCode} is a draft`)
}
