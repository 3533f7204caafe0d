import { openDb } from '~/db/kit/open'
import type { Parts } from '~/functions/parts'
import { settings } from '~/functions/settings'
import { readHealth } from '~/workflows/kit/read-health'
import { accessPointOf } from './access-point'
import { anchoringBy } from './anchoring'
import { batchFilesOf } from './batch-files'
import { breachesOf } from './breached-passwords'
import { scannerOf } from './clamd'
import { movingClock } from './clock'
import { lineLog } from './log'
import { processMetrics } from './metrics'
import { roadsOf } from './roads'
import { s3Client, s3Shelf } from './s3'
import { s3Anchors } from './s3-anchors'
import { sesClient, sesMail } from './ses'
import { sqsClient, sqsQueue } from './sqs'
import { ticketPostOf } from './ticket-post'

/** The parts of a Lambda, made once per instance; a frozen instance keeps few connections. */
export function cloudParts(env: Record<string, string | undefined>): Parts {
  const configured = settings({ PORTAL_DATABASE_MAX: '4', ...env })
  const { database, queue, shelf, anchors, mail, stage, clock } = configured
  if (!queue.url || !shelf.bucket) throw new Error('PORTAL_QUEUE_URL and PORTAL_BUCKET are required')
  const log = lineLog(line => console.log(line), stage)
  const metrics = processMetrics(async () => (await readHealth(parts)).readings)
  const parts: Parts = {
    settings: configured,
    log,
    clock: movingClock(clock),
    db: openDb(database.url, {
      max: database.max,
      statementSeconds: database.statementMs / 1000,
      onQuery(seconds, text) {
        metrics.query(seconds)
        parts.tracer?.query(seconds, text)
      },
    }),
    queue: sqsQueue(sqsClient(configured), queue.url, () => parts.tracer?.parent()),
    shelf: s3Shelf(s3Client(configured), shelf.bucket),
    ...anchoringBy(configured, s3Anchors(s3Client(configured), anchors.bucket ?? shelf.bucket, anchors.lockDays)),
    mail: sesMail(sesClient(configured), mail.from),
    metrics,
    ...accessPointOf(configured, null),
    ...batchFilesOf(configured),
    ...scannerOf(configured),
    ...ticketPostOf(configured),
    ...breachesOf(configured, { log, metrics }),
    ...roadsOf(configured),
  }
  return parts
}
