/** What the portal needs from outside itself, each as small as its use; tests and clouds bring their own. */

/** The message is only a pointer: the job row is the truth, so a message may be lost, late or doubled. */
export type Queue = { send(body: JobMessage): Promise<void> }
export type JobMessage = { jobId: string; kind: string }

/** Keys are made by the server; who may read a file is decided by the app, never by the store. */
export type Shelf = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<ShelfFile | null>
  remove(key: string): Promise<void>
  /** What is under a beginning of keys, and since when by the real time. */
  list(prefix: string): Promise<ShelfEntry[]>
}
/** Where the shelf keeps what was read of imported files, until it is old. */
export const IMPORTS = 'imports/'
export type ShelfEntry = { key: string; at: Date }
export type ShelfFile = { body: Uint8Array; type: string }

/** Where the head of the audit trail is kept outside of the database: what is put there stays. */
export type AnchorStore = {
  put(key: string, text: string): Promise<void>
  /** Everything under a beginning of keys as it was first put, also what somebody has removed where the store can tell. */
  all(prefix: string): Promise<{ key: string; text: string }[]>
}
/** Signs what is anchored, and knows its own signature. */
export type Notary = {
  sign(facts: object): Promise<string>
  /** What was signed, or null where the signature does not hold. */
  read(text: string): Promise<unknown>
}
export type Anchoring = { store: AnchorStore; notary: Notary; prefix: string; everyMinutes: number }

/** Looks for viruses. It throws where it cannot be asked: then a file is held, and asked about again. */
export type Scanner = { scan(bytes: Uint8Array): Promise<ScanVerdict> }
export type ScanVerdict = { clean: true } | { clean: false; found: string }

/** Knows passwords that were in a data breach. Where it cannot be asked it knows none: nobody is kept out by that. */
export type Breaches = { know(password: string): Promise<boolean> }

/** Ways by road, in rows by plant and columns by site; null where there is none. At most so many places are asked about at once. */
export type Roads = {
  most: number
  ways(from: readonly Spot[], to: readonly Spot[]): Promise<({ minutes: number; km: number } | null)[][]>
}
type Spot = { latitude: number; longitude: number }

export type Mail = {
  send(letter: Letter): Promise<void>
  /** The host knows a letter by its id: sent twice it arrives once. */
  knowsIds?: boolean
}
/** The id goes along as our reference, so that a letter sent twice can be told from two letters. */
export type Letter = {
  id: string
  to: string[]
  subject: string
  text: string
  attachments?: { name: string; type: string; bytes: Uint8Array }[]
}

/**
 * The provider that carries e-invoices into the Peppol network. It knows a document by its id: sent twice it goes out once.
 * The number that it gives is what its later answer names.
 */
export type AccessPoint = { send(document: PeppolDocument): Promise<{ messageId: string }> }
export type PeppolDocument = { id: string; name: string; xml: string }

/** `retryAfter` as its header says it. */
export type Posted = { status: number; text: string; retryAfter?: string | undefined }

/**
 * Carries e-tickets to the addresses of customers. It connects to public addresses alone, follows none that an answer
 * names, and gives up after ten seconds; a fault is an error in words for the person who looks at the log.
 */
export type TicketPost = {
  /** Why nothing is posted there, by its name and by what the name stands for now; null where nothing speaks against it. */
  fault(url: string): Promise<string | null>
  post(of: { url: string; headers: Record<string, string>; body: string }): Promise<Posted>
  /** Signs the ticket itself, by the key that is public under `keys`. */
  notary: Notary
  issuer: { issuer: string; keyId: string; keys: string }
  /** Seals the secrets of receivers, the first; each of them opens. */
  keys: readonly [string, ...string[]]
}

export type Log = Record<'info' | 'warn' | 'error', (event: string, fields?: Record<string, unknown>) => void>
