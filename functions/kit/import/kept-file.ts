import * as z from 'zod'
import type { FileSheet } from '~/domain/kit/import'
import { IMPORTS } from '~/domain/kit/ports'
import { Missing } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { newId } from '~/domain/kit/uuid'
import { type Ctx, personOf } from '../context'

/** What was read of a file, kept for its owner alone until it is taken in. The file itself is not kept. */
export type KeptFile = {
  fileName: string
  sheets: FileSheet[]
  /** Present once the file was taken in: the rows that stayed out, and why. */
  rejected?: { row: number; why: string }[]
}

export const ImportId = z.strictObject({ id: id() })

export async function keep(c: Ctx, noun: string, file: KeptFile, importId = newId()): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(file))
  await c.var.parts.shelf.put(keyOf(c, noun, importId), bytes, 'application/json')
  return importId
}

export async function keptFile(c: Ctx, noun: string, importId: string): Promise<KeptFile> {
  const found = await c.var.parts.shelf.get(keyOf(c, noun, importId))
  if (!found) throw new Missing('This file has expired. Upload it again')
  return JSON.parse(new TextDecoder().decode(found.body)) as KeptFile
}

/** The owner is in the key: another person's file is one that is not there. */
const keyOf = (c: Ctx, noun: string, importId: string) => `${IMPORTS}${noun}/${personOf(c).id}/${importId}.json`
