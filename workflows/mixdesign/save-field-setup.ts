import type { Work } from '~/db/kit/work'
import { mixFieldSetting } from '~/db/mixdesign/field-setup'
import type { MixFieldSave } from '~/domain/mixdesign/field-setup'

/** Whether a field of the mix designs is needed, and between which values. */
export const saveFieldSetup = (work: Work, { id, version, ...fields }: MixFieldSave) =>
  mixFieldSetting.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...fields })
