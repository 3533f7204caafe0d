import type { AppLoadContext } from '@remix-run/node'
import type { Noun, RowOf } from '~/domain/kit/noun'
import { ask } from './ask'

type Asked = { request: Request; context: AppLoadContext }
type Listed<N extends Noun> = Extract<keyof N['calls'], `GET /${string}`>

/** Rows of a plain noun for a choice of another screen, by one of its list calls. */
export const rowsOf = <N extends Noun>(
  asked: Asked,
  _noun: N,
  call: Listed<N>,
  query: Record<string, string> = {},
): Promise<{ rows: RowOf<N>[]; total: number }> => {
  const search = new URLSearchParams(query)
  const rows = ask(asked, 'GET', `${String(call).slice('GET '.length)}?${search}`)
  return rows as Promise<{ rows: RowOf<N>[]; total: number }>
}
