import { parentPort, workerData } from 'node:worker_threads'
import type { RunAsk } from '~/domain/orders/plan/run'
import { planWith } from '~/workflows/orders/plan/run-here'
import { loadHighs } from '../kit/highs'

/** A thread of its own for one plan: it says how far it is and hands the plan over at the end. */
const { ask } = workerData as { ask: RunAsk }
const result = await planWith(loadHighs)(ask, async step => parentPort!.postMessage({ step }))
parentPort!.postMessage({ result })
