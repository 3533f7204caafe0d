import { sendDueReminders } from '~/workflows/billing/send-reminder'
import { followConcretes } from '~/workflows/cylinders/assess-concrete'
import { exchangePanelFiles } from '~/workflows/deliveries/exchange-panel-files'
import { sealSubscriptionsAnew } from '~/workflows/deliveries/seal-subscriptions-anew'
import { forgetOld } from '~/workflows/forget-old'
import { keepTrail, proveTrail } from '~/workflows/kit/anchor-audit'
import { sweepJobs } from '~/workflows/kit/jobs'
import { scanFiles } from '~/workflows/kit/scan-files'
import { trainDueModel } from '~/workflows/mixdesign/train-strength-model'
import { askRoads } from '~/workflows/orders/ask-roads'
import { completeEndedOrders } from '~/workflows/orders/complete-ended-orders'
import { offerWaiting } from '~/workflows/orders/offer-waiting'
import { followPlans } from '~/workflows/orders/plan/follow-plan'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import { clearYards } from '~/workflows/queue/clear-queue'
import { sendDueReports } from '~/workflows/reports/send-report-schedule'
import { healthWatch } from '~/workflows/support/watch-health'
import { escalateWaiting } from '~/workflows/users/escalate'
import { sealFactorsAnew } from '~/workflows/users/seal-factors-anew'
import { tellPeople } from '~/workflows/users/send-notification'
import { cloudParts } from './kit/parts/cloud'
import { speaking } from './kit/speaking'
import type { Parts } from './parts'

let parts: Parts | undefined
let watchRound: (() => Promise<number>) | undefined

/** Sends the messages of job rows that still wait: made at the edge, or lost between commit and queue. */
export async function sweep() {
  parts ??= cloudParts(process.env)
  return { sent: await sweepJobs(parts) }
}

/** Seals the audit lines since the last round into the hash chain, and anchors its head outside of the database. */
export async function seal() {
  parts ??= cloudParts(process.env)
  return { sealed: await keepTrail(parts) }
}

/** Walks the whole audit trail; what is broken is an error in the log. */
export async function prove() {
  parts ??= cloudParts(process.env)
  return { proved: await proveTrail(parts) }
}

/** Published plans follow their days. */
export async function follow() {
  parts ??= cloudParts(process.env)
  return { followed: await followPlans(parts.db, parts.clock.now()) }
}

/** Yards of closed plants are cleared, orders whose trucks are all back are completed, and will-calls that nobody called leave it to the wait list. */
export async function clear() {
  parts ??= cloudParts(process.env)
  const now = parts.clock.now()
  const cleared = await clearYards(parts.db, now)
  return {
    cleared,
    completed: await completeEndedOrders(parts.db, now),
    released: await releaseWillCalls(parts.db, now),
    offered: await offerWaiting(parts.db, now),
    roads: await askRoads(parts, now),
  }
}

/** Tells again what nobody acted on, tells people what others did, and sends the e-mails, digests and reports that they want. */
export async function tell() {
  parts ??= cloudParts(process.env)
  const escalated = await escalateWaiting(parts.db, parts.clock.now())
  return { escalated, told: await tellPeople(parts, speaking), reports: await sendDueReports(parts, speaking) }
}

/** The books once an hour and every figure each minute; what is beyond its limit is an alarm in the log. */
export async function watch() {
  parts ??= cloudParts(process.env)
  watchRound ??= healthWatch(parts)
  return { alarms: await watchRound() }
}

/** Forgets what is older than it is kept, and brings under the new key what an earlier one sealed. */
export async function forget() {
  parts ??= cloudParts(process.env)
  const sealedAnew = await sealFactorsAnew(parts.db, parts.settings.secrets.factor)
  const receivers = await sealSubscriptionsAnew(parts.db, parts.settings.secrets.factor)
  return { forgotten: await forgetOld(parts), sealedAnew: sealedAnew + receivers }
}

/** Reminds of what is overdue, where the company lets the portal do so by itself; each step goes once. */
export async function remind() {
  parts ??= cloudParts(process.env)
  return { reminded: await sendDueReminders(parts) }
}

/** Tickets to the files of batch computers, and their results in. */
export async function panels() {
  parts ??= cloudParts(process.env)
  return { files: await exchangePanelFiles(parts) }
}

/** Concretes that no result moves: production that stood still, and families that were set anew. */
export async function conform() {
  parts ??= cloudParts(process.env)
  return { concretes: await followConcretes(parts.db, parts.clock.now()) }
}

/** A new version of the house's strength model, once a month at night. */
export async function train() {
  parts ??= cloudParts(process.env)
  return { asked: await trainDueModel(parts) }
}

/** Files that were held while the virus scanner did not answer. */
export async function scan() {
  parts ??= cloudParts(process.env)
  return { scanned: await scanFiles(parts) }
}
