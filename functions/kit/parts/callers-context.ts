import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

let kept = false

/**
 * `pg` calls back from the connection that has an answer, and hands a connection on from whoever gave it back: a statement
 * would be told of as another request's. From now on what it calls back belongs to who asked.
 */
export function keepCallers(): void {
  if (kept) return
  kept = true
  pg.Pool.prototype.connect = keeping(pg.Pool.prototype.connect)
  pg.Client.prototype.query = keeping(pg.Client.prototype.query)
}

const keeping = <Call extends (...args: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, { apply: (of, self, args: unknown[]) => Reflect.apply(of, self, args.map(bound)) })

const bound = (given: unknown) => (isCallback(given) ? AsyncResource.bind(given) : given)
const isCallback = (given: unknown): given is (...answer: unknown[]) => unknown => typeof given === 'function'
