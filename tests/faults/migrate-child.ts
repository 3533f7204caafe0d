import { migrate } from '~/db/kit/migrate'

/** Migrates as a start does, and dies at the step that it is told, as if the machine had lost its power there. */
const { OWNER_URL, FOLDER, RELEASE, DIE_AT } = process.env
void migrate({
  ownerUrl: OWNER_URL!,
  folder: FOLDER!,
  release: Number(RELEASE),
  secret: 'tests',
  at(step) {
    if (step === DIE_AT) process.kill(process.pid, 'SIGKILL')
  },
})
