/** A value of a query; a list is sent as the same name several times, nothing is not sent. */
export type Ask = string | number | boolean | readonly (string | number)[] | null | undefined

/** The answer of a call, whose body is known where it is a good one. */
export interface Reply<Body> extends Response {
  json(): Promise<Body>
}

/** What a call of a client answers. */
export type BodyOf<Call extends (given: never) => Promise<Reply<unknown>>> = Awaited<
  ReturnType<Awaited<ReturnType<Call>>['json']>
>

type Given = {
  param?: Record<string, string>
  query?: Record<string, Ask>
  json?: unknown
  form?: Record<string, string | File>
}
export type Send = (input: string, init: RequestInit) => Promise<Response>

/** A client whose words become the path: `at.order[':id'].$get({ param: { id } })` asks `GET …/order/<id>`. */
export function clientAt(base: string, send: Send): unknown {
  const at = (path: string): unknown =>
    new Proxy(
      {},
      {
        get: (_, word) => {
          // A client that is handed on by a promise is not itself one.
          if (typeof word !== 'string' || word === 'then') return undefined
          if (!word.startsWith('$')) return at(`${path}/${word}`)
          return (given?: Given) => ask(send, word.slice(1).toUpperCase(), path, given)
        },
      },
    )
  return at(base)
}

function ask(send: Send, method: string, path: string, { param = {}, query = {}, json, form }: Given = {}) {
  const filled = path.replace(/\/:(\w+)/g, (_, name: string) => `/${encodeURIComponent(param[name] ?? '')}`)
  const search = searchText(query)
  return send(search ? `${filled}?${search}` : filled, {
    method,
    ...(json === undefined ? {} : { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
    ...(form ? { body: formOf(form) } : {}),
  })
}

function searchText(query: Record<string, Ask>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) params.append(name, String(each))
  return params.toString()
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
