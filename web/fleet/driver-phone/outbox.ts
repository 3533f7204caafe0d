import { useCallback, useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import type { Entry } from '~/web/kit/outbox/entry'
import { useOutbox } from '~/web/kit/outbox/use-outbox'
import { useKeptBefore } from './kept-before'
import { pressOf, type Told } from './phone-report'

/** Locked, revoked or too much at once: after the PIN it is sent. */
const LATER = [401, 403, 429]

/**
 * What was told and is not sent yet. It belongs to the phone's own key: after a PIN of nobody else it is sent by. A step that
 * is refused holds up nothing, since what comes after it is true all the same.
 */
export function useDriverOutbox(phoneId: string, now: () => Date) {
  /** Sent, and perhaps not in what the page shows of the load. */
  const [sent, setSent] = useState<Told | null>(null)
  const onTaken = useCallback((entry: Entry) => setSent(toldIn(entry)), [])
  const { waiting, refused, full, add, dismiss, flush } = useOutbox({ owner: phoneId, now, later: LATER, onTaken })
  useKeptBefore(phoneId, flush)
  const tell = (told: Told) => void add(pressOf(told))
  const shown = (entry: Entry) => ({ ...toldIn(entry), entry, key: entry.key, at: entry.at, why: whyOf(entry) })
  return { waiting: waiting.map(shown), refused: refused.map(shown), sent, full, tell, dismiss }
}
export type Outbox = ReturnType<typeof useDriverOutbox>

const toldIn = ({ fields }: Entry): Told => JSON.parse(fields[0]?.[1] ?? '{}') as Told

/** The words of the field that is wrong, else of the whole. */
const whyOf = ({ refused }: Entry): string =>
  Object.values(refused?.errors ?? {}).flat()[0] ?? refused?.detail ?? kitWords.statusRefused()
