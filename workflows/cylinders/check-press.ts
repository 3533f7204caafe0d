import { agesOf, type CylinderAgeRow, type CylinderTestRow } from '~/db/cylinders/cylinder-test'
import type { Work } from '~/db/kit/work'
import { pressDoubts } from '~/domain/cylinders/press-doubts'
import * as words from '~/domain/cylinders/words'
import { Refused } from '~/domain/kit/problem'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import type { measured } from './measure-cylinder-test'

type Pressed = Awaited<ReturnType<typeof measured>>

/**
 * What is unusual is asked first, with its figures, and kept when the person answers exactly that: another reading is
 * another question. `all` is the answer to every one.
 */
export async function checkPress(
  work: Work,
  set: CylinderTestRow,
  age: CylinderAgeRow,
  { specimens, values }: Pressed,
  confirmed: readonly string[] | 'all',
): Promise<void> {
  if (confirmed === 'all') return
  const ages = await agesOf(work.sql, [set.id])
  const doubts = pressDoubts({
    kind: set.specimenKind as SpecimenKind,
    ageDays: age.ageDays,
    ageHours: values.ageHours!,
    fck: set.fck,
    mean: values.mean!,
    specimens: specimens.flatMap(({ label, loadKn, strength, excluded }) =>
      loadKn === null || strength === null || excluded ? [] : [{ label, loadKn, strength }],
    ),
    others: ages.flatMap(({ id, ageDays, mean, status }) =>
      id === age.id || mean === null || status === 'withdrawn' ? [] : [{ ageDays, mean }],
    ),
  })
  const open = doubts.filter(doubt => !confirmed.includes(doubt))
  if (open.length)
    throw new Refused(words.doubtCheckFirst({ what: doubts.join('. ') }), undefined, { rule: 'confirm', doubts })
}
