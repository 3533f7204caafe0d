import type { Work } from '~/db/kit/work'
import { user } from '~/db/users/user'
import type { UserLanguage } from '~/domain/users/user-language'

/** Everybody chooses their own; the same again changes nothing. */
export async function chooseUserLanguage(work: Work, { language }: UserLanguage): Promise<UserLanguage> {
  const person = await user.lock(work, work.by.id)
  if (person.language !== language) await user.move(work, person, { language }, 'choose language')
  return { language }
}
