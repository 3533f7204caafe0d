import type { Work } from '~/db/kit/work'
import { strengthClassControl } from '~/db/mixdesign/strength-class-control'
import { classFigures, type StrengthClassSave } from '~/domain/mixdesign/strength-class-control'

/** The figures of a class follow from what was typed; they are worked out here and never sent. */
export const saveStrengthClassControl = (work: Work, { id, version, active, ...of }: StrengthClassSave) =>
  strengthClassControl.save(work, {
    ...(id ? { id, version: version ?? 0 } : {}),
    ...of,
    ...classFigures(of),
    active,
  })
