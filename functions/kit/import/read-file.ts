import type { FileSheet } from '~/domain/kit/import'
import { readCsv } from './csv'
import { kindOf } from './file-kind'
import type { ImportLimits } from './limits'
import { readXlsx } from './xlsx'

/** A file as rows of cells, or a refusal that says which rule it broke. Nothing of it is kept here. */
export async function readFile(file: { name: string; bytes: Uint8Array }, limits: ImportLimits): Promise<FileSheet[]> {
  return kindOf(file) === 'xlsx' ? readXlsx(file.bytes, limits) : readCsv(file.bytes, limits)
}
