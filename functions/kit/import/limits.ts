import { Invalid } from '~/domain/kit/problem'

/** How much of a file is looked at, so that one that was made to hurt is refused before it does. */
export type ImportLimits = typeof USUAL_LIMITS

export const USUAL_LIMITS = {
  /** Fields of the form that carries the file, and letters of the head of one of them. */
  parts: 20,
  partHead: 4096,
  nameLength: 160,
  /** Of the archive that a workbook is. */
  entries: 2000,
  unpacked: 50 * 1024 * 1024,
  ratio: 100,
  /** Of what is taken out of it. */
  sheets: 20,
  rows: 50_000,
  columns: 200,
  cells: 500_000,
  strings: 100_000,
  letters: 10_000_000,
  cellLetters: 1000,
  /** Letters of one tag of its XML, and how deep tags may nest. */
  tag: 64 * 1024,
  depth: 64,
  milliseconds: 20_000,
}

/** Why a file is not taken, in the field that brought it. */
export const refuseFile = (message: string, rule: string) => new Invalid(message, { file: [message] }, { rule })
