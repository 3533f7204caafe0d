import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '~/functions/parts'
import { asMessage } from './letter'

/** What is beside the message, so that a list need not take messages apart. */
export type KeptLetter = { id: string; to: string[]; subject: string; text: string; attachments: string[] }

/** On one machine letters become files; a letter that is sent twice is the same file twice. */
export function folderMail(folder: string, from: string): Mail {
  return {
    knowsIds: true,
    async send(letter) {
      if (!/^[\w-]{1,80}$/.test(letter.id)) throw new Error('An e-mail needs a plain id')
      await mkdir(folder, { recursive: true })
      const { id, to, subject, text, attachments = [] } = letter
      const kept: KeptLetter = { id, to, subject, text, attachments: attachments.map(({ name }) => name) }
      await put(join(folder, `${id}.eml`), await asMessage(letter, from))
      await put(join(folder, `${id}.json`), JSON.stringify(kept))
    },
  }
}

async function put(file: string, content: string | Buffer) {
  await writeFile(`${file}.new`, content, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
