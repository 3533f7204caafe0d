import { Hono } from 'hono'
import { VERSION } from '~/domain/kit/release'
import { contract } from '~/functions/contract/contract.mjs'
import { examples } from '~/functions/contract/examples.mjs'
import { fullDoor } from '~/functions/full-door'
import type { Env } from '../context'
import { routesOf } from '../openapi'
import { documentOf } from './document'
import { lint } from './redocly.mjs'

/** Asks the recommended rules of Redocly about the document; an error fails the check. */
const app = new Hono<Env>()
fullDoor(app)
const document = documentOf(routesOf(app), contract, VERSION, examples)
const problems = await lint(JSON.stringify(document))
// The order of the routes, which the start checks, tells paths apart that Redocly warns of: errors alone count.
const errors = problems.filter(({ severity }) => severity === 'error')
for (const { ruleId, message, location } of errors.slice(0, 40))
  console.log(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
const names = operations.map(of => of.operationId)
const twice = names.filter((name, at) => names.indexOf(name) !== at)
if (twice.length) console.log(`operationId twice: ${twice.join(', ')}`)
console.log(`${operations.length} calls, ${errors.length} errors, ${problems.length - errors.length} warnings`)
process.exitCode = errors.length || twice.length ? 1 : 0
