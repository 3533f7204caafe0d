import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SQSClient } from '@aws-sdk/client-sqs'
import { openDb } from '~/db/kit/open'
import { accessPointOf } from '~/functions/kit/parts/access-point'
import { anchoringBy } from '~/functions/kit/parts/anchoring'
import { batchFilesOf } from '~/functions/kit/parts/batch-files'
import { breachesOf } from '~/functions/kit/parts/breached-passwords'
import { scannerOf } from '~/functions/kit/parts/clamd'
import { movingClock } from '~/functions/kit/parts/clock'
import { lineLog, withoutValues } from '~/functions/kit/parts/log'
import { folderMail } from '~/functions/kit/parts/mail-folder'
import { roadsOf } from '~/functions/kit/parts/roads'
import { s3Client, s3Shelf } from '~/functions/kit/parts/s3'
import { s3Anchors } from '~/functions/kit/parts/s3-anchors'
import { sesClient, sesMail } from '~/functions/kit/parts/ses'
import { shelfAnchors } from '~/functions/kit/parts/shelf-anchors'
import { sqsClient, sqsQueue } from '~/functions/kit/parts/sqs'
import { ticketPostOf } from '~/functions/kit/parts/ticket-post'
import type { Log, Metrics, Parts } from '~/functions/parts'
import type { Settings } from '~/functions/settings'

/** The same parts as in the cloud, pointed at what runs in this process; letters go into the data folder. */
export function localParts(
  settings: Settings,
  data: string,
  log: Log,
  /** Of this process; several that answer as one tell theirs together. */
  metrics: Metrics,
): Parts & { sqs: SQSClient } {
  const sqs = sqsClient(settings)
  const { anchors, database, mail, shelf } = settings
  const apart = anchors.bucket !== shelf.bucket || anchors.lockDays > 0
  const parts: ReturnType<typeof localParts> = {
    settings,
    log,
    sqs,
    db: openDb(database.url, {
      max: database.max,
      statementSeconds: database.statementMs / 1000,
      onQuery(seconds, text) {
        metrics.query(seconds)
        parts.tracer?.query(seconds, text)
      },
    }),
    clock: movingClock(settings.clock),
    queue: sqsQueue(sqs, settings.queue.url!, () => parts.tracer?.parent()),
    shelf: s3Shelf(s3Client(settings), shelf.bucket!),
    ...anchoringBy(
      settings,
      apart ? s3Anchors(s3Client(settings), anchors.bucket!, anchors.lockDays) : shelfAnchors(() => parts.shelf),
    ),
    mail: mail.by === 'ses' ? sesMail(sesClient(settings), mail.from) : folderMail(join(data, 'mail'), mail.from),
    metrics,
    ...accessPointOf(settings, join(data, 'peppol')),
    ...batchFilesOf(settings),
    ...scannerOf(settings),
    ...ticketPostOf(settings),
    ...breachesOf(settings, { log, metrics }),
    ...roadsOf(settings),
  }
  return parts
}

const LARGEST_LOG = 20 * 1024 * 1024

/** The log is a file, the progress lines are the screen; errors go to both. */
export function localLog(file: string): Log {
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`)
  const log = lineLog(line => appendFileSync(file, `${line}\n`, { mode: 0o600 }), 'local')
  return {
    ...log,
    error(event, fields = {}) {
      log.error(event, fields)
      const { error } = fields
      console.error(`error: ${event}${error instanceof Error ? `: ${withoutValues(error).message}` : ''}, see ${file}`)
    },
  }
}
