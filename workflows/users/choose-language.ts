import type { Work } from '~/db/kit/work'
import { user } from '~/db/users/user'
import type { OwnLanguage } from '~/domain/users/own-language'

/** Everybody chooses their own; the same again changes nothing. */
export async function chooseLanguage(work: Work, { language }: OwnLanguage): Promise<OwnLanguage> {
  const person = await user.lock(work, work.by.id)
  if (person.language !== language) await user.move(work, person, { language }, 'choose language')
  return { language }
}
