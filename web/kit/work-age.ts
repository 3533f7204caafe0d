import { ageInDays, businessDay, daysBetween } from '~/domain/kit/time'
import * as words from '~/domain/kit/words'
import { showAgo } from '~/web/kit/dates'

type WorkAge = { text: string; tone: 'neutral' | 'waiting' | 'stop' }

/** How long ago a day or a moment is, or how far ahead; the tone says when it has been long. */
export function workAge(at: string, now: Date): WorkAge {
  const isDay = at.length === 10
  const days = isDay ? daysBetween(at, businessDay(now)) : ageInDays(new Date(at), now)
  if (days > 0) return { text: words.timeDaysAgo({ days }), tone: days > 5 ? 'stop' : days > 2 ? 'waiting' : 'neutral' }
  if (!isDay) return { text: showAgo(at, now), tone: 'neutral' }
  return { text: days === 0 ? words.timeToday() : words.timeInDays({ days: -days }), tone: 'neutral' }
}
