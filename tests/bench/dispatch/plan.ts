import { loadHighs } from '~/functions/kit/highs'
import { cpuSeconds, fail, numberOf, options, textOf } from './cpu'
import { solveInstance } from './solve'

/** Plans one instance and prints it as JSON; what the process has used to start counts to its CPU seconds. */
const given = options(process.argv.slice(2))
const cpu = numberOf(given, 'cpu')
const answer = solveInstance(textOf(given, 'kinable'), cpu - cpuSeconds(), numberOf(given, 'seed', 1))
if (answer.faults.length > 0) fail(`the plan breaks a rule: ${answer.faults[0]}`)
const bound = given.has('bound') ? answer.boundBy(await loadHighs()) : null
process.stdout.write(`${JSON.stringify({ value: answer.value, bound, deliveries: answer.deliveries })}\n`)
