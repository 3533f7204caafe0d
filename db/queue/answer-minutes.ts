import { businessDay } from '~/domain/kit/time'
import type { AnswerMinutes } from '~/domain/queue/next-truck'
import type { Sql } from '../kit/open'
import { settingsByDay } from '../kit/setting'

const ALERT = 'queue.acknowledge-alert-minutes'
const NEXT = 'queue.acknowledge-next-minutes'

/** After how many minutes a called truck without an answer is called again, and the next one may go. */
export async function answerMinutes(sql: Sql, now: Date): Promise<AnswerMinutes> {
  const day = businessDay(now)
  const on = await settingsByDay(sql, [ALERT, NEXT])
  return { alert: on(ALERT, day), next: on(NEXT, day) }
}
