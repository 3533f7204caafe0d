import type { DraftDetail } from '~/web/kit/client/billing'

/** A draft as the editor has it. */
export type Shown = DraftDetail
