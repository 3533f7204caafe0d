import type { ScanState } from '~/domain/kit/attachment'
import { Invalid, Unavailable } from '~/domain/kit/problem'
import type { Ctx } from './context'

/** What the scanner says of a file before it is taken: an infected one is refused, and one that it cannot look at now is held. */
export async function scanned(c: Ctx, bytes: Uint8Array): Promise<Exclude<ScanState, 'infected'>> {
  const { scanner, log } = c.var.parts
  if (!scanner) return 'none'
  const verdict = await scanner.scan(bytes).catch((error: unknown) => {
    log.warn('virus scanner', { error })
    return null
  })
  if (!verdict) return 'waiting'
  if (verdict.clean) return 'clean'
  const why = `The file was refused by the virus scanner: ${verdict.found}`
  throw new Invalid(why, { file: [why] })
}

/** A file that is read at once cannot be held: it is not opened before it was scanned. */
export async function readable(c: Ctx, bytes: Uint8Array): Promise<void> {
  if ((await scanned(c, bytes)) === 'waiting')
    throw new Unavailable('Files cannot be scanned for viruses right now. Try again in a few minutes', undefined, {
      retryAfter: 60,
    })
}
