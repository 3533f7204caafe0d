import * as kitWords from '~/domain/kit/words'

/** When a record was last saved, and by whom where a person did. */
export const savedNote = (of: { updatedAt: unknown; updatedByName?: string | null }): string =>
  of.updatedByName
    ? kitWords.recordSavedBy({ at: String(of.updatedAt), name: of.updatedByName })
    : kitWords.recordSaved({ at: String(of.updatedAt) })
