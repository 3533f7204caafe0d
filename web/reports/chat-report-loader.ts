import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import type { ChatAnswer, ChatCatalogue } from '~/domain/reports/chat-report/ask'
import type { ChatConfig } from '~/domain/reports/chat-report/catalogue'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readIntent } from '~/web/kit/read-form'

export const CHAT_REPORT = '/report/chat-report'
const PARTS = ['q', 'measure', 'by', 'from', 'to', 'plantId', 'grade', 'product', 'ageDays', 'kind', 'top', 'chart']

export type KeptQuestion = { id: string; version: number; name: string; search: string; own: boolean }

/** What the address asks, its answer, and the questions that the person keeps. */
export async function loadChat(request: Request, context: AppLoadContext) {
  const api = apiFor({ request, context })
  const params = new URL(request.url).searchParams
  const query = Object.fromEntries(PARTS.flatMap(name => (params.get(name)?.trim() ? [[name, params.get(name)!]] : [])))
  const report = api.reports.report['chat-report']
  const asks = Boolean(query.q || query.measure)
  const [catalogue, kept, asked] = await Promise.all([
    take(report.catalogue.$get()),
    take(api.users['saved-view'].$get({ query: { list: CHAT_REPORT } })),
    asks ? attempt(report.answer.$get({ query })) : null,
  ])
  return {
    catalogue: catalogue as ChatCatalogue,
    kept: kept.views as KeptQuestion[],
    answer: asked?.ok ? (asked.data as ChatAnswer) : null,
    refusal: asked && !asked.ok ? asked.problem.detail : null,
    asked: query.q ?? (asked?.ok ? (asked.data as ChatAnswer).question : ''),
  }
}

export async function saveQuestion(request: ActionFunctionArgs['request'], context: AppLoadContext) {
  const { intent, fields } = await readIntent(request)
  const api = apiFor({ request, context }).users['saved-view']
  const { id = '', version = '', name = '', search = '' } = fields
  if (intent === 'forget') return attempt(api[':id'].$delete({ param: { id }, query: { version } }))
  return attempt(api.$post({ json: { list: CHAT_REPORT, name, search, sharedWith: null } }))
}

export const configQuery = (config: ChatConfig): string =>
  new URLSearchParams(
    Object.entries(config).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString()
