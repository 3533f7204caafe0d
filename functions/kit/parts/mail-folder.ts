import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '~/functions/parts'
import { asMessage } from './letter'

/** On one machine letters become files; a letter that is sent twice is the same file twice. */
export function folderMail(folder: string, from: string): Mail {
  return {
    async send(letter) {
      if (!/^[\w-]{1,80}$/.test(letter.id)) throw new Error('A letter needs a plain id')
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${letter.id}.eml`)
      await writeFile(`${file}.new`, await asMessage(letter, from))
      await rename(`${file}.new`, file)
    },
  }
}
