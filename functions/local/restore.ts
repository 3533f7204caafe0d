import { resolve } from 'node:path'
import { instantOn } from '~/domain/kit/time'
import { startOptions } from '~/functions/start-options'
import { argument, inOneLine } from './backup/command'
import { openBackup, wanted } from './backup/options'
import { assertFree, restore } from './backup/restore'
import { StartFailure } from './start-failure'

/** `npm run restore [-- --at TIME] [--to FOLDER]`: a data folder as it was then, beside the one in use. */
export const restoreCommand = (args: string[]): Promise<void> =>
  inOneLine(async () => {
    const given = startOptions(process.env)
    const asked = argument(args, 'at')
    const at = asked ? momentOf(asked) : null
    const stamp = (at ?? new Date()).toISOString().replace(/[-:]|\.\d+/g, '')
    const to = resolve(argument(args, 'to') ?? `${given.data}-${stamp}`)
    assertFree(to)
    const vault = await openBackup(wanted(given.backup), to, { make: false })
    console.log(`Restoring ${at ? `to ${at.toISOString()}` : 'to the end of the log'} from ${vault.place}`)
    const { manifest, reached, files, seconds } = await restore({ vault, at, to })
    console.log(`Base ${manifest.id}, whole up to ${reached.toISOString()}, ${files} files`)
    console.log(`Restored in ${seconds.toFixed(1)} s. Start it with: PORTAL_DATA=${to} npm start`)
  })

/** An instant with its offset, or a day and a time as the clocks of the company show it. */
function momentOf(text: string): Date {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text) ?? []
  const at = day && time ? instantOn(day, time) : new Date(text)
  if (Number.isNaN(at.getTime()) || !(day || /T.*(Z|[+-]\d\d:?\d\d)$/.test(text)))
    throw new StartFailure(`--at must be a time like "2026-11-22 14:05" or 2026-11-22T14:05:30+08:00.`)
  if (at > new Date()) throw new StartFailure('--at is in the future.')
  return at
}
