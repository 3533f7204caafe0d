import type { SQSClient } from '@aws-sdk/client-sqs'
import type { Parts } from '~/functions/parts'
import { sendDueReminders } from '~/workflows/billing/send-reminder'
import { followConcretes } from '~/workflows/cylinders/assess-concrete'
import { exchangePanelFiles } from '~/workflows/deliveries/exchange-panel-files'
import { moveTrucks } from '~/workflows/demo/move-trucks'
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
import { tellPeople } from '~/workflows/users/send-notification'
import { speaking } from '../kit/speaking'
import { consume, type Handle } from './consumer'
import { demoPlayer } from './demo-player'
import { every } from './every'

const SWEEP_SECONDS = 5
const SEAL_SECONDS = 20
const LIVE_SECONDS = 1
const FOLLOW_SECONDS = 30
const CLEAR_SECONDS = 60
const DEVICE_SECONDS = 10
const TELL_SECONDS = 10
const PANEL_SECONDS = 10
const REPORT_SECONDS = 60
const ESCALATE_SECONDS = 120
const REMIND_SECONDS = 3600
const PROVE_SECONDS = 24 * 3600
const CONFORM_SECONDS = 3600
const TRAIN_SECONDS = 3600
const SCAN_SECONDS = 30
const WATCH_SECONDS = 60
const FORGET_SECONDS = 6 * 3600

/** What runs beside the server: the job consumer, the sweeper of waiting rows and the sealer of the audit trail. */
export function startWorkers(parts: Parts & { sqs: SQSClient }, runMessages: Handle) {
  const consumer = consume(parts.sqs, parts.settings.queue.url!, runMessages, parts.log)
  const sweeper = every(SWEEP_SECONDS, 'sweep jobs', () => sweepJobs(parts), parts.log)
  const sealer = every(SEAL_SECONDS, 'seal audit', () => keepTrail(parts), parts.log)
  const prover = every(PROVE_SECONDS, 'prove the audit trail', () => proveTrail(parts), parts.log)
  const follower = every(FOLLOW_SECONDS, 'follow plans', () => followPlans(parts.db, parts.clock.now()), parts.log)
  const clearing = every(CLEAR_SECONDS, 'clear the yards', () => clearYards(parts.db, parts.clock.now()), parts.log)
  const completing = every(
    CLEAR_SECONDS,
    'complete orders',
    () => completeEndedOrders(parts.db, parts.clock.now()),
    parts.log,
  )
  const calls = every(
    CLEAR_SECONDS,
    'release will-calls',
    () => releaseWillCalls(parts.db, parts.clock.now()),
    parts.log,
  )
  const roads = every(CLEAR_SECONDS, 'ask roads', () => askRoads(parts, parts.clock.now()), parts.log)
  const waiting = every(CLEAR_SECONDS, 'offer waiting', () => offerWaiting(parts.db, parts.clock.now()), parts.log)
  const demo = parts.settings.demo ? every(LIVE_SECONDS, 'live day', demoPlayer(parts), parts.log) : null
  const devices = parts.settings.demo
    ? every(DEVICE_SECONDS, 'trucks tell', () => moveTrucks(parts.db, parts.clock.now()), parts.log)
    : null
  const panels = parts.batchFiles
    ? every(PANEL_SECONDS, 'batch files', () => exchangePanelFiles(parts), parts.log)
    : null
  const scanning = parts.scanner ? every(SCAN_SECONDS, 'scan files', () => scanFiles(parts), parts.log) : null
  const forgetting = every(FORGET_SECONDS, 'forget what is old', () => forgetOld(parts), parts.log)
  const reminding = every(REMIND_SECONDS, 'remind of overdue invoices', () => sendDueReminders(parts), parts.log)
  const conforming = every(
    CONFORM_SECONDS,
    'follow concretes',
    () => followConcretes(parts.db, parts.clock.now()),
    parts.log,
  )
  const training = every(TRAIN_SECONDS, 'train the strength model', () => trainDueModel(parts), parts.log)
  const watching = every(WATCH_SECONDS, 'watch the health', healthWatch(parts), parts.log, WATCH_SECONDS)
  const reporting = every(REPORT_SECONDS, 'send reports', () => sendDueReports(parts, speaking), parts.log)
  const escalating = every(
    ESCALATE_SECONDS,
    'tell again what waits',
    () => escalateWaiting(parts.db, parts.clock.now()),
    parts.log,
  )
  const telling = every(TELL_SECONDS, 'tell people', () => tellPeople(parts, speaking), parts.log)
  const all = [
    telling,
    roads,
    escalating,
    reporting,
    watching,
    reminding,
    conforming,
    training,
    sweeper,
    sealer,
    prover,
    follower,
    clearing,
    completing,
    calls,
    waiting,
    forgetting,
    demo,
    devices,
    panels,
    scanning,
  ]
  return {
    stop: (graceMs: number) => Promise.all([consumer.stop(graceMs), ...all.map(worker => worker?.stop())]),
  }
}
