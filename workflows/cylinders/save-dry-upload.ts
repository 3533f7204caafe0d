import { specimensLabelled } from '~/db/cylinders/paper'
import type { Work } from '~/db/kit/work'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import { SubmitByLab } from '~/domain/cylinders/cylinder-test'
import type { DryRow } from '~/domain/cylinders/dry-upload'
import { type CellProblem, groupFixes } from '~/domain/kit/import'
import { Fault, Invalid } from '~/domain/kit/problem'
import { submitByLab } from './decide-cylinder-test'
import { recordDry } from './update-cylinder-test'

export type UploadedDry = { specimens: number; results: number; submitted: number }

/** Every row of the file or none: a row that does not fit says where it is, and nothing is written. */
export async function uploadDry(
  work: Work,
  rows: readonly (DryRow & { row: number })[],
  { submit, confirmed }: { submit: boolean; confirmed: boolean },
): Promise<UploadedDry> {
  const known = await specimensLabelled(
    work.sql,
    work.by,
    rows.map(row => row.label),
  )
  const problems: CellProblem[] = rows
    .filter(row => !known.has(row.label))
    .map(row => problem(row, 'There is no such specimen in your laboratory'))
  if (problems.length) throw unfit(problems)
  const byAge = grouped(rows, row => known.get(row.label)!.ageId)
  const items: { id: string; version: number }[] = []
  for (const [ageId, own] of byAge) items.push(await uploadAge(work, ageId, own, known, confirmed))
  if (submit) await submitByLab(work, SubmitByLab.parse({ items }))
  return { specimens: rows.length, results: items.length, submitted: submit ? items.length : 0 }
}

type Known = Awaited<ReturnType<typeof specimensLabelled>>

async function uploadAge(
  work: Work,
  ageId: string,
  own: readonly (DryRow & { row: number })[],
  known: Known,
  confirmed: boolean,
) {
  try {
    const { id, version } = await recordDry(work, {
      id: ageId,
      version: known.get(own[0]!.label)!.version,
      testedAt: own[0]!.testedAt,
      specimens: own.map(({ label, row: _row, testedAt: _at, ...of }) => ({ ...of, id: known.get(label)!.id })),
      ...(confirmed ? { confirmed: 'all' as const } : {}),
    })
    return { id, version }
  } catch (error) {
    if (error instanceof Fault) throw unfit([problem(own[0]!, error.message)])
    throw error
  }
}

const problem = ({ row, label }: { row: number; label: string }, message: string): CellProblem => ({
  row,
  cell: `A${row}`,
  column: 'Specimen',
  value: label,
  message,
})

export const unfit = (problems: CellProblem[]) =>
  new Invalid(
    `${problems.length === 1 ? '1 cell does' : `${problems.length} cells do`} not fit; nothing was written`,
    { file: problems.slice(0, 20).map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`) },
    { fixes: groupFixes(problems) },
  )
