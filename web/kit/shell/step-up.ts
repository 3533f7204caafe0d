import type { ProofWay } from '~/domain/users/fresh-proof'

const REFUSED = 'x-step-up'
const STATE = '/live/administration/user/me/proof'
/** While nobody is asked for proofs, that is looked up once in a while and not before each download. */
const UNASKED_MS = 60_000

type Proof = { ways: ProofWay[]; answer: (proved: boolean) => void }
let open: Proof | null = null
let running: Promise<boolean> | null = null
let freeUntil = 0
const watchers = new Set<() => void>()

export const openProof = (): Proof | null => open
export function watchProof(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function show(next: Proof | null) {
  open = next
  for (const tell of watchers) tell()
}

/** Until when no download has to ask. */
export const provedUntil = (freshUntil: string | null) => {
  freeUntil = freshUntil ? Date.parse(freshUntil) : Date.now() + UNASKED_MS
}

/**
 * What the server refuses until its person proves who they are waits for the dialog, and is sent once more as it was, with
 * the same Idempotency-Key; whoever closes the dialog reads the refusal where they pressed.
 */
export function proveWhenAsked(send: typeof fetch = window.fetch.bind(window)) {
  window.fetch = async (input, init) => {
    const again = input instanceof Request ? input.clone() : input
    const answer = await send(input, init)
    if (!answer.headers.has(REFUSED)) return answer
    return (await proved(send, init?.signal)) ? send(again, init) : answer
  }
  document.addEventListener('click', holdDownload, true)
}

/** One dialog, however many requests wait for it; without a place for it nobody is asked. */
function proved(send: typeof fetch, signal?: AbortSignal | null): Promise<boolean> {
  running ??= ask(send).finally(() => {
    running = null
    show(null)
  })
  signal?.addEventListener('abort', () => open?.answer(false))
  return running
}

async function ask(send: typeof fetch): Promise<boolean> {
  if (watchers.size === 0) return false
  const answer = await send(STATE).catch(() => null)
  if (!answer?.ok) return false
  const { ways } = (await answer.json()) as { ways: ProofWay[] }
  return new Promise(done => show({ ways, answer: done }))
}

/** A file that is opened by its address is saved as whatever comes: so a refusal is heard before the browser goes there. */
async function holdDownload(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.('a[href^="/files/"]')
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!(link instanceof HTMLAnchorElement) || !plain || Date.now() < freeUntil) return
  event.preventDefault()
  event.stopPropagation()
  const state = await fetch(STATE).catch(() => null)
  if (state?.ok) provedUntil(((await state.json()) as { freshUntil: string | null }).freshUntil)
  if (Date.now() >= freeUntil) {
    const answer = await fetch(link.href, { method: 'HEAD' }).catch(() => null)
    if (answer?.headers.has(REFUSED)) return
    freeUntil = Date.now() + 1000
  }
  link.click()
}
