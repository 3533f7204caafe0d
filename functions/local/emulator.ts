import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port'

export type Emulator = {
  endpoint: string
  accessKey: string
  queueUrl: string
  deadLetterUrl: string
  bucket: string
  stop(): Promise<void>
}

type Wish = { folder: string | null; region: string; visibilitySeconds?: number; receives?: number }

/**
 * Queue and object store in this process, kept in `folder`. The package's own start would listen on every network
 * interface and let everybody in; here it listens on this machine alone and asks for a key made at each start.
 */
export async function startEmulator({ folder, region, visibilitySeconds = 60, receives = 5 }: Wish): Promise<Emulator> {
  const inside = await insides()
  const stores = { sqsStore: new inside.SqsStore(), snsStore: new inside.SnsStore(), s3Store: new inside.S3Store() }
  const keeper = folder ? keep(inside, stores, folder) : null
  const app = inside.buildApp({ logger: false, defaultRegion: region, stores })
  const accessKey = randomBytes(24).toString('hex')
  app.addHook('onRequest', (request, reply, next) => {
    if (request.headers.authorization?.includes(`Credential=${accessKey}/`)) next()
    else reply.status(403).send('')
  })
  app.addHook('preClose', done => {
    keeper?.close()
    done()
  })
  const endpoint = await app.listen({ port: await freePort(), host: '127.0.0.1' })
  const dead = queueNamed(stores.sqsStore, region, 'portal-jobs-dead', { MessageRetentionPeriod: '1209600' })
  const jobs = queueNamed(stores.sqsStore, region, 'portal-jobs', {
    VisibilityTimeout: String(visibilitySeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn: dead.arn, maxReceiveCount: String(receives) }),
  })
  if (!stores.s3Store.hasBucket(BUCKET)) stores.s3Store.createBucket(BUCKET)
  const stop = () => app.close()
  return { endpoint, accessKey, queueUrl: jobs.url, deadLetterUrl: dead.url, bucket: BUCKET, stop }
}

const BUCKET = 'portal-files'

/** The package exports only its start, so its stores are loaded by their place in the pinned version. */
async function insides(): Promise<Insides> {
  const home = join(process.cwd(), 'node_modules/fauxqs/dist')
  const files = ['app.js', 'sqs/sqsStore.js', 'sns/snsStore.js', 's3/s3Store.js', 'persistence.js']
  const loaded = await Promise.all(files.map(file => import(pathToFileURL(join(home, file)).href)))
  return Object.assign({}, ...loaded) as Insides
}

/** What was kept is loaded before the keeper listens, so that loading does not write everything again. */
function keep(inside: Insides, stores: Stores, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keeper = new inside.PersistenceManager(folder)
  keeper.load(stores.sqsStore, stores.snsStore, stores.s3Store)
  for (const store of Object.values(stores)) store.persistence = keeper
  for (const queue of stores.sqsStore.allQueues()) queue.persistence = keeper
  return keeper
}

/** The address of a queue is only its name: it must not change with the port of the next start. */
function queueNamed(store: QueueStore, region: string, name: string, attributes: Record<string, string>): KeptQueue {
  const arn = `arn:aws:sqs:${region}:000000000000:${name}`
  const url = `http://sqs.${region}.localhost/000000000000/${name}`
  return store.getQueueByArn(arn) ?? store.createQueue(name, url, arn, attributes)
}

type KeptQueue = { url: string; arn: string; persistence?: Keeper }
type Keeper = { load(sqs: QueueStore, sns: object, s3: FileStore): void; close(): void }
type QueueStore = {
  persistence?: Keeper
  allQueues(): Iterable<KeptQueue>
  getQueueByArn(arn: string): KeptQueue | undefined
  createQueue(name: string, url: string, arn: string, attributes: Record<string, string>): KeptQueue
}
type FileStore = { persistence?: Keeper; hasBucket(name: string): boolean; createBucket(name: string): void }
type Stores = { sqsStore: QueueStore; snsStore: { persistence?: Keeper }; s3Store: FileStore }
type App = {
  addHook(when: 'onRequest', hook: (request: Incoming, reply: Outgoing, next: () => void) => void): void
  addHook(when: 'preClose', hook: (done: () => void) => void): void
  listen(at: { port: number; host: string }): Promise<string>
  close(): Promise<void>
}
type Incoming = { headers: { authorization?: string } }
type Outgoing = { status(code: number): { send(body: string): void } }
type Insides = {
  buildApp(options: { logger: boolean; defaultRegion: string; stores: Stores }): App
  SqsStore: new () => QueueStore
  SnsStore: new () => { persistence?: Keeper }
  S3Store: new () => FileStore
  PersistenceManager: new (folder: string) => Keeper
}
