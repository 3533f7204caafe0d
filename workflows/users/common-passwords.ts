import { createHash } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import long from './data/long-passwords.json'

let known: { words: ReadonlySet<string>; long: ReadonlySet<string> } | undefined

/**
 * Whether many people have used it, in lower case: the 49,000 most common passwords, which are short, and of the million
 * most common ones all that are as long as a password has to be here. Read when the first one is chosen.
 */
export function isCommonPassword(text: string): boolean {
  known ??= { words: new Set(dictionary['passwords-common'] as string[]), long: new Set(hashesOf()) }
  return known.words.has(text) || known.long.has(beginning(createHash('sha256').update(text).digest()))
}

const beginning = (hash: Buffer, from = 0) => hash.toString('base64', from, from + long.bytes)

function hashesOf(): string[] {
  const all = Buffer.from(long.hashes, 'base64')
  return Array.from({ length: long.count }, (_, no) => beginning(all, no * long.bytes))
}
